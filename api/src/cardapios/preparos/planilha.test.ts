import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Preparo, PreparoResumo } from '@merenda/shared/contratos';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { cozinheiroDe, semearNutrientes } from '../../teste/nutricao.js';
import { importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await semearNutrientes(app);
  nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS'] });
  cozinha = cozinheiroDe(app, nutricionista);
  for (const nome of ['ARROZ', 'CENOURA', 'SAL']) await cozinha.alimento(undefined, { nome });
  await cozinha.alimento(undefined, { nome: 'LEITE', unidadeMedida: 'ML' });
});
afterAll(() => app.close());

const { ler, prepararImportacao, importar, situacoesDoExportado } = importadorDe(() => nutricionista);

async function preparo(nome: string): Promise<Preparo> {
  const lista = (await nutricionista.injetar('GET', '/preparos')).json<PreparoResumo[]>();
  const id = lista.find((um) => um.nome === nome)?.id;
  return (await nutricionista.injetar('GET', `/preparos/${id}`)).json();
}

const ingredientes = async (nome: string) =>
  (await preparo(nome)).ingredientes.map(({ alimento, quantidade, unidadeMedida, pesoBruto, fatorCorrecao }) => [
    alimento.nome,
    quantidade,
    unidadeMedida,
    pesoBruto,
    fatorCorrecao,
  ]);

const linhasDaTrilha = async (): Promise<number> =>
  primeira(
    await app.banco
      .select({ n: count() })
      .from(auditoria)
      .where(and(eq(auditoria.entidade, 'preparos'))),
  ).n;

const TITULOS = 'Preparação;Rendimento;Ingrediente;Peso líquido;FC;Modo de preparo';

test('rows with one name are one preparation; the same file again changes nothing', async () => {
  const arquivo = [
    TITULOS,
    'Arroz com cenoura;10;Arroz;1000;;Cozinhe tudo.',
    'ARROZ COM CENOURA;;Cenoura;200;1,15;',
    // A merged cell: the row has no fields of the preparation itself.
    ';;Sal;10;;',
    'Arroz;4;Arroz;400;;Cozinhe.',
  ].join('\n');
  const antes = await linhasDaTrilha();
  const lida = await ler('preparos', arquivo);
  const { conferidas, enviar } = await prepararImportacao('preparos', lida, true);
  expect(conferidas.map(({ numero, registro, situacao, nome }) => [numero, registro, situacao, nome])).toEqual([
    [2, 2, 'NOVA', 'Arroz com cenoura'],
    [3, 2, 'NOVA', 'Arroz com cenoura'],
    [4, 2, 'NOVA', 'Arroz com cenoura'],
    [5, 5, 'NOVA', 'Arroz'],
  ]);
  expect((await enviar()).resultado).toMatchObject({ novas: 2, criados: [expect.any(Number), expect.any(Number)] });
  // 200 g × 1.15 = 230 g.
  expect(await ingredientes('ARROZ COM CENOURA')).toEqual([
    ['ARROZ', 1000, 'G', null, null],
    ['CENOURA', 200, 'G', 230, 1.15],
    ['SAL', 10, 'G', null, null],
  ]);
  expect(await preparo('ARROZ COM CENOURA')).toMatchObject({
    porcoes: 10,
    modoPreparo: 'Cozinhe tudo.',
    criador: { id: nutricionista.usuarioId },
    nutrientes: [{ nome: 'caloria', valor: 1.21 }, {}, {}],
  });
  expect(await linhasDaTrilha()).toBe(antes + 2);
  expect(await importar('preparos', arquivo)).toMatchObject({ novas: 0, alteradas: 0, iguais: 2 });
  expect(await linhasDaTrilha()).toBe(antes + 2);
});

