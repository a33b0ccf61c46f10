import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { VersaoDoPreparo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
let componente: Awaited<ReturnType<typeof semearNutrientes>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  componente = await semearNutrientes(app);
  nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS'] });
  cozinha = cozinheiroDe(app, nutricionista);
});
afterAll(() => app.close());

const receita = (ingredientes: object[]) => ({
  nome: 'arroz de forno',
  porcoes: 3,
  modoPreparo: 'Cozinhar.\nServir.',
  ingredientes,
});
const enviar = (ingredientes: object[], mudanca: object = {}) =>
  nutricionista.injetar('POST', '/preparos', { ...receita(ingredientes), ...mudanca });

describe('POST /preparos', () => {
  test('computes the technical sheet of one portion and lists missing values', async () => {
    const arroz = await cozinha.alimento({ [componente.caloria]: 358, [componente.sodio]: 1 });
    const oleo = await cozinha.alimento({ [componente.caloria]: 884, [componente.vitamina_c]: 0 });
    const resposta = await enviar([
      { alimento: { id: arroz.id }, quantidade: 1, unidadeMedida: 'KG', pesoBruto: 1.05 },
      { alimento: { id: oleo.id }, quantidade: 50, unidadeMedida: 'G', fatorCorrecao: 1.2 },
    ]);
    expect(resposta.statusCode).toBe(201);
    // Energy: (358 × 10 + 884 × 0.5) ÷ 3 = 4022 ÷ 3 = 1340.67; sodium: 1 × 10 ÷ 3 = 3.33.
    expect(resposta.json()).toMatchObject({
      nome: 'ARROZ DE FORNO',
      criador: { id: nutricionista.usuarioId },
      modoPreparo: 'Cozinhar.\nServir.',
      ingredientes: [
        {
          alimento: { nome: arroz.nome },
          quantidade: 1,
          unidadeMedida: 'KG',
          pesoBruto: 1.05,
          fatorCorrecao: 1.05,
          substitutos: [],
        },
        { alimento: { nome: oleo.nome }, quantidade: 50, pesoBruto: 60, fatorCorrecao: 1.2 },
      ],
      nutrientes: [
        { nome: 'caloria', valor: 1340.67, unidadeDeMedida: 'kcal', ausentes: [] },
        { nome: 'vitamina_c', valor: 0, unidadeDeMedida: 'mg', ausentes: [arroz.nome] },
        { nome: 'sodio', valor: 3.33, unidadeDeMedida: 'mg', ausentes: [oleo.nome] },
      ],
    });
    const { id } = resposta.json();
    expect((await nutricionista.injetar('GET', `/preparos/${id}`)).json()).toEqual(resposta.json());
    expect((await nutricionista.injetar('GET', '/preparos')).json()).toContainEqual({
      id,
      nome: 'ARROZ DE FORNO',
      porcoes: 3,
      criador: resposta.json().criador,
      // No yield; no price and no checked allergens of both foods; one nutrient of each is not analysed.
      pendencias: 7,
      versao: 1,
    });
  });

  test('a nutrient that no food states differs from a zero', async () => {
    const arroz = await cozinha.alimento({ [componente.vitamina_c]: 0 });
    const { nutrientes } = await cozinha.preparo([{ alimento: { id: arroz.id }, quantidade: 100, unidadeMedida: 'G' }]);
    expect(nutrientes).toEqual([
      { nome: 'caloria', valor: 0, unidadeDeMedida: 'kcal', ausentes: [arroz.nome], semDados: true },
      { nome: 'vitamina_c', valor: 0, unidadeDeMedida: 'mg', ausentes: [] },
      { nome: 'sodio', valor: 0, unidadeDeMedida: 'mg', ausentes: [arroz.nome], semDados: true },
    ]);
  });

  test('an ingredient of 0 is in the recipe and counts as nothing: its nutrients and its price are not reported as missing', async () => {
    const [arroz, sal] = [await cozinha.alimento({ [componente.vitamina_c]: 3 }), await cozinha.alimento()];
    const preparo = await cozinha.preparo([
      { alimento: { id: arroz.id }, quantidade: 100, unidadeMedida: 'G' },
      { alimento: { id: sal.id }, quantidade: 0, unidadeMedida: 'G', fatorCorrecao: 1.2 },
    ]);
    expect(preparo.ingredientes[1]).toMatchObject({ quantidade: 0, pesoBruto: null, fatorCorrecao: 1.2 });
    expect(preparo.nutrientes.flatMap(({ ausentes }: { ausentes: string[] }) => ausentes)).not.toContain(sal.nome);
    expect(preparo.nutrientes).toContainEqual(expect.objectContaining({ nome: 'vitamina_c', ausentes: [] }));
  });

  test('substitutes name a pathology; a new name joins the list once, whatever its case and accents', async () => {
    const [leite, soja] = [await cozinha.alimento(), await cozinha.alimento()];
    const substituto = (tipo: string) => ({
      alimento: { id: soja.id },
      quantidade: 100,
      unidadeMedida: 'G',
      patologia: { tipo },
    });
    const preparo = await cozinha.preparo([
      {
        alimento: { id: leite.id },
        quantidade: 100,
        unidadeMedida: 'G',
        substitutos: [substituto('Alergia à proteína'), substituto('ALERGIA A PROTEINA')],
      },
    ]);
    const [um, dois] = preparo.ingredientes[0].substitutos;
    expect(um).toMatchObject({
      alimento: { id: soja.id, nome: soja.nome },
      quantidade: 100,
      unidadeMedida: 'G',
      patologia: { tipo: 'ALERGIA À PROTEÍNA' },
    });
    expect(dois.patologia).toEqual(um.patologia);
    expect(
      (await nutricionista.injetar('GET', '/patologias'))
        .json()
        .filter((p: { tipo: string }) => /alergia/i.test(p.tipo)),
    ).toEqual([um.patologia]);
  });

  test('refuses bad recipes at their field and writes nothing', async () => {
    const { id } = await cozinha.alimento();
    const linha = { alimento: { id }, quantidade: 10, unidadeMedida: 'G' };
    const casos: [object[], object, string, string][] = [
      [[], {}, 'ingredientes', 'Informe ao menos um ingrediente.'],
      [[{ ...linha, quantidade: -1 }], {}, 'ingredientes.0.quantidade', 'A quantidade não pode ser negativa.'],
      [
        [{ ...linha, quantidade: 0, pesoBruto: 5 }],
        {},
        'ingredientes.0.pesoBruto',
        'Um ingrediente com quantidade 0 não tem peso bruto.',
      ],
      [[{ ...linha, quantidade: 1.5 }], {}, 'ingredientes.0.quantidade', 'Informe um número inteiro.'],
      [[{ ...linha, alimento: { id: 999_999 } }], {}, 'ingredientes.0.alimento.id', 'Alimento não encontrado.'],
      [
        [{ ...linha, unidadeMedida: 'ML' }],
        {},
        'ingredientes.0.unidadeMedida',
        'Não é possível converter mililitro em grama: são medidas de grandezas diferentes.',
      ],
      [[linha, linha], {}, 'ingredientes.1.alimento.id', 'Este alimento já está entre os ingredientes.'],
      [[{ ...linha, fatorCorrecao: 0.98 }], {}, 'ingredientes.0.fatorCorrecao', 'O fator de correção é no mínimo 1.'],
      [
        [{ ...linha, pesoBruto: 9 }],
        {},
        'ingredientes.0.pesoBruto',
        'O peso bruto não pode ser menor que a quantidade.',
      ],
      [
        [{ ...linha, substitutos: [{ ...linha, patologia: { tipo: 'X' } }] }],
        {},
        'ingredientes.0.substitutos.0.alimento.id',
        'O substituto deve ser outro alimento.',
      ],
      [[linha], { porcoes: 0 }, 'porcoes', 'Informe ao menos uma porção.'],
      [[linha], { modoPreparo: ' ' }, 'modoPreparo', 'Campo obrigatório.'],
    ];
    for (const [ingredientes, mudanca, campo, mensagem] of casos) {
      const resposta = await enviar(ingredientes, { nome: 'RECUSADO', ...mudanca });
      expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo, mensagem }]]);
    }
    expect((await nutricionista.injetar('GET', '/preparos')).body).not.toContain('RECUSADO');
  });
});

