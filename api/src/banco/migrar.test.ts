import { afterEach, expect, test } from '@jest/globals';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { bancoSemTabelas } from '../teste/banco.js';
import type { Conexao } from './conexao.js';
import { aplicarMigracoes, migrar, PASTA_MIGRACOES } from './migrar.js';

let conexao: Conexao | undefined;
afterEach(async () => {
  await conexao?.fechar();
  conexao = undefined;
});

/**
 * A database of the version before reversals of receipts existed, with one contract of 10 at R$ 0.01 and one of 100 at
 * R$ 2.00.
 */
async function bancoDeAntes(): Promise<Conexao> {
  const nova = await bancoSemTabelas();
  const antes = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES })[1]?.hash;
  await nova.banco.transaction((tx) => aplicarMigracoes(tx, antes));
  for (const comando of [
    `insert into unidades_educacionais (nome, tipo_unidade, cep, cidade, logradouro, bairro, numero) values ('E', 'ESCOLA', '1', 'C', 'R', 'B', '1')`,
    `insert into estoques (unidade_educacional_id) values (1)`,
    `insert into fornecedores (fornecedor_tipo, email, cep, logradouro, numero, bairro_distrito, municipio, uf, nome_fantasia, razao_social) values ('JURIDICO', 'e', '1', 'R', '1', 'B', 'C', 'SP', 'F', 'F')`,
    `insert into itens_produto (nome, item_produto_tipo, categoria) values ('I', 'ALIMENTO', 'CEREAIS')`,
    `insert into produtos (nome, medida_real, unidade_medida, unidade_produto, item_id) values ('P', 1, 'KG', 'PACOTE', 1), ('Q', 1, 'KG', 'PACOTE', 1)`,
    `insert into produto_lotes (numero, produto_id, data_fabricacao, data_validade) values ('L', 2, '2024-01-01', '2030-01-01')`,
    `insert into produtos_estoque (estoque_id, produto_lote_id) values (1, 1)`,
    `insert into aquisicoes (unidade_educacional_id, objeto, numero, numero_processo_adminis, data_contrato, vigencia, ano, aquisicao_tipo, valor, status)
      values (1, 'O', '1', '1', '2024-01-01', '2030-01-01', 2024, 'DIRETA', 200.10, 'VIGENTE')`,
    `insert into propostas_vencedoras (aquisicao_id, fornecedor_id, numero_contrato) values (1, 1, 'C')`,
    `insert into itens_proposta (proposta_id, produto_id, quantidade, unidade_produto, preco_unidade, valor_item) values (1, 1, 10, 'PACOTE', 0.01, 0.10), (1, 2, 100, 'PACOTE', 2, 200)`,
    // Twenty halves of the first item and one cancelled; two requests of the second, in another year.
    `insert into solicitacoes (data_solicitacao, aquisicao_id, proposta_id, unidade_educacional_id, status)
      select '2024-12-31'::date - 21 + n, 1, 1, 1, case when n = 21 then 'CANCELADA' else 'AGUARDANDO' end from generate_series(1, 21) n`,
    `insert into solicitacoes (data_solicitacao, aquisicao_id, proposta_id, unidade_educacional_id, status) values ('2025-05-02', 1, 1, 1, 'ENVIADA'), ('2025-05-01', 1, 1, 1, 'DEVOLVIDA')`,
    `insert into itens_solicitacao (solicitacao_id, item_proposta_id, produto_id, quantidade, preco_unidade) select n, 1, 1, 0.5, 0.01 from generate_series(1, 21) n`,
    `insert into itens_solicitacao (solicitacao_id, item_proposta_id, produto_id, quantidade, preco_unidade) values (22, 2, 2, 1.5, 2), (23, 2, 2, 2, 2)`,
    `insert into notas_fiscais (solicitacao_id, numero, data_emissao, data_recebimento, valor)
      values (22, 'A', '2025-05-03', '2025-05-03', 2), (23, 'B', '2025-05-03', '2025-05-03', 4), (23, 'A', '2025-05-03', '2025-05-03', 4)`,
    `insert into recebimentos (solicitacao_id, nota_fiscal_id, observacao, usuario_id) values (22, 1, 'o', 1), (23, 2, 'devolvida', 1), (23, 3, 'o', 1)`,
    `insert into recebimento_produtos (recebimento_id, item_solicitacao_id, produto_estoque_id, quantidade) values (1, 22, 1, 1), (3, 23, 1, 1)`,
  ])
    await nova.banco.execute(sql.raw(comando));
  return nova;
}

