import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Alimento, ArquivoEmBase64 } from '@merenda/shared/contratos';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { composicaoAlimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarProduto } from '../../teste/fabricas.js';
import { cozinheiroDe, semearNutrientes } from '../../teste/nutricao.js';
import { frasesDe, importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await semearNutrientes(app);
  nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS'] });
});
afterAll(() => app.close());

const { ler, prepararImportacao, importar, exportar, situacoesDoExportado } = importadorDe(() => nutricionista);

const linhasDaTrilha = async (): Promise<number> =>
  primeira(
    await app.banco
      .select({ n: count() })
      .from(auditoria)
      .where(and(eq(auditoria.entidade, 'alimentos'))),
  ).n;

async function alimento(nome: string): Promise<[Partial<Alimento>, (number | null)[]]> {
  const lista = (await nutricionista.injetar('GET', '/alimentos')).json<Alimento[]>();
  const { componentes = [], ...achado } = lista.find((um) => um.nome === nome) ?? {};
  return [achado, componentes.map(({ valor }) => valor)];
}

test('foods with their nutrients: new, changed, equal and refused rows; the same file again changes nothing', async () => {
  const arroz = await criarItem(app, { nome: 'ARROZ' });
  const oleo = await criarItem(app, { nome: 'ÓLEO' });
  await criarProduto(app, { itemId: oleo.id, nome: 'ÓLEO 900 ML', unidadeMedida: 'ML' });
  await criarItem(app, { nome: 'DETERGENTE', itemProdutoTipo: 'LIMPEZA', categoria: null });
  const antigo = await importar('alimentos', 'Nome;Item;Forma;Energia (kcal);Sódio\narroz velho;arroz;Cru;350;2');
  expect(antigo).toMatchObject({ novas: 1, recusadas: [] });

  const arquivo = [
    'Descrição dos alimentos;Item;Forma;Energia (kcal);Energia (kJ);Vitamina C (mg);Sódio (mg)',
    'Arroz, tipo 1, cru;arroz;Cru;357,78927;1497;Tr;1',
    'Arroz velho;;;360;;*;',
    'Arroz sem valor;arroz;Cru;NA;;;',
    'Óleo de soja;óleo;Cru;884;;;',
    'Sabão;detergente;Cru;1;;;',
    'Arroz negativo;arroz;Cru;-1;;;',
  ].join('\n');
  const lida = await ler('alimentos', arquivo);
  expect(lida.colunas.map(({ campo }) => campo)).toEqual([
    'nome',
    'itemAlimento',
    'forma',
    'caloria',
    null,
    'vitamina_c',
    'sodio',
  ]);
  const antes = await linhasDaTrilha();
  const { conferidas, enviar } = await prepararImportacao('alimentos', lida);
  expect(
    conferidas.map(({ numero, situacao, mudancas, motivos, avisos }) => [
      numero,
      situacao,
      mudancas,
      frasesDe(motivos),
      avisos,
    ]),
  ).toEqual([
    [2, 'NOVA', [], [], ['vitamina_c (mg): "Tr" é um traço: entra como 0.']],
    [
      3,
      'ALTERADA',
      [{ campo: 'caloria (kcal)', de: '350', para: '360' }],
      [],
      ['vitamina_c (mg): "*" fica sem valor (não analisado).'],
    ],
    [
      4,
      'RECUSADA',
      [],
      ['Informe o valor de ao menos um componente: caloria, vitamina_c, sodio.'],
      ['caloria (kcal): "NA" fica sem valor (não analisado).'],
    ],
    [
      5,
      'RECUSADA',
      [],
      [
        'Unidade de medida: O produto Óleo 900 ml deste item é medido em mililitro. Não é possível converter grama em mililitro: são medidas de grandezas diferentes.',
      ],
      [],
    ],
    [6, 'RECUSADA', [], [expect.stringMatching(/^Item: "detergente" não está na lista\./)], []],
    [
      7,
      'RECUSADA',
      [],
      ['Informe o valor de ao menos um componente: caloria, vitamina_c, sodio.'],
      ['caloria (kcal): "-1" é negativo: fica sem valor (não analisado).'],
    ],
  ]);
  expect((await enviar()).resultado).toMatchObject({ novas: 1, alteradas: 1, iguais: 0 });
  expect(await alimento('ARROZ, TIPO 1, CRU')).toEqual([
    expect.objectContaining({
      unidadeMedida: 'G',
      quantidadeBase: 100,
      itemAlimento: expect.objectContaining({ id: arroz.id }),
      versao: 1,
    }),
    [357.7893, 0, 1],
  ]);
  // A nutrient without a value keeps what is stored.
  expect(await alimento('ARROZ VELHO')).toEqual([expect.objectContaining({ versao: 2 }), [360, null, 2]]);
  expect(await linhasDaTrilha()).toBe(antes + 2);
  expect(await importar('alimentos', arquivo)).toMatchObject({ novas: 0, alteradas: 0, iguais: 2 });
  expect(await linhasDaTrilha()).toBe(antes + 2);
});

