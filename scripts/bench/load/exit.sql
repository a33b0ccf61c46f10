\set linha @LINES@
select json_build_object(
  'id', u.id,
  'usuario', u.usuario,
  'pessoa', json_build_object('id', p.id, 'nome', p.nome, 'pessoaTipo', p.pessoa_tipo),
  'permissoes', (select coalesce(json_agg(up.permissao order by up.permissao), '[]') from usuario_permissoes up where up.usuario_id = u.id),
  'estoques', (select coalesce(json_agg(json_build_object('id', e.id, 'unidadeEducacional', json_build_object('id', ue.id, 'nome', ue.nome)) order by ue.nome), '[]')
    from usuario_estoques x join estoques e on e.id = x.estoque_id join unidades_educacionais ue on ue.id = e.unidade_educacional_id
    where x.usuario_id = u.id)), (extract(epoch from t.expira_em - now()) * 1000)::float8
from tokens t join usuarios u on u.id = t.usuario_id join pessoas p on p.id = u.pessoa_id where t.hash = '@HASH@';
begin;
select "id", "estoque_id", "produto_lote_id", "quantidade" from "produtos_estoque" where ("produtos_estoque"."id" in (:linha) and "produtos_estoque"."excluido_em" is null) order by "produtos_estoque"."id" asc for update;
insert into "saidas" ("id", "produto_estoque_id", "tipo_saida_direta", "observacao", "quantidade", "usuario_id", "quando") values (default, :linha, 'ESTRAVIO', 'Medição', 1, 1, default) returning "id" \gset
with pedidos (ordem, id, quantidade, tipo, documento, documento_id, observacao) as (values (0::int, :linha::int, -1::numeric(14, 3), 'SAIDA'::text, 'saidas'::text, :id::int, 'Medição'::text)),
linhas as (
  update produtos_estoque pe set quantidade = pe.quantidade + v.quantidade from pedidos v
  where pe.id = v.id and pe.quantidade + v.quantidade >= 0 returning v.*, pe.quantidade as saldo)
insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, usuario_id, quando)
select id, quantidade, saldo, tipo, documento, documento_id, observacao, 1::int, now() from linhas order by ordem
returning produto_estoque_id as id, saldo::text as saldo;
insert into "auditoria" ("id", "quando", "usuario_id", "entidade", "entidade_id", "acao", "antes", "depois") values (default, default, 1, 'produtos-estoque', :linha, 'SAIDA', '{"quantidade": "1000000.000"}', '{"quantidade": "999999.000", "saida": {"tipoSaidaDireta": "ESTRAVIO", "observacao": "Medição", "quantidade": 1}}');
commit;