test('PUT replaces the recipe; a stale version is refused', async () => {
  const [um, dois] = [
    await cozinha.alimento({ [componente.caloria]: 100 }),
    await cozinha.alimento({ [componente.caloria]: 7 }),
  ];
  const preparo = await cozinha.preparo([{ alimento: { id: um.id }, quantidade: 100, unidadeMedida: 'G' }]);
  const edicao = {
    ...receita([{ alimento: { id: dois.id }, quantidade: 300, unidadeMedida: 'G' }]),
    nome: preparo.nome,
    medidaCaseira: '1 concha',
    indiceCoccao: 2.5,
    tempoPreparoMin: 40,
    utensilios: 'Panela',
    versao: 1,
  };
  const depois = (await nutricionista.injetar('PUT', `/preparos/${preparo.id}`, edicao)).json();
  expect(depois).toMatchObject({
    ingredientes: [{ alimento: { id: dois.id } }],
    medidaCaseira: '1 concha',
    indiceCoccao: 2.5,
    tempoPreparoMin: 40,
    utensilios: 'Panela',
    versao: 2,
  });
  expect(depois.nutrientes[0]).toMatchObject({ nome: 'caloria', valor: 7 }); // 7 × 300 ÷ 100 ÷ 3
  expect((await nutricionista.injetar('PUT', `/preparos/${preparo.id}`, edicao)).statusCode).toBe(409);
});