test.each(['XLSX', 'CSV'] as const)('%s: an exported food comes back equal', async (formato) => {
  await criarItem(app, { nome: `FUBÁ ${formato}` });
  const { criados } = await importar(
    'alimentos',
    `Nome;Item;Forma;Energia;Vitamina C;Sódio\nfubá ${formato};fubá ${formato};Cru;1353,6;;0,25`,
  );
  expect(await situacoesDoExportado('alimentos', formato, criados)).toEqual(['IGUAL']);
});

test('the nutrients of an exported food are numbers', async () => {
  await criarItem(app, { nome: 'TRIGO' });
  const { criados } = await importar('alimentos', 'Nome;Item;Forma;Energia;Sódio\ntrigo;trigo;Cru;1353,6;0,25');
  const { sheets } = await readXlsx(await exportar('alimentos', { formato: 'XLSX', ids: criados }));
  expect(sheets[0]?.rows[1]).toEqual(['TRIGO', 'TRIGO', 'Cru', 100, 'Grama', 1353.6, null, 0.25]);
});

test('a food keeps the dimension in which a preparation measures it', async () => {
  const cozinha = cozinheiroDe(app, nutricionista);
  const leite = await cozinha.alimento(undefined, { nome: 'LEITE', unidadeMedida: 'ML' });
  await cozinha.preparo([{ alimento: leite, quantidade: 100, unidadeMedida: 'ML' }], { nome: 'VITAMINA' });
  const { recusadas } = await importar('alimentos', 'Nome;Quantidade base;UM\nleite;100;g');
  expect(recusadas).toEqual([
    {
      numero: 2,
      motivos: [expect.stringMatching(/^Unidade de medida: O preparo Vitamina usa este alimento em outra/)],
    },
  ]);
});

test('the base of a food is a quantity and its unit, or neither', async () => {
  await criarItem(app, { nome: 'MEL' });
  const { recusadas } = await importar('alimentos', 'Nome;Item;Forma;Energia;Quantidade base\nmel;mel;Cru;300;50');
  expect(recusadas).toEqual([{ numero: 2, motivos: ['Unidade de medida: Campo obrigatório.'] }]);
});

test('a table of composition needs no item, and fills the register by its numbers', async () => {
  const arquivo = [
    'Número do Alimento;Descrição dos alimentos;Energia (kcal);Vitamina C (mg)',
    '4;Arroz, tipo 1, cru;358;',
    'Cereais e derivados;;;',
    '5;Arroz, tipo 2, cozido;130;Tr',
  ].join('\n');
  expect(await importar('composicao-alimentos', arquivo)).toEqual({
    novas: 2,
    alteradas: 0,
    iguais: 0,
    recusadas: [{ numero: 3, motivos: ['Nome: Campo obrigatório.', 'Descrição: Campo obrigatório.'] }],
    criados: [expect.any(Number), expect.any(Number)],
  });
  expect((await nutricionista.injetar('GET', '/composicao-alimentos')).json()).toMatchObject([
    {
      codigo: '4',
      nome: 'ARROZ, TIPO 1, CRU',
      descricao: 'Arroz, tipo 1, cru',
      categoria: null,
      forma: null,
      fonte: 'Planilha importada',
      valores: { caloria: 358 },
    },
    { codigo: '5', valores: { caloria: 130, vitamina_c: 0 } },
  ]);
  const mudada = `${arquivo.replace('358', '359')}\n6;Arroz sem nada;NA;`;
  expect(await importar('composicao-alimentos', mudada)).toMatchObject({ novas: 0, alteradas: 1, iguais: 1 });
  const [linha] = await app.banco.select().from(composicaoAlimentos).where(eq(composicaoAlimentos.codigo, '4'));
  expect(
    await app.banco
      .select({ acao: auditoria.acao })
      .from(auditoria)
      .where(and(eq(auditoria.entidade, 'composicao-alimentos'), eq(auditoria.entidadeId, linha?.id ?? 0)))
      .orderBy(auditoria.id),
  ).toEqual([{ acao: 'CRIAR' }, { acao: 'ALTERAR' }]);
});

test('the model shows a few foods of the table, with their source', async () => {
  await importar('composicao-alimentos', 'Código;Descrição;Fonte;Energia\n182;Banana, prata, crua;TACO;98');
  const { conteudo } = (
    await nutricionista.injetar('GET', '/importacoes/composicao-alimentos/modelo')
  ).json<ArquivoEmBase64>();
  const { sheets } = await readXlsx(Buffer.from(conteudo, 'base64'));
  const exemplos = sheets.find(({ name }) => name === 'Exemplos')?.rows;
  expect(exemplos?.map((linha) => linha.filter((celula) => celula !== null && celula !== ''))).toContainEqual([
    '182',
    'Banana, prata, crua',
    'BANANA, PRATA, CRUA',
    'TACO',
    98,
  ]);
  expect(JSON.stringify(exemplos)).toContain('Valores por 100 g da parte comestível.');
});
