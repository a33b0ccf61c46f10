CREATE TABLE "semanas_enviadas" (
	"semana" date PRIMARY KEY NOT NULL,
	"enviada_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "semana_por_email" text DEFAULT 'LIGADO' NOT NULL;--> statement-breakpoint
SELECT marcar_mudancas_de('semanas_enviadas');
