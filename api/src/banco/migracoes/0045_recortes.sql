-- Parts of a table with marks of their own: a read that takes a part in place of the table depends on the part alone.
CREATE VIEW "linhas_do_estoque" AS SELECT id, estoque_id, produto_lote_id FROM produtos_estoque;--> statement-breakpoint
CREATE VIEW "lotes_presentes" AS SELECT id, estoque_id, produto_lote_id FROM produtos_estoque WHERE quantidade > 0 AND excluido_em IS NULL;
--> statement-breakpoint
-- The mark of a trigger's argument, or of its table. A trigger for each row leaves one in a transaction; a savepoint that
-- is rolled back takes the mark and its note away together.
CREATE OR REPLACE FUNCTION marcar_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  nome text := coalesce(TG_ARGV[0], TG_TABLE_NAME);
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    IF current_setting('marcas.' || nome, true) = pg_current_xact_id()::text THEN
      RETURN NULL;
    END IF;
    PERFORM set_config('marcas.' || nome, pg_current_xact_id()::text, true);
  END IF;
  UPDATE mudancas SET marca = gen_random_uuid()
  WHERE vaga = (SELECT vaga FROM mudancas WHERE tabela = nome ORDER BY vaga LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO mudancas (tabela) VALUES (nome);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO mudancas (tabela) VALUES ('linhas_do_estoque'), ('lotes_presentes');--> statement-breakpoint
CREATE TRIGGER marca_linhas_do_estoque AFTER INSERT OR DELETE OR TRUNCATE ON produtos_estoque
FOR EACH STATEMENT EXECUTE FUNCTION marcar_mudanca('linhas_do_estoque');--> statement-breakpoint
CREATE TRIGGER marca_linhas_do_estoque_alteradas AFTER UPDATE ON produtos_estoque FOR EACH ROW
WHEN ((OLD.id, OLD.estoque_id, OLD.produto_lote_id) IS DISTINCT FROM (NEW.id, NEW.estoque_id, NEW.produto_lote_id))
EXECUTE FUNCTION marcar_mudanca('linhas_do_estoque');--> statement-breakpoint
CREATE TRIGGER marca_lotes_presentes AFTER INSERT OR DELETE OR TRUNCATE ON produtos_estoque
FOR EACH STATEMENT EXECUTE FUNCTION marcar_mudanca('lotes_presentes');--> statement-breakpoint
CREATE TRIGGER marca_lotes_presentes_alterados AFTER UPDATE ON produtos_estoque FOR EACH ROW
WHEN ((OLD.id, OLD.estoque_id, OLD.produto_lote_id, OLD.quantidade > 0 AND OLD.excluido_em IS NULL)
  IS DISTINCT FROM (NEW.id, NEW.estoque_id, NEW.produto_lote_id, NEW.quantidade > 0 AND NEW.excluido_em IS NULL))
EXECUTE FUNCTION marcar_mudanca('lotes_presentes');
