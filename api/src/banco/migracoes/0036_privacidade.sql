CREATE TABLE "prazos_de_guarda" (
	"tipo" text PRIMARY KEY NOT NULL,
	"prazo" integer NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "prazo_de_guarda" CHECK ("prazos_de_guarda"."prazo" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notificacoes_do_usuario" ADD COLUMN "criada_em" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "anonimizacao" text;--> statement-breakpoint
ALTER TABLE "fornecedores" ADD COLUMN "anonimizacao" text;--> statement-breakpoint
ALTER TABLE "fotos_de_ocorrencias" ADD COLUMN "criada_em" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuario_anonimizacao" CHECK ("usuarios"."anonimizacao" is null or ("usuarios"."anonimizacao" in ('PARCIAL','COMPLETA') and not "usuarios"."ativo"));--> statement-breakpoint
SELECT marcar_mudancas_de('prazos_de_guarda');
--> statement-breakpoint
-- A line of the trail stays as it is, but its values may be erased: by a transaction that adds a line which names it.
CREATE FUNCTION permitir_expurgo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM antigas a FULL JOIN novas n ON n.id = a.id
    WHERE a.id IS NULL OR n.id IS NULL OR a.entidade = 'auditoria' OR n.antes IS NOT NULL OR n.depois IS NOT NULL
      OR to_jsonb(a) - 'antes' - 'depois' <> to_jsonb(n) - 'antes' - 'depois'
      OR n.id NOT IN (
        SELECT jsonb_array_elements_text(e.depois -> 'linhas')::int FROM auditoria e
        WHERE e.entidade = 'auditoria' AND e.acao = 'EXPURGAR' AND e.quando = now())
  ) THEN
    RAISE EXCEPTION 'a tabela auditoria só aceita inclusões' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER auditoria_so_inclui ON auditoria;
--> statement-breakpoint
CREATE TRIGGER auditoria_so_inclui BEFORE DELETE OR TRUNCATE ON auditoria FOR EACH STATEMENT EXECUTE FUNCTION recusar_mudanca();
--> statement-breakpoint
CREATE TRIGGER auditoria_so_expurga AFTER UPDATE ON auditoria REFERENCING OLD TABLE AS antigas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION permitir_expurgo();
