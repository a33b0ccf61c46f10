CREATE TABLE "mudancas" (
	"vaga" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mudancas_vaga_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tabela" text NOT NULL,
	"marca" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mudancas_tabela" ON "mudancas" USING btree ("tabela","vaga");--> statement-breakpoint
-- The slots are updated by every write and must stay on few pages.
ALTER TABLE "mudancas" SET (fillfactor = 50);
--> statement-breakpoint
-- A new mark in a slot that no other open transaction has; where all are taken, in a new slot. It never waits.
CREATE FUNCTION marcar_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mudancas SET marca = gen_random_uuid()
  WHERE vaga = (SELECT vaga FROM mudancas WHERE tabela = TG_TABLE_NAME ORDER BY vaga LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO mudancas (tabela) VALUES (TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- From now on each write of the table leaves a mark. A migration that creates a table calls it.
CREATE FUNCTION marcar_mudancas_de(nova text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mudancas (tabela) VALUES (nova);
  EXECUTE format('CREATE TRIGGER marca_mudanca AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION marcar_mudanca()', nova);
END $$;
--> statement-breakpoint
-- Not those that no stored answer may depend on: sessions and keys are written all the time, the audit trail by every write.
SELECT marcar_mudancas_de(relname::text) FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  AND relname NOT IN ('tokens', 'recuperacoes_senha', 'chaves_idempotencia', 'auditoria', 'migracoes', 'sementes', 'mudancas');
