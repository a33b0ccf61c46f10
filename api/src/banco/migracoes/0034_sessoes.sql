ALTER TABLE "tokens" ADD COLUMN "usado_em" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "termina_em" timestamp with time zone DEFAULT now() + interval '7 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "sem_uso_s" integer DEFAULT 43200 NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "aparelho" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "endereco" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "fim" text;--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "sessao_dias" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "sessao_minutos" integer DEFAULT 720 NOT NULL;--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "sessao_minutos_cozinha" integer DEFAULT 720 NOT NULL;--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "sessao_minutos_gestao" integer DEFAULT 720 NOT NULL;