CREATE TABLE "codigos_de_instalacao" (
	"hash" text PRIMARY KEY NOT NULL,
	"expira_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "municipio" (
	"id" integer PRIMARY KEY NOT NULL,
	"nome" text,
	"uf" text,
	"codigo_ibge" text,
	"cnpj_prefeitura" text,
	"cnpj_secretaria" text,
	"cnpj_fundo" text,
	"fuso" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"logo" text,
	"link_suporte" text,
	"link_site" text,
	"link_facebook" text,
	"link_instagram" text,
	"link_youtube" text,
	"endereco_cep" text,
	"endereco_cidades" text,
	"endereco_gestao_escolar" text,
	"endereco_sistema_escolar" text,
	"inicio_ano_letivo" date,
	"fim_ano_letivo" date,
	"dias_letivos" integer DEFAULT 200 NOT NULL,
	"vinculo_de_cardapios" text DEFAULT 'TODOS' NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "municipio_unico" CHECK ("municipio"."id" = 1)
);
--> statement-breakpoint
SELECT marcar_mudancas_de('municipio');--> statement-breakpoint
-- The municipality has a name of its own now; the secretariat had it before.
INSERT INTO "municipio" ("id", "nome", "uf") SELECT 1, "municipio", "uf" FROM "secretarias" WHERE "id" = 1 AND "municipio" <> '';
--> statement-breakpoint
-- Who gives permissions could change everything so far, and keeps it.
INSERT INTO "usuario_permissoes" ("usuario_id", "permissao") SELECT "usuario_id", 'CONFIGURACOES' FROM "usuario_permissoes" WHERE "permissao" = 'USUARIOS';
--> statement-breakpoint
ALTER TABLE "secretarias" DROP COLUMN "municipio";--> statement-breakpoint
ALTER TABLE "secretarias" DROP COLUMN "uf";