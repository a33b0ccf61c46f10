ALTER TABLE "produtos" ADD COLUMN "temperatura_minima" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "produtos" ADD COLUMN "temperatura_maxima" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "recebimento_produtos" ADD COLUMN "temperatura_minima" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "recebimento_produtos" ADD COLUMN "temperatura_maxima" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "recebimentos" ADD COLUMN "justificativa_temperatura" text;--> statement-breakpoint
ALTER TABLE "produtos" ADD CONSTRAINT "produtos_temperaturas" CHECK ("produtos"."temperatura_minima" <= "produtos"."temperatura_maxima");