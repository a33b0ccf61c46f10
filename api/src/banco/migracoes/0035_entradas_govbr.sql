CREATE TABLE "entradas_govbr" (
	"hash" text PRIMARY KEY NOT NULL,
	"expira_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entradas_govbr_expira" ON "entradas_govbr" USING btree ("expira_em");