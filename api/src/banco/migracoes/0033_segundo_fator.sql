CREATE TABLE "autenticadores" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"segredo" text,
	"segredo_novo" text,
	"desde" timestamp with time zone,
	"ultimo_passo" bigint
);
--> statement-breakpoint
CREATE TABLE "bilhetes" (
	"hash" text PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"expira_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codigos_de_recuperacao" (
	"usuario_id" integer NOT NULL,
	"hash" text NOT NULL,
	"usado_em" timestamp with time zone,
	CONSTRAINT "codigos_de_recuperacao_usuario_id_hash_pk" PRIMARY KEY("usuario_id","hash")
);
--> statement-breakpoint
ALTER TABLE "aparelhos" ADD COLUMN "segundo_fator_ate" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "restrita" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "municipio" ADD COLUMN "segundo_fator_obrigatorio" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "autenticadores" ADD CONSTRAINT "autenticadores_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bilhetes" ADD CONSTRAINT "bilhetes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigos_de_recuperacao" ADD CONSTRAINT "codigos_de_recuperacao_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bilhetes_usuario" ON "bilhetes" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "bilhetes_expira" ON "bilhetes" USING btree ("expira_em");