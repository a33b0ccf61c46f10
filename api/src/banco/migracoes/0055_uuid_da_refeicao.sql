ALTER TABLE "refeicoes" ADD COLUMN "uuid" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "refeicoes_uuid_unico" ON "refeicoes" USING btree ("uuid");