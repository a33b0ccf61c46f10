-- Packages get six decimals, with their values as they are. Each table is rewritten once. A view and a trigger that read
-- a column do not let its type change: they are made again as they were (migration 0045).
DROP VIEW "lotes_presentes";--> statement-breakpoint
DROP TRIGGER marca_lotes_presentes_alterados ON produtos_estoque;--> statement-breakpoint
ALTER TABLE "produtos_estoque" ALTER COLUMN "quantidade" SET DATA TYPE numeric(17, 6);--> statement-breakpoint
CREATE VIEW "lotes_presentes" AS SELECT id, estoque_id, produto_lote_id FROM produtos_estoque WHERE quantidade > 0 AND excluido_em IS NULL;--> statement-breakpoint
CREATE TRIGGER marca_lotes_presentes_alterados AFTER UPDATE ON produtos_estoque FOR EACH ROW
WHEN ((OLD.id, OLD.estoque_id, OLD.produto_lote_id, OLD.quantidade > 0 AND OLD.excluido_em IS NULL)
  IS DISTINCT FROM (NEW.id, NEW.estoque_id, NEW.produto_lote_id, NEW.quantidade > 0 AND NEW.excluido_em IS NULL))
EXECUTE FUNCTION marcar_mudanca('lotes_presentes');--> statement-breakpoint
ALTER TABLE "kardex" ALTER COLUMN "quantidade" SET DATA TYPE numeric(17, 6), ALTER COLUMN "saldo" SET DATA TYPE numeric(17, 6);--> statement-breakpoint
ALTER TABLE "consumos_do_mes" ALTER COLUMN "quantidade" SET DATA TYPE numeric(17, 6);--> statement-breakpoint
ALTER TABLE "saidas" ALTER COLUMN "quantidade" SET DATA TYPE numeric(17, 6);--> statement-breakpoint
ALTER TABLE "balancos" ALTER COLUMN "quantidade_anterior" SET DATA TYPE numeric(17, 6), ALTER COLUMN "nova_quantidade" SET DATA TYPE numeric(17, 6);--> statement-breakpoint
ALTER TABLE "contagem_linhas" ALTER COLUMN "contada" SET DATA TYPE numeric(17, 6), ALTER COLUMN "saldo" SET DATA TYPE numeric(17, 6);--> statement-breakpoint
ALTER TABLE "kit_produtos" ALTER COLUMN "quantidade" SET DATA TYPE numeric(17, 6);--> statement-breakpoint
ALTER TABLE "movimentacao_produtos" ALTER COLUMN "quantidade" SET DATA TYPE numeric(17, 6), ALTER COLUMN "quantidade_perdida" SET DATA TYPE numeric(17, 6);
