\set linha @LINES@
select u.id, u.usuario, u.email, p.id, p.nome from tokens t join usuarios u on u.id = t.usuario_id join pessoas p on p.id = u.pessoa_id order by t.criado_em desc limit 1;
begin;
select id, estoque_id, produto_lote_id, quantidade from produtos_estoque where id in (:linha) and excluido_em is null order by id for update;
insert into saidas (produto_estoque_id, tipo_saida_direta, observacao, quantidade, usuario_id) values (:linha, 'ESTRAVIO', 'Medição', 1, 1) returning id \gset
update produtos_estoque set quantidade = quantidade + (-1)::numeric(14, 3) where id = :linha and quantidade + (-1)::numeric(14, 3) >= 0 returning quantidade as saldo \gset
insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, usuario_id) values (:linha, -1, :saldo, 'SAIDA', 'saidas', :id, 'Medição', 1);
insert into auditoria (usuario_id, entidade, entidade_id, acao, antes, depois) values (1, 'produtos-estoque', :linha, 'SAIDA', '{"quantidade": "1000000.000"}', '{"quantidade": "999999.000", "saida": {"tipoSaidaDireta": "ESTRAVIO", "observacao": "Medição", "quantidade": 1}}');
commit;
