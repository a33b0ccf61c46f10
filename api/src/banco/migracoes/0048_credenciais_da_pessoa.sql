ALTER TABLE "aprovacoes" DROP CONSTRAINT "aprovacao_por_outro";--> statement-breakpoint
-- A token that counted for several users of a browser was known to each of them: their next login gives each an own one.
DELETE FROM aparelhos a USING aparelhos b WHERE a.hash = b.hash AND a.usuario_id <> b.usuario_id;--> statement-breakpoint
ALTER TABLE "aparelhos" DROP CONSTRAINT "aparelhos_hash_usuario_id_pk";--> statement-breakpoint
ALTER TABLE "aparelhos" ADD PRIMARY KEY ("hash");--> statement-breakpoint
ALTER TABLE "aprovacoes" ADD COLUMN "efeito_em" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "aprovacoes_efeito" ON "aprovacoes" USING btree ("efeito_em") WHERE "aprovacoes"."status" = 'ABERTA';--> statement-breakpoint
ALTER TABLE "aprovacoes" ADD CONSTRAINT "aprovacao_com_prazo" CHECK ("aprovacoes"."status" <> 'CUMPRIDA' or "aprovacoes"."efeito_em" is not null);--> statement-breakpoint
ALTER TABLE "aprovacoes" ADD CONSTRAINT "aprovacao_por_outro" CHECK ("aprovacoes"."status" <> 'APROVADA' or ("aprovacoes"."decidida_por_id" <> "aprovacoes"."pedida_por_id"
        and ("aprovacoes"."decidida_por_id" <> "aprovacoes"."usuario_id" or "aprovacoes"."efeito_em" is not null)));