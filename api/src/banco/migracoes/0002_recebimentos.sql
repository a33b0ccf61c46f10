ALTER TABLE "recebimento_produtos" DROP CONSTRAINT "recebimento_produtos_item_solicitacao_id_itens_solicitacao_id_fk";
--> statement-breakpoint
DROP INDEX "notas_fiscais_numero_unico";--> statement-breakpoint
ALTER TABLE "recebimento_produtos" ALTER COLUMN "item_solicitacao_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recebimentos" ALTER COLUMN "nota_fiscal_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kardex" ADD COLUMN "estorna_id" integer;--> statement-breakpoint
ALTER TABLE "itens_solicitacao" ADD COLUMN "valor_item" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "notas_fiscais" ADD COLUMN "motivo_repeticao" text;--> statement-breakpoint
ALTER TABLE "notas_fiscais" ADD COLUMN "liberada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recebimentos" ADD COLUMN "estornado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recebimentos" ADD COLUMN "estornado_por_id" integer;--> statement-breakpoint
ALTER TABLE "recebimentos" ADD COLUMN "motivo_estorno" text;--> statement-breakpoint
ALTER TABLE "solicitacoes" ADD COLUMN "numero" integer;--> statement-breakpoint
ALTER TABLE "solicitacoes" ADD COLUMN "ano" integer;--> statement-breakpoint
-- The requests that are there are numbered within the year of their date, in the order in which they were made.
UPDATE "solicitacoes" s SET "ano" = n.ano, "numero" = n.numero
FROM (
  SELECT id, extract(year FROM data_solicitacao)::int AS ano, row_number() OVER (PARTITION BY extract(year FROM data_solicitacao) ORDER BY data_solicitacao, id) AS numero
  FROM "solicitacoes"
) n WHERE n.id = s.id;--> statement-breakpoint
-- Quantity × price, half up to cents. Where the cents of an item's requests together pass what the contract allows, each gets its part of the whole instead.
UPDATE "itens_solicitacao" x SET "valor_item" = v.valor
FROM (
  SELECT t.id, CASE
    WHEN t.cancelada OR sum(t.proprio) FILTER (WHERE NOT t.cancelada) OVER (PARTITION BY t.item_proposta_id) <= t.autorizado THEN t.proprio
    ELSE least(t.proprio, least(round(t.acumulada * t.preco_unidade, 2), t.autorizado) - least(round((t.acumulada - t.quantidade) * t.preco_unidade, 2), t.autorizado))
  END AS valor
  FROM (
    SELECT i.id, i.item_proposta_id, i.quantidade, i.preco_unidade, s.status = 'CANCELADA' AS cancelada, round(i.quantidade * i.preco_unidade, 2) AS proprio,
      sum(i.quantidade) OVER (PARTITION BY i.item_proposta_id, s.status = 'CANCELADA' ORDER BY i.id) AS acumulada,
      p.valor_item + coalesce((SELECT sum(a.valor_item) FROM "itens_aditivados" a WHERE a.item_proposta_id = p.id), 0) AS autorizado
    FROM "itens_solicitacao" i JOIN "solicitacoes" s ON s.id = i.solicitacao_id JOIN "itens_proposta" p ON p.id = i.item_proposta_id
  ) t
) v WHERE v.id = x.id;--> statement-breakpoint
-- What was sent back whole keeps no invoice number.
UPDATE "notas_fiscais" n SET "liberada_em" = r.recebido_em
FROM "recebimentos" r WHERE r.nota_fiscal_id = n.id AND NOT EXISTS (SELECT 1 FROM "recebimento_produtos" p WHERE p.recebimento_id = r.id);--> statement-breakpoint
-- Invoices of one supplier that two requests have already: from now on a reason is asked for.
UPDATE "notas_fiscais" n SET "motivo_repeticao" = 'Lançada antes da conferência de notas repetidas.'
FROM "solicitacoes" s JOIN "propostas_vencedoras" v ON v.id = s.proposta_id
WHERE s.id = n.solicitacao_id AND n.liberada_em IS NULL AND EXISTS (
  SELECT 1 FROM "notas_fiscais" o JOIN "solicitacoes" os ON os.id = o.solicitacao_id JOIN "propostas_vencedoras" ov ON ov.id = os.proposta_id
  WHERE o.numero = n.numero AND o.id < n.id AND o.liberada_em IS NULL AND ov.fornecedor_id = v.fornecedor_id);--> statement-breakpoint
ALTER TABLE "itens_solicitacao" ALTER COLUMN "valor_item" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "solicitacoes" ALTER COLUMN "numero" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "solicitacoes" ALTER COLUMN "ano" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recebimento_produtos" ADD CONSTRAINT "recebimento_produtos_item_solicitacao_id_itens_solicitacao_id_fk" FOREIGN KEY ("item_solicitacao_id") REFERENCES "public"."itens_solicitacao"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kardex_estorno_unico" ON "kardex" USING btree ("estorna_id");--> statement-breakpoint
CREATE INDEX "notas_fiscais_numero" ON "notas_fiscais" USING btree ("numero");--> statement-breakpoint
CREATE UNIQUE INDEX "solicitacoes_numero_unico" ON "solicitacoes" USING btree ("ano","numero");--> statement-breakpoint
CREATE UNIQUE INDEX "notas_fiscais_numero_unico" ON "notas_fiscais" USING btree ("solicitacao_id","numero") WHERE "notas_fiscais"."liberada_em" is null;--> statement-breakpoint
ALTER TABLE "recebimentos" ADD CONSTRAINT "recebimento_estorno" CHECK (num_nulls("recebimentos"."estornado_em", "recebimentos"."estornado_por_id", "recebimentos"."motivo_estorno") in (0, 3));
