CREATE TABLE "matriculas" (
	"unidade_educacional_id" integer NOT NULL,
	"ano" integer NOT NULL,
	"categoria" text NOT NULL,
	"jornada" text NOT NULL,
	"quantidade" integer NOT NULL,
	"origem" text NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "matriculas_unidade_educacional_id_ano_categoria_jornada_pk" PRIMARY KEY("unidade_educacional_id","ano","categoria","jornada"),
	CONSTRAINT "matriculas_quantidade" CHECK ("matriculas"."quantidade" >= 0)
);
--> statement-breakpoint
SELECT marcar_mudancas_de('matriculas');--> statement-breakpoint
ALTER TABLE "unidades_educacionais" ADD COLUMN "localizacao" text;--> statement-breakpoint
ALTER TABLE "unidades_educacionais" ADD COLUMN "pct" text;--> statement-breakpoint
ALTER TABLE "unidades_educacionais" ADD COLUMN "refeicoes_por_dia" integer;--> statement-breakpoint
ALTER TABLE "unidades_educacionais" ADD COLUMN "alunos_aee" integer;--> statement-breakpoint
ALTER TABLE "matriculas" ADD CONSTRAINT "matriculas_unidade_educacional_id_unidades_educacionais_id_fk" FOREIGN KEY ("unidade_educacional_id") REFERENCES "public"."unidades_educacionais"("id") ON DELETE cascade ON UPDATE no action;