test('the user who changed a recipe last is responsible for it, from then on', async () => {
  const receitaAtual = async (id: number) =>
    (await nutricionista.injetar('GET', `/preparos/${id}/versoes`)).json<VersaoDoPreparo[]>()[0]?.receita;
  const nomeDe = async ({ usuarioId }: Pessoa) =>
    (
      await app.banco
        .select({ nome: pessoas.nome })
        .from(usuarios)
        .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
        .where(eq(usuarios.id, usuarioId))
    )[0]?.nome;
  const alimento = await cozinha.alimento();
  const ingredientes = [{ alimento: { id: alimento.id }, quantidade: 100, unidadeMedida: 'G' }];
  try {
    definirRelogio({ agora: () => new Date('2026-03-02T12:00:00-03:00') });
    const { id, nome } = await cozinha.preparo(ingredientes);
    expect(await receitaAtual(id)).toMatchObject({
      responsavel: { nome: await nomeDe(nutricionista) },
      alteradoEm: '02/03/2026 12:00',
    });
    definirRelogio({ agora: () => new Date('2026-03-03T09:30:00-03:00') });
    const outra = await entrarComo(app, { permissoes: ['PREPAROS'] });
    const edicao = { ...receita(ingredientes), nome };
    expect((await outra.injetar('PUT', `/preparos/${id}`, edicao)).statusCode).toBe(200);
    expect(await receitaAtual(id)).toMatchObject({
      responsavel: { nome: await nomeDe(outra) },
      alteradoEm: '03/03/2026 09:30',
    });
  } finally {
    definirRelogio();
  }
});

test('a preparation that a dish uses is not deleted', async () => {
  const alimento = await cozinha.alimento();
  const preparo = await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: 100, unidadeMedida: 'G' }]);
  const prato = await cozinha.prato([preparo], await criarEtapa(app));
  const recusa = await nutricionista.injetar('DELETE', `/preparos/${preparo.id}`);
  expect(recusa.statusCode).toBe(409);
  expect(recusa.json().detail).toBe(
    `O preparo ${nomeComum(preparo.nome)} não pode ser excluído: é usado por 1 prato (${nomeComum(prato.nome)}).`,
  );
  await nutricionista.injetar('DELETE', `/pratos/${prato.id}`);
  expect((await nutricionista.injetar('DELETE', `/preparos/${preparo.id}`)).statusCode).toBe(204);
});
