ALTER TABLE "kardex" ADD COLUMN "preco_unidade" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "kardex" ADD COLUMN "origem_preco" text;--> statement-breakpoint
ALTER TABLE "kardex" ADD COLUMN "preco_estimado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "kardex_preco_da_adicao" ON "kardex" USING btree ("produto_estoque_id","id") WHERE "kardex"."tipo" = 'ADICAO' and "kardex"."preco_unidade" is not null;--> statement-breakpoint
ALTER TABLE "kardex" ADD CONSTRAINT "kardex_preco" CHECK (("kardex"."preco_unidade" is null) = ("kardex"."origem_preco" is null));
--> statement-breakpoint
-- Meals of before get the price that is known now, as an estimate: what their lots cost on their day was not kept.
ALTER TABLE kardex DISABLE TRIGGER kardex_so_inclui;
--> statement-breakpoint
WITH linhas AS (
  SELECT DISTINCT pe.id, pe.produto_lote_id, l.produto_id
  FROM kardex k JOIN produtos_estoque pe ON pe.id = k.produto_estoque_id JOIN produto_lotes l ON l.id = pe.produto_lote_id
  WHERE k.tipo = 'REFEICAO'),
comprados AS (
  SELECT DISTINCT ON (o.produto_lote_id) o.produto_lote_id, s.preco_unidade
  FROM produtos_estoque o
  JOIN recebimento_produtos rp ON rp.produto_estoque_id = o.id
  JOIN recebimentos r ON r.id = rp.recebimento_id JOIN itens_solicitacao s ON s.id = rp.item_solicitacao_id
  WHERE r.estornado_em IS NULL
  ORDER BY o.produto_lote_id, rp.id DESC),
contratados AS (
  SELECT DISTINCT ON (ip.produto_id) ip.produto_id, ip.preco_unidade
  FROM itens_proposta ip JOIN propostas_vencedoras v ON v.id = ip.proposta_id JOIN aquisicoes a ON a.id = v.aquisicao_id
  WHERE a.status <> 'CANCELADA'
  ORDER BY ip.produto_id, a.data_contrato DESC, a.id DESC),
pagos AS (
  SELECT DISTINCT ON (s.produto_id) s.produto_id, s.preco_unidade
  FROM itens_solicitacao s JOIN solicitacoes q ON q.id = s.solicitacao_id
  WHERE q.status <> 'CANCELADA'
  ORDER BY s.produto_id, q.id DESC),
precos AS (
  SELECT n.id, coalesce(b.preco_unidade, t.preco_unidade, g.preco_unidade) AS preco,
    CASE WHEN b.preco_unidade IS NOT NULL THEN 'RECEBIMENTO' WHEN t.preco_unidade IS NOT NULL THEN 'CONTRATO' ELSE 'ULTIMA_COMPRA' END AS origem
  FROM linhas n LEFT JOIN comprados b ON b.produto_lote_id = n.produto_lote_id
  LEFT JOIN contratados t ON t.produto_id = n.produto_id LEFT JOIN pagos g ON g.produto_id = n.produto_id)
UPDATE kardex k SET preco_unidade = p.preco, origem_preco = p.origem, preco_estimado = true
FROM precos p WHERE k.tipo = 'REFEICAO' AND p.id = k.produto_estoque_id AND p.preco IS NOT NULL;
--> statement-breakpoint
ALTER TABLE kardex ENABLE TRIGGER kardex_so_inclui;
