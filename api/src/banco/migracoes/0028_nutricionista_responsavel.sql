ALTER TABLE "municipio" ADD COLUMN "nutricionista_nome" text;--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "nutricionista_crn" text;