test('existing requests get numbers and values, returned invoices are free again, repeated ones have a reason', async () => {
  conexao = await bancoDeAntes();
  await migrar(conexao);
  const linhas = async <T>(consulta: string) =>
    (await conexao!.banco.execute<T & Record<string, unknown>>(sql.raw(consulta))).rows;
  const numeros = await linhas<{ n: string }>(`select numero || '/' || ano as n from solicitacoes order by id`);
  // By the day, then in the order in which they were made.
  expect(numeros.map(({ n }) => n)).toEqual([
    ...Array.from({ length: 21 }, (_, i) => `${i + 1}/2024`),
    '2/2025',
    '1/2025',
  ]);
  const valores = (
    await linhas<{ valor: string }>(`select valor_item::text as valor from itens_solicitacao order by id`)
  ).map(({ valor }) => valor);
  // Ten cents for twenty halves, one to every other; the cancelled one and those of the other item are unchanged.
  expect(valores).toEqual([...Array.from({ length: 20 }, (_, i) => (i % 2 ? '0.00' : '0.01')), '0.01', '3.00', '4.00']);
  expect(
    await linhas(
      `select numero, liberada_em is not null as livre, motivo_repeticao as motivo from notas_fiscais order by id`,
    ),
  ).toEqual([
    { numero: 'A', livre: false, motivo: null },
    { numero: 'B', livre: true, motivo: null },
    { numero: 'A', livre: false, motivo: 'Lançada antes da conferência de notas repetidas.' },
  ]);
});

test('the municipality takes the name that the secretariat had; who manages users may change the settings', async () => {
  conexao = await bancoSemTabelas();
  const { banco } = conexao;
  const antes = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES })[5]?.hash;
  await banco.transaction((tx) => aplicarMigracoes(tx, antes));
  for (const comando of [
    `insert into secretarias (id, nome, municipio, uf) values (1, 'S', 'São João', 'MG')`,
    `insert into pessoas (nome, cpf, pessoa_tipo) values ('A', '1', 'F'), ('B', '2', 'F')`,
    `insert into usuarios (usuario, email, senha_hash, pessoa_id) values ('a', 'a', '', 1), ('b', 'b', '', 2)`,
    `insert into usuario_permissoes (usuario_id, permissao) values (1, 'USUARIOS'), (1, 'ITENS'), (2, 'ITENS')`,
  ])
    await banco.execute(sql.raw(comando));
  await migrar(conexao);
  expect((await banco.execute(sql`select nome, uf, versao from municipio`)).rows).toEqual([
    { nome: 'São João', uf: 'MG', versao: 1 },
  ]);
  const { rows } = await banco.execute(sql`
    select usuario_id as usuario, permissao from usuario_permissoes order by usuario_id, permissao`);
  expect(rows).toEqual([
    { usuario: 1, permissao: 'CONFIGURACOES' },
    { usuario: 1, permissao: 'ITENS' },
    { usuario: 1, permissao: 'USUARIOS' },
    { usuario: 2, permissao: 'ITENS' },
  ]);
});

