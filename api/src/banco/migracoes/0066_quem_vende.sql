CREATE TABLE "itens_proposta_membros" (
	"item_proposta_id" integer NOT NULL,
	"caf" text NOT NULL,
	"nome" text NOT NULL,
	"sexo" text,
	"valor" numeric(14, 2) NOT NULL,
	CONSTRAINT "itens_proposta_membros_item_proposta_id_caf_pk" PRIMARY KEY("item_proposta_id","caf"),
	CONSTRAINT "item_proposta_membro_sexo" CHECK ("itens_proposta_membros"."sexo" in ('FEMININO','MASCULINO')),
	CONSTRAINT "item_proposta_membro_valor" CHECK ("itens_proposta_membros"."valor" > 0)
);
--> statement-breakpoint
ALTER TABLE "fornecedores" ADD COLUMN "sexo_do_titular" text;--> statement-breakpoint
ALTER TABLE "fornecedores" ADD COLUMN "grupos_prioritarios" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "aquisicoes" ADD COLUMN "fonte_conferida" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "propostas_vencedoras" ADD COLUMN "caf_numero" text;--> statement-breakpoint
ALTER TABLE "propostas_vencedoras" ADD COLUMN "caf_tipo" text;--> statement-breakpoint
ALTER TABLE "propostas_vencedoras" ADD COLUMN "sexo_do_titular" text;--> statement-breakpoint
ALTER TABLE "itens_proposta_membros" ADD CONSTRAINT "itens_proposta_membros_item_proposta_id_itens_proposta_id_fk" FOREIGN KEY ("item_proposta_id") REFERENCES "public"."itens_proposta"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT marcar_mudancas_de('itens_proposta_membros');
--> statement-breakpoint
-- Members that were registered with name and CAF get the other fields, empty.
UPDATE fornecedores SET caf_membros = (SELECT jsonb_agg('{"cpf": null, "sexo": null, "validade": null}'::jsonb || m.membro ORDER BY m.n)
  FROM jsonb_array_elements(caf_membros) WITH ORDINALITY m(membro, n)) WHERE jsonb_array_length(caf_membros) > 0;
--> statement-breakpoint
-- Contracts that are already in force keep the CAF that their supplier has now.
UPDATE propostas_vencedoras v SET caf_numero = f.caf_numero, caf_tipo = f.caf_tipo FROM fornecedores f, aquisicoes a
  WHERE f.id = v.fornecedor_id AND a.id = v.aquisicao_id AND a.status <> 'PENDENTE' AND f.agricultura_familiar;
--> statement-breakpoint
-- Nobody has said yet who pays these acquisitions: the column was filled with its default.
UPDATE aquisicoes SET fonte_conferida = false WHERE status <> 'CANCELADA' AND fonte_de_recursos = 'PNAE_FNDE';
