DROP INDEX "produtos_ordem";--> statement-breakpoint
ALTER TABLE "produtos" ADD COLUMN "chave" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
-- The key of the name, as `chaveDoNome` makes it; a test compares them. No generated column: a copy could not be restored
-- into it.
CREATE FUNCTION escrever_chave_do_produto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.chave := regexp_replace(regexp_replace(lower(translate(NEW.nome, 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn')), '\d+', '00000000\&', 'g'), '0*(\d{9,})', '\1', 'g');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER escreve_chave BEFORE INSERT OR UPDATE OF nome, chave ON produtos
FOR EACH ROW EXECUTE FUNCTION escrever_chave_do_produto();--> statement-breakpoint
-- The products until now.
UPDATE produtos SET nome = nome;
--> statement-breakpoint
CREATE INDEX "produtos_ordem" ON "produtos" USING btree ("chave","id");
