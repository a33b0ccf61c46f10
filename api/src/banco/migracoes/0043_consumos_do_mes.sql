CREATE TABLE "consumos_do_mes" (
	"produto_estoque_id" integer NOT NULL,
	"mes" date NOT NULL,
	"estoque_id" integer NOT NULL,
	"produto_id" integer NOT NULL,
	"quantidade" numeric(14, 3) NOT NULL,
	CONSTRAINT "consumos_do_mes_produto_estoque_id_mes_pk" PRIMARY KEY("produto_estoque_id","mes")
);
--> statement-breakpoint
ALTER TABLE "consumos_do_mes" ADD CONSTRAINT "consumos_do_mes_produto_estoque_id_produtos_estoque_id_fk" FOREIGN KEY ("produto_estoque_id") REFERENCES "public"."produtos_estoque"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consumos_do_mes_mes" ON "consumos_do_mes" USING btree ("mes");
--> statement-breakpoint
-- What the ledger holds until now.
INSERT INTO consumos_do_mes (produto_estoque_id, mes, estoque_id, produto_id, quantidade)
SELECT k.produto_estoque_id, date_trunc('month', d.dia::timestamp)::date, pe.estoque_id, l.produto_id, sum(-k.quantidade)
FROM kardex k
JOIN (SELECT 'refeicoes' AS documento, id, dia FROM refeicoes UNION ALL SELECT 'kits', id, data FROM kits) d
  ON d.documento = k.documento AND d.id = k.documento_id
JOIN produtos_estoque pe ON pe.id = k.produto_estoque_id
JOIN produto_lotes l ON l.id = pe.produto_lote_id
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
SELECT marcar_mudancas_de('consumos_do_mes');
