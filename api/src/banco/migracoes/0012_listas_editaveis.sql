ALTER TABLE "convencoes" ADD COLUMN "ativa" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "convencoes" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "convencoes_descricao_unica" ON "convencoes" USING btree ("lista",lower("descricao"));