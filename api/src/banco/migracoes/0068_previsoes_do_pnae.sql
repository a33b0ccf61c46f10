CREATE TABLE "previsoes_do_pnae" (
	"ano" integer PRIMARY KEY NOT NULL,
	"dia" date NOT NULL,
	"marcas" text NOT NULL,
	"lembrete" text
);
--> statement-breakpoint
SELECT marcar_mudancas_de('previsoes_do_pnae');
