CREATE TABLE "auditoria_elos" (
	"posicao" integer PRIMARY KEY NOT NULL,
	"auditoria_id" integer NOT NULL,
	"resumo" text NOT NULL,
	"elo" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "login" text;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "nome" text;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "endereco" text;--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "sessao" text;--> statement-breakpoint
ALTER TABLE "auditoria_elos" ADD CONSTRAINT "auditoria_elos_auditoria_id_auditoria_id_fk" FOREIGN KEY ("auditoria_id") REFERENCES "public"."auditoria"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auditoria_elos_linha" ON "auditoria_elos" USING btree ("auditoria_id");--> statement-breakpoint
-- The author as at that moment: the line keeps it when the user is renamed or deleted. A restored line brings its own.
CREATE FUNCTION assinar_auditoria() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.login IS NULL AND NEW.usuario_id IS NOT NULL THEN
    SELECT u.usuario, p.nome INTO NEW.login, NEW.nome FROM usuarios u JOIN pessoas p ON p.id = u.pessoa_id WHERE u.id = NEW.usuario_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER auditoria_autor BEFORE INSERT ON auditoria FOR EACH ROW EXECUTE FUNCTION assinar_auditoria();
--> statement-breakpoint
ALTER TABLE auditoria DISABLE TRIGGER auditoria_so_inclui;
--> statement-breakpoint
UPDATE auditoria a SET login = u.usuario, nome = p.nome FROM usuarios u JOIN pessoas p ON p.id = u.pessoa_id WHERE u.id = a.usuario_id;
--> statement-breakpoint
ALTER TABLE auditoria ENABLE TRIGGER auditoria_so_inclui;
--> statement-breakpoint
CREATE TRIGGER auditoria_elos_so_inclui BEFORE UPDATE OR DELETE OR TRUNCATE ON auditoria_elos FOR EACH STATEMENT EXECUTE FUNCTION recusar_mudanca();
