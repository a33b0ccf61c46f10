import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Aquisicao } from '@merenda/shared/contratos';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { convencoes } from '../../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarFornecedor, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let comprador: Pessoa;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await app.banco
    .insert(convencoes)
    .values({ lista: 'fontes-recurso', nome: 'FNDE', descricao: 'FNDE', ordem: 0 })
    .onConflictDoNothing();
  unidade = await criarUnidade(app, { nome: 'SECRETARIA' });
  await criarUnidade(app, { nome: 'OUTRA' });
  comprador = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [unidade.estoque] });
  await criarFornecedor(app, { nomeFantasia: 'SOL', cnpj: '11222333000181' });
  await criarFornecedor(app, { nomeFantasia: 'LUA', cnpj: '05423994000172' });
  await criarProduto(app, { nome: 'ARROZ 5 KG', unidadeProduto: 'PACOTE' });
  await criarProduto(app, { nome: 'SAL 1 KG', unidadeProduto: 'PACOTE' });
});
afterAll(() => app.close());

const { ler, prepararImportacao, importar, situacoesDoExportado } = importadorDe(() => comprador);

const linhasDaTrilha = async (): Promise<number> =>
  primeira(await app.banco.select({ n: count() }).from(auditoria).where(eq(auditoria.entidade, 'aquisicoes'))).n;

const inteira = async (id: number): Promise<Aquisicao> => (await comprador.injetar('GET', `/aquisicoes/${id}`)).json();

const TITULOS =
  'Tipo;Número;Ano;Unidade;Objeto;Processo;Data do contrato;Vigência;Fonte de recurso;Fornecedor;Contrato;Produto;Quantidade;Preço unitário';
const CABECALHO = 'Compra direta;d1;2026;Secretaria;Gêneros;P1;02/02/2026;31/12/2099;FNDE';

const CONTRATO = [
  TITULOS,
  `${CABECALHO};sol;c1;Arroz 5 kg;10;25,50`,
  ';;;;;;;;;11.222.333/0001-81;;Sal 1 kg;2,5;3,00',
  `${CABECALHO};Lua;c2;Arroz 5 kg;4;26,00`,
].join('\n');

test('the rows of one number are a pending contract with a proposal for each supplier', async () => {
  const antes = await linhasDaTrilha();
  const { criados, ...feita } = await importar('aquisicoes', CONTRATO);
  expect(feita).toEqual({ novas: 1, alteradas: 0, iguais: 0, recusadas: [] });
  const [id = 0] = criados;
  // 10 × 25.50 + 2.5 × 3.00 + 4 × 26.00 = 255.00 + 7.50 + 104.00
  expect(await inteira(id)).toMatchObject({
    numero: 'D1',
    status: 'PENDENTE',
    unidadeEducacional: { nome: 'SECRETARIA' },
    valor: 366.5,
    valorParcial: 366.5,
    vigencia: '31/12/2099',
    propostasVencedoras: [
      {
        fornecedor: { nome: 'SOL' },
        numeroContrato: 'C1',
        valor: 262.5,
        itens: [
          { produto: { nome: 'ARROZ 5 KG' }, quantidade: 10, precoUnidade: 25.5, unidadeProduto: 'PACOTE' },
          { produto: { nome: 'SAL 1 KG' }, quantidade: 2.5, precoUnidade: 3 },
        ],
      },
      { fornecedor: { nome: 'LUA' }, numeroContrato: 'C2', valor: 104 },
    ],
  });
  expect(await linhasDaTrilha()).toBe(antes + 1);
  expect(await importar('aquisicoes', CONTRATO)).toMatchObject({ novas: 0, alteradas: 0, iguais: 1 });

  const mudado = CONTRATO.replace(';4;26,00', ';5;26,00');
  const { conferidas, enviar } = await prepararImportacao('aquisicoes', await ler('aquisicoes', mudado));
  expect(conferidas.flatMap(({ mudancas }) => mudancas)).toEqual([
    { campo: 'LUA, ARROZ 5 KG: Quantidade', de: '4', para: '5' },
  ]);
  expect((await enviar()).resultado).toMatchObject({ alteradas: 1 });
  expect((await inteira(id)).propostasVencedoras[1]?.itens[0]?.quantidade).toBe(5);

  // The number in the first row of a supplier is the one of its proposal.
  expect(await importar('aquisicoes', mudado.replace(';c1;', ';c8;'))).toMatchObject({ alteradas: 1 });
  expect((await inteira(id)).propostasVencedoras.map(({ numeroContrato }) => numeroContrato)).toEqual(['C8', 'C2']);
});

