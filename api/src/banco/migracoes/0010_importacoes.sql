CREATE TABLE "colunas_importadas" (
	"entidade" text NOT NULL,
	"titulo" text NOT NULL,
	"campo" text,
	CONSTRAINT "colunas_importadas_entidade_titulo_pk" PRIMARY KEY("entidade","titulo")
);
--> statement-breakpoint
SELECT marcar_mudancas_de('colunas_importadas');
