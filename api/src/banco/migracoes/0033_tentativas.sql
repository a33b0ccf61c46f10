CREATE UNLOGGED TABLE "tentativas" (
	"chave" text PRIMARY KEY NOT NULL,
	"quantas" integer NOT NULL,
	"expira_em" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "tentativas_expira" ON "tentativas" USING btree ("expira_em");