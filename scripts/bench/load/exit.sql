\set linha @LINES@
select json_build_object(
  'id', u.id,
  'usuario', u.usuario,
  'pessoa', json_build_object('id', p.id, 'nome', p.nome, 'pessoaTipo', p.pessoa_tipo),
  'permissoes', (select coalesce(json_agg(up.permissao order by up.permissao), '[]') from usuario_permissoes up where up.usuario_id = u.id)),
  (extract(epoch from t.expira_em - now()) * 1000)::float8,
  exists (select from usuario_estoques x where x.usuario_id = u.id and x.estoque_id = @STOCK@::int)
    or exists (select from estoques e join usuario_estoques x on x.estoque_id = e.id and x.usuario_id = u.id where e.unidade_educacional_id = null::int)
from tokens t join usuarios u on u.id = t.usuario_id join pessoas p on p.id = u.pessoa_id where t.hash = '@HASH@';
-- The exit.
with linha as (
  update produtos_estoque set quantidade = quantidade - 1::numeric(14, 3)
  where id = :linha::int and estoque_id = @STOCK@::int and excluido_em is null and quantidade >= 1::numeric(14, 3)
  returning id, quantidade as saldo),
documento as (
  insert into saidas (produto_estoque_id, tipo_saida_direta, observacao, quantidade, usuario_id)
  select id, 'ESTRAVIO'::text, 'Medição'::text, 1::numeric(14, 3), 1::int from linha returning id),
lancamento as (
  insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, usuario_id, quando)
  select linha.id, -1::numeric(14, 3), linha.saldo, 'SAIDA', 'saidas', documento.id, 'Medição'::text, 1::int, now() from linha, documento),
trilha as (
  insert into auditoria (usuario_id, entidade, entidade_id, acao, antes, depois)
  select 1::int, 'produtos-estoque', id, 'SAIDA', jsonb_build_object('quantidade', (saldo + 1::numeric(14, 3))::text),
    jsonb_build_object('quantidade', saldo::text, 'saida', '{"tipoSaidaDireta": "ESTRAVIO", "observacao": "Medição", "quantidade": 1}'::jsonb)
  from linha)
select id from linha;
