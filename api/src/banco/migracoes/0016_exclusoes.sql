CREATE TABLE "exclusoes" (
	"entidade" text NOT NULL,
	"registro" text NOT NULL,
	"usuario_id" integer NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"linhas" jsonb NOT NULL,
	"referencias" jsonb NOT NULL,
	CONSTRAINT "exclusoes_entidade_registro_pk" PRIMARY KEY("entidade","registro")
);
--> statement-breakpoint
ALTER TABLE "exclusoes" ADD CONSTRAINT "exclusoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusoes_usuario" ON "exclusoes" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "exclusoes_em" ON "exclusoes" USING btree ("em");
--> statement-breakpoint
SELECT marcar_mudancas_de('exclusoes');
