-- An erasure is named by a line of the same transaction. Its instant may be another transaction's too; its number is not.
CREATE OR REPLACE FUNCTION permitir_expurgo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM antigas a FULL JOIN novas n ON n.id = a.id
    WHERE a.id IS NULL OR n.id IS NULL OR a.entidade = 'auditoria' OR n.antes IS NOT NULL OR n.depois IS NOT NULL
      OR to_jsonb(a) - 'antes' - 'depois' <> to_jsonb(n) - 'antes' - 'depois'
      OR n.id NOT IN (
        SELECT jsonb_array_elements_text(e.depois -> 'linhas')::int FROM auditoria e
        WHERE e.entidade = 'auditoria' AND e.acao = 'EXPURGAR' AND e.quando = now() AND e.xmin = pg_current_xact_id()::xid)
  ) THEN
    RAISE EXCEPTION 'a tabela auditoria só aceita inclusões' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
