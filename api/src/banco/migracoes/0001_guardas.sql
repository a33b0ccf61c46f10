-- What the schema language cannot say: the ledger and the audit trail are append-only, for every user of the database.
CREATE FUNCTION recusar_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a tabela % só aceita inclusões', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER kardex_so_inclui BEFORE UPDATE OR DELETE OR TRUNCATE ON kardex FOR EACH STATEMENT EXECUTE FUNCTION recusar_mudanca();
--> statement-breakpoint
CREATE TRIGGER auditoria_so_inclui BEFORE UPDATE OR DELETE OR TRUNCATE ON auditoria FOR EACH STATEMENT EXECUTE FUNCTION recusar_mudanca();
