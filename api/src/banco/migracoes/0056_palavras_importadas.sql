CREATE TABLE "palavras_importadas" (
	"entidade" text NOT NULL,
	"campo" text NOT NULL,
	"texto" text NOT NULL,
	"opcao" text NOT NULL,
	CONSTRAINT "palavras_importadas_entidade_campo_texto_pk" PRIMARY KEY("entidade","campo","texto")
);--> statement-breakpoint
SELECT marcar_mudancas_de('palavras_importadas');
