ALTER TABLE "itens_produto" ADD COLUMN "grupo" text;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "forma_da_fruta" text;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "ferro_heme" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "fonte_vitamina_a" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "classe_restrita" text;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "proibido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "acucar_adicionado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "alto_em" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "itens_produto" ADD COLUMN "regional" boolean DEFAULT false NOT NULL;