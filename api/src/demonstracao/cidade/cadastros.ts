import { PERFIS } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { hashDaSenha } from '../../acesso/index.js';
import type { Transacao } from '../../banco/transacao.js';
import { SENHA_DEMONSTRACAO } from '../municipio/usuarios.js';
import type { Plano } from './plano.js';

const ITENS = 800;
const FORNECEDORES = 120;

/**
 * Units with their stocks, users, items, products and suppliers; and `cidade_unidades` and `cidade_produtos`, with
 * numbers from 0.
 */
export async function criarCadastros(
  tx: Transacao,
  { unidades, usuarios, produtos, auditoria, dias, hoje }: Plano,
): Promise<void> {
  await tx.execute(sql`
    insert into unidades_educacionais (nome, tipo_unidade, codigo_inep, cep, cidade, logradouro, bairro, numero, nome_do_responsavel)
    select 'ESCOLA MUNICIPAL Nº ' || lpad(n::text, 4, '0'), 'ESCOLA', (36000000 + n)::text, '99990000', 'CIDADE', 'RUA ' || n, 'BAIRRO ' || n % 20, n::text, 'DIREÇÃO'
    from generate_series(1, ${unidades}::int) n`);
  await tx.execute(
    sql`insert into estoques (unidade_educacional_id) select id from unidades_educacionais where codigo_inep between '36000001' and '36999999' order by id`,
  );
  await tx.execute(sql`
    create temp table cidade_unidades as
    select (row_number() over (order by u.id))::int - 1 as n, u.id as unidade_id, e.id as estoque_id
    from unidades_educacionais u join estoques e on e.unidade_educacional_id = u.id where u.codigo_inep between '36000001' and '36999999'`);
  await criarUsuarios(tx, usuarios, unidades);
  await tx.execute(sql`
    insert into itens_produto (nome, item_produto_tipo, categoria) select 'ITEM DA CIDADE ' || lpad(n::text, 4, '0'), 'ALIMENTO', 'CEREAIS' from generate_series(1, ${ITENS}::int) n`);
  await tx.execute(sql`
    insert into produtos (nome, is_perecivel, medida_real, unidade_medida, unidade_produto, item_id)
    select i.nome || ' PACOTE ' || lpad(n::text, 5, '0'), pg_temp.sorte('perecivel' || n, 4) = 0, 1 + pg_temp.sorte('medida' || n, 5), 'KG', 'PACOTE', i.id
    from generate_series(1, ${produtos}::int) n
    join (select id, nome, row_number() over (order by id) as posicao from itens_produto where nome like 'ITEM DA CIDADE %') i on i.posicao = 1 + n % ${ITENS}::int`);
  await tx.execute(sql`
    create temp table cidade_produtos as
    select (row_number() over (order by id))::int - 1 as n, id as produto_id from produtos where nome like 'ITEM DA CIDADE %'`);
  await tx.execute(sql`
    insert into fornecedores (fornecedor_tipo, email, cep, logradouro, numero, bairro_distrito, municipio, uf, nome_fantasia, razao_social, agricultura_familiar)
    select 'JURIDICO', 'fornecedor' || n || '@cidade.example', '99990000', 'RUA ' || n, n::text, 'CENTRO', 'CIDADE', 'SP', 'FORNECEDOR DA CIDADE ' || n, 'FORNECEDOR DA CIDADE ' || n || ' LTDA', n % 3 = 0
    from generate_series(1, ${FORNECEDORES}::int) n`);
  await tx.execute(sql`
    insert into auditoria (quando, usuario_id, entidade, entidade_id, acao, antes, depois)
    select ${hoje}::date - 1 - ((${dias}::int - 1) * (n - 1)::bigint / ${auditoria}::int)::int + interval '15 hours', 1 + pg_temp.sorte('autor' || n, ${usuarios}::int), 'produtos',
      1 + pg_temp.sorte('de' || n, ${produtos}::int), 'EDITAR', '{"nome": "ANTES"}', '{"nome": "DEPOIS"}'
    from generate_series(1, ${auditoria}::int) n`);
}

/**
 * Users of one unit each, a third of them stock keepers, all with the demonstration's password; and `admin` of every
 * unit.
 */
async function criarUsuarios(tx: Transacao, usuarios: number, unidades: number): Promise<void> {
  await tx.execute(sql`
    insert into pessoas (nome, cpf, pessoa_tipo) select 'PESSOA DA CIDADE ' || lpad(n::text, 5, '0'), lpad((90000000000 + n)::text, 11, '0'), 'FUNCIONARIO' from generate_series(1, ${usuarios}::int) n`);
  await tx.execute(sql`
    insert into usuarios (usuario, email, senha_hash, pessoa_id)
    select 'usuario' || substr(nome, 18), 'usuario' || substr(nome, 18) || '@cidade.example', ${await hashDaSenha(SENHA_DEMONSTRACAO)}, id
    from pessoas where nome like 'PESSOA DA CIDADE %' order by id`);
  const perfis = { 0: PERFIS.ESTOQUISTA, 1: PERFIS.NUTRICIONISTA, 2: PERFIS.COMPRADOR };
  for (const [resto, permissoes] of Object.entries(perfis)) {
    await tx.execute(sql`
      insert into usuario_permissoes (usuario_id, permissao)
      select u.id, p from usuarios u cross join unnest(${sql.param([...permissoes])}::text[]) p where u.usuario like 'usuario0%' and u.id % 3 = ${Number(resto)}`);
  }
  await tx.execute(sql`
    insert into usuario_estoques (usuario_id, estoque_id)
    select u.id, c.estoque_id from usuarios u join cidade_unidades c on c.n = u.id % ${unidades}::int where u.usuario like 'usuario0%'
    union all select u.id, c.estoque_id from usuarios u cross join cidade_unidades c where u.usuario = 'admin'`);
}
