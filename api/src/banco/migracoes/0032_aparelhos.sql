CREATE TABLE "aparelhos" (
	"hash" text NOT NULL,
	"usuario_id" integer NOT NULL,
	"nome" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "aparelhos_hash_usuario_id_pk" PRIMARY KEY("hash","usuario_id")
);
--> statement-breakpoint
ALTER TABLE "aparelhos" ADD CONSTRAINT "aparelhos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aparelhos_usuario" ON "aparelhos" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "aparelhos_usado" ON "aparelhos" USING btree ("usado_em");