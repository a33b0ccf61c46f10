CREATE TABLE "codigos_do_fornecedor" (
	"fornecedor_id" integer NOT NULL,
	"codigo" text NOT NULL,
	"produto_id" integer NOT NULL,
	CONSTRAINT "codigos_do_fornecedor_fornecedor_id_codigo_pk" PRIMARY KEY("fornecedor_id","codigo")
);
--> statement-breakpoint
CREATE TABLE "notas_eletronicas" (
	"nota_fiscal_id" integer PRIMARY KEY NOT NULL,
	"xml" text NOT NULL,
	"motivo_destinatario" text
);
--> statement-breakpoint
ALTER TABLE "notas_fiscais" ADD COLUMN "chave" text;--> statement-breakpoint
ALTER TABLE "codigos_do_fornecedor" ADD CONSTRAINT "codigos_do_fornecedor_fornecedor_id_fornecedores_id_fk" FOREIGN KEY ("fornecedor_id") REFERENCES "public"."fornecedores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigos_do_fornecedor" ADD CONSTRAINT "codigos_do_fornecedor_produto_id_produtos_id_fk" FOREIGN KEY ("produto_id") REFERENCES "public"."produtos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_eletronicas" ADD CONSTRAINT "notas_eletronicas_nota_fiscal_id_notas_fiscais_id_fk" FOREIGN KEY ("nota_fiscal_id") REFERENCES "public"."notas_fiscais"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codigos_do_fornecedor_produto" ON "codigos_do_fornecedor" USING btree ("produto_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notas_fiscais_chave_unica" ON "notas_fiscais" USING btree ("chave") WHERE "notas_fiscais"."liberada_em" is null;
--> statement-breakpoint
SELECT marcar_mudancas_de('codigos_do_fornecedor');--> statement-breakpoint
SELECT marcar_mudancas_de('notas_eletronicas');
