CREATE TABLE "minimos_de_estoque" (
	"estoque_id" integer NOT NULL,
	"produto_id" integer NOT NULL,
	"quantidade" numeric(14, 3) NOT NULL,
	CONSTRAINT "minimos_de_estoque_estoque_id_produto_id_pk" PRIMARY KEY("estoque_id","produto_id"),
	CONSTRAINT "minimos_de_estoque_quantidade" CHECK ("minimos_de_estoque"."quantidade" > 0)
);
--> statement-breakpoint
ALTER TABLE "minimos_de_estoque" ADD CONSTRAINT "minimos_de_estoque_estoque_id_estoques_id_fk" FOREIGN KEY ("estoque_id") REFERENCES "public"."estoques"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minimos_de_estoque" ADD CONSTRAINT "minimos_de_estoque_produto_id_produtos_id_fk" FOREIGN KEY ("produto_id") REFERENCES "public"."produtos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "minimos_de_estoque_produto" ON "minimos_de_estoque" USING btree ("produto_id");--> statement-breakpoint
SELECT marcar_mudancas_de('minimos_de_estoque');
