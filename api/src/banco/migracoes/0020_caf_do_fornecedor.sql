ALTER TABLE "fornecedores" ADD COLUMN "caf_validade" date;--> statement-breakpoint
ALTER TABLE "fornecedores" ADD COLUMN "caf_membros" jsonb DEFAULT '[]'::jsonb NOT NULL;