test('earlier meals get the price known at the migration, as an estimate; without a known price they get none', async () => {
  conexao = await bancoSemTabelas();
  const { banco } = conexao;
  const antes = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES })[51]?.hash;
  await banco.transaction((tx) => aplicarMigracoes(tx, antes));
  for (const comando of [
    `insert into unidades_educacionais (nome, tipo_unidade, cep, cidade, logradouro, bairro, numero) values ('E', 'ESCOLA', '1', 'C', 'R', 'B', '1')`,
    `insert into estoques (unidade_educacional_id) values (1)`,
    `insert into fornecedores (fornecedor_tipo, email, cep, logradouro, numero, bairro_distrito, municipio, uf, nome_fantasia, razao_social) values ('JURIDICO', 'e', '1', 'R', '1', 'B', 'C', 'SP', 'F', 'F')`,
    `insert into itens_produto (nome, item_produto_tipo, categoria) values ('I', 'ALIMENTO', 'CEREAIS')`,
    `insert into produtos (nome, medida_real, unidade_medida, unidade_produto, item_id) select 'P' || n, 1, 'KG', 'PACOTE', 1 from generate_series(1, 4) n`,
    `insert into produto_lotes (numero, produto_id, data_fabricacao, data_validade) select 'L', n, '2024-01-01', '2030-01-01' from generate_series(1, 4) n`,
    `insert into produtos_estoque (estoque_id, produto_lote_id, quantidade) select 1, n, 8 from generate_series(1, 4) n`,
    // The lot of the first product was bought for 2; the second has contracts, the third only a purchase of a cancelled one.
    `insert into aquisicoes (unidade_educacional_id, objeto, numero, numero_processo_adminis, data_contrato, vigencia, ano, aquisicao_tipo, valor, status)
      values (1, 'O', '1', '1', '2024-01-01', '2030-01-01', 2024, 'DIRETA', 1, 'VIGENTE'), (1, 'O', '2', '1', '2025-01-01', '2030-01-01', 2025, 'DIRETA', 1, 'VIGENTE'),
      (1, 'O', '3', '1', '2026-01-01', '2030-01-01', 2026, 'DIRETA', 1, 'CANCELADA')`,
    `insert into propostas_vencedoras (aquisicao_id, fornecedor_id, numero_contrato) select n, 1, 'C' from generate_series(1, 3) n`,
    `insert into itens_proposta (proposta_id, produto_id, quantidade, unidade_produto, preco_unidade, valor_item)
      values (1, 1, 10, 'PACOTE', 9, 90), (1, 2, 10, 'PACOTE', 3, 30), (2, 2, 10, 'PACOTE', 4, 40), (3, 2, 10, 'PACOTE', 7, 70), (3, 3, 10, 'PACOTE', 5, 50)`,
    `insert into solicitacoes (numero, ano, data_solicitacao, aquisicao_id, proposta_id, unidade_educacional_id, status) values (1, 2024, '2024-02-01', 1, 1, 1, 'RECEBIDA'), (2, 2024, '2024-02-01', 3, 3, 1, 'RECEBIDA')`,
    `insert into itens_solicitacao (solicitacao_id, item_proposta_id, produto_id, quantidade, preco_unidade, valor_item) values (1, 1, 1, 10, 2, 20), (2, 5, 3, 1, 5, 5)`,
    `insert into recebimentos (solicitacao_id, observacao, usuario_id) values (1, 'o', 1)`,
    `insert into recebimento_produtos (recebimento_id, item_solicitacao_id, produto_estoque_id, quantidade) values (1, 1, 1, 10)`,
    `insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, usuario_id) select n, 10, 10, 'ADICAO', 'produtos_estoque', n, 1 from generate_series(1, 4) n`,
    `insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, usuario_id) select n, -2, 8, 'REFEICAO', 'refeicoes', 1, 1 from generate_series(1, 4) n`,
  ])
    await banco.execute(sql.raw(comando));
  await migrar(conexao);
  const { rows } = await banco.execute(sql`
    select preco_unidade::text as preco, origem_preco as origem, preco_estimado as estimado from kardex order by id`);
  const sem = { preco: null, origem: null, estimado: false };
  expect(rows).toEqual([
    ...Array.from({ length: 4 }, () => sem),
    { preco: '2.00', origem: 'RECEBIMENTO', estimado: true },
    { preco: '4.00', origem: 'CONTRATO', estimado: true },
    { preco: '5.00', origem: 'ULTIMA_COMPRA', estimado: true },
    sem,
  ]);
  await expect(banco.execute(sql`update kardex set preco_unidade = 9`)).rejects.toThrow();
});

test('balances get six decimals with their values as they are, and what depends on their column stays', async () => {
  conexao = await bancoSemTabelas();
  const { banco } = conexao;
  const antes = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES })[46]?.hash;
  await banco.transaction((tx) => aplicarMigracoes(tx, antes));
  for (const comando of [
    `insert into unidades_educacionais (nome, tipo_unidade, cep, cidade, logradouro, bairro, numero) values ('E', 'ESCOLA', '1', 'C', 'R', 'B', '1')`,
    `insert into estoques (unidade_educacional_id) values (1)`,
    `insert into itens_produto (nome, item_produto_tipo, categoria) values ('I', 'ALIMENTO', 'CEREAIS')`,
    `insert into produtos (nome, medida_real, unidade_medida, unidade_produto, item_id) values ('P', 1, 'KG', 'PACOTE', 1)`,
    `insert into produto_lotes (numero, produto_id, data_fabricacao, data_validade) values ('L', 1, '2024-01-01', '2030-01-01')`,
    `insert into produtos_estoque (estoque_id, produto_lote_id, quantidade) values (1, 1, 12.345)`,
    `insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, usuario_id) values (1, 12.345, 12.345, 'ADICAO', 'produtos_estoque', 1)`,
  ])
    await banco.execute(sql.raw(comando));
  await migrar(conexao);
  expect((await banco.execute(sql`select quantidade, saldo from kardex`)).rows).toEqual([
    { quantidade: '12.345000', saldo: '12.345000' },
  ]);
  await banco.execute(sql`update produtos_estoque set quantidade = 0.000001`);
  expect((await banco.execute(sql`select id from lotes_presentes`)).rows).toEqual([{ id: 1 }]);
  const marca = async () =>
    (await banco.execute(sql`select marca from mudancas where tabela = 'lotes_presentes'`)).rows;
  const anterior = await marca();
  await banco.execute(sql`update produtos_estoque set quantidade = 0`);
  expect(await marca()).not.toEqual(anterior);
});
