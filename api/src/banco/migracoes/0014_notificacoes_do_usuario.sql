CREATE TABLE "notificacoes_do_usuario" (
	"usuario_id" integer NOT NULL,
	"notificacao" text NOT NULL,
	"lida" boolean DEFAULT false NOT NULL,
	"dispensada_ate" date,
	"dispensa" uuid,
	CONSTRAINT "notificacoes_do_usuario_usuario_id_notificacao_pk" PRIMARY KEY("usuario_id","notificacao")
);
--> statement-breakpoint
ALTER TABLE "notificacoes_do_usuario" ADD CONSTRAINT "notificacoes_do_usuario_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT marcar_mudancas_de('notificacoes_do_usuario');
