ALTER TABLE "itens_produto" ADD COLUMN "meses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pratos" ADD COLUMN "tipos_da_refeicao" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- A dish is for the meals at which menus serve it already.
UPDATE "pratos" p SET "tipos_da_refeicao" = u.tipos
FROM (SELECT prato_id, jsonb_agg(DISTINCT tipo) AS tipos FROM "cardapio_pratos" GROUP BY prato_id) u
WHERE u.prato_id = p.id;