test('prices and the value may come with R$', async () => {
  const arquivo = [
    `${TITULOS};Valor total`,
    `${CABECALHO.replace('d1', 'd10')};sol;c1;Arroz 5 kg;2;R$ 1.025,50;R$ 2.500,00`,
    ';;;;;;;;;sol;;Sal 1 kg;1;R$3,00;',
  ].join('\n');
  const { criados, recusadas } = await importar('aquisicoes', arquivo);
  expect(recusadas).toEqual([]);
  // 2 × 1,025.50 + 3.00
  expect(await inteira(criados[0] ?? 0)).toMatchObject({
    valor: 2500,
    valorParcial: 2054,
    propostasVencedoras: [{ itens: [{ precoUnidade: 1025.5 }, { precoUnidade: 3 }] }],
  });
});

test('a contract in force does not change, and the same file again is equal', async () => {
  const proprio = CONTRATO.replaceAll(';d1;', ';d2;');
  const { criados } = await importar('aquisicoes', proprio);
  expect((await comprador.injetar('PUT', `/aquisicoes/${criados[0]}/homologar`)).statusCode).toBe(200);
  expect(await importar('aquisicoes', proprio)).toMatchObject({ iguais: 1, recusadas: [] });
  const { recusadas } = await importar('aquisicoes', proprio.replace(';4;26,00', ';5;26,00'));
  expect(recusadas[0]).toEqual({ numero: 2, motivos: [expect.stringMatching(/vigente/i)] });
});

test('the rules of the form hold, each at its row', async () => {
  const arquivo = [
    TITULOS,
    // A unit of others.
    `${CABECALHO.replace('Secretaria', 'Outra').replace('d1', 'd3')};sol;c1;Arroz 5 kg;1;1`,
    // Its supplier has two contract numbers, and a product comes twice.
    `${CABECALHO.replace('d1', 'd4')};sol;c1;Arroz 5 kg;1;1`,
    ';;;;;;;;;sol;;arroz 5 kg;2;1',
    ';;;;;;;;;sol;c9;Sal 1 kg;2;1',
    // Not valid any more.
    `${CABECALHO.replace('d1', 'd5').replace('2099', '2020').replace('02/02/2026', '02/02/2020')};sol;c1;Arroz 5 kg;1;1`,
    // A tender has a type and a modality, and no source.
    `${CABECALHO.replace('d1', 'd6').replace('Compra direta', 'Licitação')};sol;c1;Arroz 5 kg;1;1`,
    // An item without its price.
    `${CABECALHO.replace('d1', 'd7')};sol;c1;Arroz 5 kg;1;1`,
    ';;;;;;;;;lua;c2;Sal 1 kg;2;',
  ].join('\n');
  const { recusadas, novas } = await importar('aquisicoes', arquivo);
  expect(novas).toBe(0);
  expect(recusadas.map(({ numero, motivos }) => [numero, motivos])).toEqual([
    [2, [expect.stringMatching(/^Unidade educacional: "Outra" não está na lista/)]],
    [3, []],
    [4, ['Produto: Este produto já está na proposta.']],
    [5, ['Fornecedor: Este fornecedor já tem uma proposta nesta aquisição.']],
    [6, ['Vigência: A vigência não pode ser anterior a hoje.']],
    [7, ['Tipo de licitação: Informe o tipo de licitação.', 'Modalidade: Informe a modalidade da licitação.']],
    [8, expect.any(Array)],
    [9, [expect.stringMatching(/^Preço unitário: /)]],
  ]);
});

test('a number that another unit has is taken', async () => {
  const outra = await criarUnidade(app, { nome: 'ESCOLA' });
  const deLa = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [outra.estoque] });
  const deles = importadorDe(() => deLa);
  const arquivo = CONTRATO.replaceAll('Secretaria', 'Escola');
  expect((await deles.importar('aquisicoes', arquivo)).recusadas[0]).toEqual({
    numero: 2,
    motivos: ['Número: Já existe uma aquisição deste tipo com este número e ano.'],
  });
});

test.each(['XLSX', 'CSV'] as const)(
  '%s: an exported contract has a row for each item, and comes back equal',
  async (formato) => {
    const { criados } = await importar('aquisicoes', CONTRATO.replaceAll('d1;2026', `${formato};2027`));
    expect(await situacoesDoExportado('aquisicoes', formato, criados)).toEqual(['IGUAL', 'IGUAL', 'IGUAL']);
  },
);
