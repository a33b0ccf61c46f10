DROP INDEX "notas_fiscais_numero_unico";--> statement-breakpoint
DROP INDEX "notas_fiscais_numero";--> statement-breakpoint
ALTER TABLE "codigos_do_fornecedor" ADD COLUMN "unidade" text;--> statement-breakpoint
ALTER TABLE "codigos_do_fornecedor" ADD COLUMN "embalagens" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "codigos_do_fornecedor" ADD CONSTRAINT "codigo_conversao" CHECK (num_nulls("codigos_do_fornecedor"."unidade", "codigos_do_fornecedor"."embalagens") in (0, 2) and "codigos_do_fornecedor"."embalagens" > 0);--> statement-breakpoint
ALTER TABLE "notas_fiscais" ADD COLUMN "numero_comparado" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notas_fiscais" ADD COLUMN "serie" text;
--> statement-breakpoint
-- 'Nº 000.007.001', '7001' and '000007001' are one number. What a person writes before the digits is left out, and so are
-- dots, spaces and leading zeros.
CREATE FUNCTION numero_da_nota(numero text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(ltrim(regexp_replace(regexp_replace(upper(numero),
    '^\s*(NOTA(\s+FISCAL)?|NF-?E?|N[º°O]?)[\s.:]*(?=\d)', ''), '[.\s]', '', 'g'), '0'), ''), '0')
$$;
--> statement-breakpoint
-- No generated column: a copy could not be restored into it.
CREATE FUNCTION escrever_numero_da_nota() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.numero_comparado := numero_da_nota(NEW.numero);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER escreve_numero BEFORE INSERT OR UPDATE OF numero, numero_comparado ON notas_fiscais
FOR EACH ROW EXECUTE FUNCTION escrever_numero_da_nota();--> statement-breakpoint
-- The invoices until now: the key of an NF-e has its series.
UPDATE notas_fiscais SET numero = numero, serie = CASE WHEN chave IS NOT NULL THEN coalesce(nullif(ltrim(substr(chave, 23, 3), '0'), ''), '0') END;
--> statement-breakpoint
CREATE UNIQUE INDEX "notas_fiscais_numero_unico" ON "notas_fiscais" USING btree ("solicitacao_id","numero",coalesce("serie", '')) WHERE "notas_fiscais"."liberada_em" is null;--> statement-breakpoint
CREATE INDEX "notas_fiscais_numero" ON "notas_fiscais" USING btree ("numero_comparado");
