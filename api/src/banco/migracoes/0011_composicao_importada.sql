ALTER TABLE "composicao_alimentos" ALTER COLUMN "categoria" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "composicao_alimentos" ALTER COLUMN "forma" DROP NOT NULL;