test('the preview lists changes part by part; an unchanged ingredient keeps its substitutes', async () => {
  const [arroz, cenoura, sal] = (await nutricionista.injetar('GET', '/alimentos'))
    .json<{ id: number; nome: string }[]>()
    .filter(({ nome }) => nome !== 'LEITE');
  const uso = (alimento: unknown, quantidade: number) => ({ alimento, quantidade, unidadeMedida: 'G' });
  await cozinha.preparo(
    [
      {
        ...uso(arroz, 100),
        pesoBruto: 120,
        substitutos: [{ ...uso(cenoura, 100), patologia: { tipo: 'DOENÇA CELÍACA' } }],
      },
      uso(sal, 1),
    ],
    { nome: 'RISOTO' },
  );
  const arquivo = 'Nome;Ingrediente;Quantidade\nrisoto;Arroz;100\nrisoto;Cenoura;50';
  const { conferidas, enviar } = await prepararImportacao('preparos', await ler('preparos', arquivo));
  expect(conferidas.map(({ mudancas }) => mudancas)).toEqual([
    [
      { campo: 'Ingrediente', de: null, para: 'CENOURA' },
      { campo: 'Ingrediente', de: 'SAL', para: null },
    ],
    [],
  ]);
  await enviar();
  expect(await ingredientes('RISOTO')).toEqual([
    ['ARROZ', 100, 'G', 120, 1.2],
    ['CENOURA', 50, 'G', null, null],
  ]);
  expect((await preparo('RISOTO')).ingredientes[0]?.substitutos).toMatchObject([{ alimento: { nome: 'CENOURA' } }]);

  // A file without ingredients keeps them; a new factor gives the new gross weight: 100 g × 1.5 = 150 g.
  expect(await importar('preparos', 'Nome;Porções\nrisoto;8')).toMatchObject({ alteradas: 1 });
  const mudado = 'Nome;Ingrediente;Quantidade;FC\nrisoto;Arroz;100;1,5\nrisoto;Cenoura;50;';
  expect(await importar('preparos', mudado)).toMatchObject({ alteradas: 1 });
  expect(await ingredientes('RISOTO')).toEqual([
    ['ARROZ', 100, 'G', 150, 1.5],
    ['CENOURA', 50, 'G', null, null],
  ]);
});

test('one wrong row refuses its preparation, with the reason at that row', async () => {
  const arquivo = [
    `${TITULOS};PB;UM`,
    'Sopa;10;Arroz;100;;Cozinhe.;;',
    'Sopa;12;Cenoura;10;;;;',
    'Mingau;10;Leite;100;;Cozinhe.;;g',
    'Mingau;;Farinha;10;;;;',
    'Salada;10;Cenoura;100;;Corte.;90;',
    'Salada;;Cenoura;50;;;;',
    'Caldo;10;Sal;-1;;Ferva.;;',
    'Bolo;10;;;;Asse.;;',
    'Pirão;10;Sal;1;;Mexa.;;',
  ].join('\n');
  const { recusadas, novas } = await importar('preparos', arquivo);
  expect(recusadas).toEqual([
    { numero: 2, motivos: [] },
    {
      numero: 3,
      motivos: ['Porções: é diferente da linha 2, a primeira deste registro. Repita o valor ou deixe em branco.'],
    },
    { numero: 4, motivos: [] },
    { numero: 5, motivos: [expect.stringMatching(/^Ingrediente: "Farinha" não está na lista\./)] },
    { numero: 6, motivos: ['Peso bruto: O peso bruto não pode ser menor que a quantidade.'] },
    { numero: 7, motivos: ['Ingrediente: Este alimento já está entre os ingredientes.'] },
    { numero: 8, motivos: [expect.stringMatching(/^Quantidade: /)] },
    { numero: 9, motivos: ['Ingrediente: Informe ao menos um ingrediente.'] },
  ]);
  expect(novas).toBe(1);
  const outra = await importar('preparos', 'Nome;Porções;Ingrediente;Quantidade;UM;Modo de preparo\nx;1;Leite;1;g;y');
  expect(outra.recusadas).toEqual([{ numero: 2, motivos: [expect.stringMatching(/^Unidade de medida: Não é poss/)] }]);
});

test.each(['XLSX', 'CSV'] as const)(
  '%s: an exported preparation has a row for each ingredient, and comes back equal',
  async (formato) => {
    const { criados } = await importar(
      'preparos',
      `${TITULOS}\nArroz ${formato};10;Arroz;1000;;Cozinhe.\n;;Cenoura;200;1,15;`,
    );
    expect(await situacoesDoExportado('preparos', formato, criados)).toEqual(['IGUAL', 'IGUAL']);
  },
);

test('a cooked weight gives the index, and another index takes the place of a stored weight', async () => {
  const titulos =
    'Nome;Porções;Ingrediente;Quantidade;Medida caseira do ingrediente;Peso pronto (kg);IC;Modo de preparo';
  await importar('preparos', [titulos, 'Arroz cozido;100;Arroz;4000;20 xícaras;9,32;;Cozinhe.'].join('\n'));
  expect(await preparo('ARROZ COZIDO')).toMatchObject({
    pesoPronto: 9.32,
    indiceCoccao: 2.33,
    ingredientes: [{ medidaCaseira: '20 xícaras' }],
  });
  await importar('preparos', ['Nome;IC', 'Arroz cozido;2,5'].join('\n'));
  expect(await preparo('ARROZ COZIDO')).toMatchObject({ pesoPronto: 10, indiceCoccao: 2.5 });
});
