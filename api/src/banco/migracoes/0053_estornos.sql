ALTER TABLE "balancos" ADD COLUMN "estornado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "balancos" ADD COLUMN "estornado_por_id" integer;--> statement-breakpoint
ALTER TABLE "balancos" ADD COLUMN "motivo_estorno" text;--> statement-breakpoint
ALTER TABLE "kits" ADD COLUMN "estornado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kits" ADD COLUMN "estornado_por_id" integer;--> statement-breakpoint
ALTER TABLE "kits" ADD COLUMN "motivo_estorno" text;--> statement-breakpoint
ALTER TABLE "movimentacoes" ADD COLUMN "estornado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "movimentacoes" ADD COLUMN "estornado_por_id" integer;--> statement-breakpoint
ALTER TABLE "movimentacoes" ADD COLUMN "motivo_estorno" text;--> statement-breakpoint
ALTER TABLE "balancos" ADD CONSTRAINT "balanco_estorno" CHECK (num_nulls("balancos"."estornado_em", "balancos"."estornado_por_id", "balancos"."motivo_estorno") in (0, 3));--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kit_estorno" CHECK (num_nulls("kits"."estornado_em", "kits"."estornado_por_id", "kits"."motivo_estorno") in (0, 3));--> statement-breakpoint
ALTER TABLE "movimentacoes" ADD CONSTRAINT "movimentacao_estorno" CHECK (num_nulls("movimentacoes"."estornado_em", "movimentacoes"."estornado_por_id", "movimentacoes"."motivo_estorno") in (0, 3));--> statement-breakpoint
ALTER TABLE "movimentacoes" ADD CONSTRAINT "movimentacao_estornada" CHECK ("movimentacoes"."estornado_em" is null or "movimentacoes"."status" = 'RECEBIDA');