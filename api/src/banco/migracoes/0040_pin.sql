ALTER TABLE "tokens" ALTER COLUMN "senha_em" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "aparelhos" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "aparelhos" ADD COLUMN "pin_desde" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aparelhos" ADD COLUMN "pin_erros" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "alcance" text DEFAULT 'TUDO' NOT NULL;--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "sessao_minutos_pin" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
UPDATE "tokens" SET "alcance" = 'SEGUNDO_FATOR' WHERE "restrita";--> statement-breakpoint
ALTER TABLE "tokens" DROP COLUMN "restrita";--> statement-breakpoint
ALTER TABLE "aparelhos" ADD CONSTRAINT "aparelho_pin" CHECK (("aparelhos"."pin_hash" is null) = ("aparelhos"."pin_desde" is null));--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "token_alcance" CHECK ("tokens"."alcance" in ('TUDO','SEGUNDO_FATOR','COZINHA'));