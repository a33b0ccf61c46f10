CREATE TABLE "adesoes" (
	"unidade_educacional_id" integer NOT NULL,
	"categoria" text NOT NULL,
	"percentual" numeric(5, 2) NOT NULL,
	CONSTRAINT "adesoes_unidade_educacional_id_categoria_pk" PRIMARY KEY("unidade_educacional_id","categoria"),
	CONSTRAINT "adesoes_percentual" CHECK ("adesoes"."percentual" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "adesoes" ADD CONSTRAINT "adesoes_unidade_educacional_id_unidades_educacionais_id_fk" FOREIGN KEY ("unidade_educacional_id") REFERENCES "public"."unidades_educacionais"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT marcar_mudancas_de('adesoes');
