import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SugestaoDeCardapios } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { faixasEtarias, feriados, referenciasNutricionais } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { alimentoComponentes, alimentos, cardapioPratos, pratos } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao } from '../../banco/transacao.js';
import { carregarRegrasPnae } from '../../demonstracao/referencia/regras-pnae.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { semearNutrientes } from '../../teste/nutricao.js';

/** The dishes of the example of specification 4.12: cost, grams of vegetables and of fruit, heme iron. */
const EXEMPLO = {
  D1: [2.1, 40, 0, true],
  D2: [1.9, 50, 0, true],
  D3: [1.3, 40, 0, false],
  D4: [2.3, 30, 80, true],
  D5: [1.95, 0, 120, true],
  D6: [0.9, 0, 100, false],
} as const;
type Nome = keyof typeof EXEMPLO;

let app: FastifyInstance;
let mercado: Mercado;
let nutricionista: Pessoa;
const prato = new Map<Nome, number>();
/** The item that only this dish has. */
const itemDe = new Map<Nome, number>();
let frutaId: number;
let produtoDaFruta: number;

const classificado = (grupo: 'CARNE_OVO' | 'CEREAL' | 'FRUTA' | 'HORTALICA', ferroHeme = false) =>
  criarItem(app, {
    grupo,
    ferroHeme,
    formaDaFruta: grupo === 'FRUTA' ? 'IN_NATURA' : null,
    grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO',
  });

beforeAll(async () => {
  definirRelogio({ agora: () => new Date('2026-11-10T12:00:00-03:00') });
  app = await criarAppDeTeste();
  await emTransacao({ banco: app.banco, usuario: null }, carregarRegrasPnae);
  mercado = await abrirMercado(app);
  await app.banco.update(faixasEtarias).set({ codigo: '6-10a' });
  nutricionista = await entrarComo(app, { permissoes: ['CARDAPIOS'], estoques: [mercado.unidade.estoque] });
  const itens: { produto: { id: number }; precoUnidade: number }[] = [];
  // Vegetables and fruit cost a hundredth of a cent a portion: a package holds a tonne.
  const [hortaliça, fruta] = [await classificado('HORTALICA'), await classificado('FRUTA')];
  frutaId = fruta.id;
  for (const { id } of [hortaliça, fruta]) {
    const produto = await criarProduto(app, { itemId: id, medidaReal: '1000' });
    itens.push({ produto: { id: produto.id }, precoUnidade: 0.01 });
    produtoDaFruta = produto.id;
  }
  const folhas = await criarAlimento(app, { itemId: hortaliça.id, nome: 'COUVE' });
  const banana = await criarAlimento(app, { itemId: fruta.id, nome: 'BANANA' });
  for (const [nome, [custo, hortalicas, frutas, heme]] of Object.entries(EXEMPLO) as [Nome, (typeof EXEMPLO)[Nome]][]) {
    const item = await classificado(heme ? 'CARNE_OVO' : 'CEREAL', heme);
    itemDe.set(nome, item.id);
    itens.push({ produto: await criarProduto(app, { itemId: item.id }), precoUnidade: Math.round(custo * 500) / 100 });
    const preparo = await criarPreparo(app, 1, [
      { alimento: await criarAlimento(app, { itemId: item.id, nome: `BASE ${nome}` }), quantidade: '200' },
      ...(hortalicas > 0 ? [{ alimento: folhas, quantidade: String(hortalicas) }] : []),
      ...(frutas > 0 ? [{ alimento: banana, quantidade: String(frutas) }] : []),
    ]);
    prato.set(nome, (await criarPrato(app, [preparo], { nome, categoriaId: mercado.categoria.id })).id);
  }
  await aquisicaoVigente(mercado, {
    valor: Math.round(itens.reduce((soma, { precoUnidade }) => soma + precoUnidade, 0) * 100) / 100,
    propostasVencedoras: [
      {
        fornecedor: { id: mercado.fornecedor.id, fornecedorTipo: 'JURIDICO' },
        numeroContrato: 'ct 1',
        itens: itens.map(({ produto: { id }, precoUnidade }) => ({
          produto: { id },
          quantidade: 1,
          unidadeProduto: 'PACOTE',
          precoUnidade,
        })),
      },
    ],
  });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const ALMOCO = { hora: '12:00', tipo: 'ALMOCO' } as const;
const fixar = (dia: string, nome: Nome) => ({ dia, ...ALMOCO, prato: { id: prato.get(nome) } });

const pedir = (mudanca: object = {}, pessoa = nutricionista) =>
  pessoa.injetar('POST', '/cardapios-semanais/sugestao', {
    categoria: { id: mercado.categoria.id },
    modalidade: 'PARCIAL1',
    de: '16/11/2026',
    semanas: 1,
    vagas: [ALMOCO],
    objetivo: 'MAIS_BARATO',
    fixos: [],
    excluidos: [],
    ...mudanca,
  });

async function sugerir(mudanca: object = {}): Promise<SugestaoDeCardapios> {
  const resposta = await pedir(mudanca);
  expect([resposta.statusCode, resposta.statusCode === 200 ? '' : resposta.body]).toEqual([200, '']);
  return resposta.json();
}

const nomes = ({ proposta }: SugestaoDeCardapios) =>
  (proposta?.semanas ?? []).flatMap(({ dias }) => dias.flatMap(({ vagas }) => vagas.map((vaga) => vaga.prato.nome)));

describe('the example of specification 4.12', () => {
  test('costs 8.75 in five days with 360 g, and says which rules are kept', async () => {
    const sugerida = await sugerir();
    expect(sugerida.conflitos).toEqual([]);
    expect(sugerida.hoje).toBeNull();
    expect(nomes(sugerida).toSorted()).toEqual(['D1', 'D2', 'D2', 'D5', 'D6']);
    const { figuras, cortada } = sugerida.proposta!;
    expect([figuras.custoMedio, figuras.semPreco, cortada]).toEqual([1.75, [], false]);
    const regras = figuras.semanas[0]?.regras.filter(({ marca }) => marca === 'CUMPRE') ?? [];
    expect(regras.map(({ codigo, figura }) => `${codigo} ${figura}`).slice(0, 4)).toEqual([
      'FLV_PARCIAL 360 g por aluno; mínimo de 280 na semana',
      'FRUTA_PARCIAL 2 dias; mínimo de 2 na semana',
      'HORTALICA_PARCIAL 3 dias; mínimo de 3 na semana',
      'FERRO_HEME 4 dias; mínimo de 4 na semana',
    ]);
  });

  test('costs the same with D6 fixed on Wednesday, which stays', async () => {
    const sugerida = await sugerir({ fixos: [fixar('18/11/2026', 'D6')] });
    expect(sugerida.proposta?.figuras.custoMedio).toBe(1.75);
    const quarta = sugerida.proposta?.semanas[0]?.dias[2];
    expect(quarta?.vagas[0]).toMatchObject({ prato: { nome: 'D6' }, fixo: true });
    expect(quarta?.vagas[0]?.porque[0]).toBe('Você fixou este prato.');
  });

  test('has no answer with D3 on Monday and D6 on Wednesday, and says what is in conflict', async () => {
    const fixos = [fixar('16/11/2026', 'D3'), fixar('18/11/2026', 'D6')];
    expect(await sugerir({ fixos })).toEqual({
      proposta: null,
      conflitos: ['Não há 4 dias com ferro heme: com segunda e quarta fixas, no máximo 3.'],
      hoje: null,
    });
  });
});

test('an alternative says what it costs and what would no longer hold', async () => {
  const sugerida = await sugerir();
  const vagas = sugerida.proposta?.semanas.flatMap(({ dias }) => dias.flatMap((dia) => dia.vagas)) ?? [];
  const d1 = vagas.find(({ prato: { nome } }) => nome === 'D1');
  // D1 with heme iron and 40 g of vegetables gives way to D3, which has no heme iron and costs 0.80 less.
  const d3 = d1?.alternativas.find((outra) => outra.prato.nome === 'D3');
  expect(d3).toMatchObject({ diferencaDeCusto: -0.8, deixaDeCumprir: ['Ferro heme: 3 dias, mínimo de 4 dias.'] });
  expect(vagas.every(({ alternativas }) => alternativas.length === 5)).toBe(true);
  expect(d1?.porque).toContain('Conta para frutas e hortaliças, hortaliça e ferro heme.');
});

test('never uses an excluded dish, and never passes the ceiling', async () => {
  const pedidos = fc.record({
    excluidos: fc.subarray([...Object.keys(EXEMPLO)] as Nome[], { maxLength: 2 }),
    centavos: fc.integer({ min: 160, max: 220 }),
  });
  await fc.assert(
    fc.asyncProperty(pedidos, async ({ excluidos, centavos }) => {
      const sugerida = await sugerir({
        teto: centavos / 100,
        excluidos: excluidos.map((nome) => ({ id: prato.get(nome) })),
      });
      const usados = nomes(sugerida);
      expect(usados.filter((nome) => excluidos.some((um) => um === nome))).toEqual([]);
      expect(usados.length).toBe(sugerida.proposta ? 5 : 0);
      expect(sugerida.proposta?.figuras.custoMedio ?? 0).toBeLessThanOrEqual(centavos / 100);
      expect(sugerida.conflitos.length > 0).toBe(sugerida.proposta === null);
    }),
    { numRuns: 12 },
  );
});

test('says that the mean cost does not fit into a ceiling below the best one', async () => {
  const { conflitos } = await sugerir({ teto: 1.74 });
  expect(conflitos.length).toBeGreaterThan(0);
  // The second best set costs 8.95, so 1.76 a day leaves only the best one.
  expect((await sugerir({ teto: 1.76 })).proposta?.figuras.custoMedio).toBe(1.75);
});

test('a dish is served at its meals and in the season of its items, unless the others are asked for', async () => {
  const soNoDesjejum = { tiposDaRefeicao: ['DESJEJUM' as const] };
  await app.banco
    .update(pratos)
    .set(soNoDesjejum)
    .where(eq(pratos.id, prato.get('D2') ?? 0));
  await app.banco
    .update(itensProduto)
    .set({ meses: ['MARCO'] })
    .where(eq(itensProduto.id, frutaId));
  // Without fruit two days of it cannot be reached.
  expect((await sugerir()).conflitos.join(' ')).toContain('fruta in natura');
  expect(nomes(await sugerir({ foraDaEpoca: true }))).not.toContain('D2');
  expect(nomes(await sugerir({ foraDaEpoca: true, outrasRefeicoes: true })).toSorted()).toEqual([
    'D1',
    'D2',
    'D2',
    'D5',
    'D6',
  ]);
  await app.banco.update(pratos).set({ tiposDaRefeicao: [] });
  await app.banco.update(itensProduto).set({ meses: [] });
});

test('names the rules that an unclassified food makes incomplete, when a dish with it stays', async () => {
  const alimento = await criarAlimento(app, { nome: 'FARINHA X' });
  const misterio = await criarPrato(app, [await criarPreparo(app, 1, [{ alimento, quantidade: '50' }])], {
    categoriaId: mercado.categoria.id,
    nome: 'MISTÉRIO',
  });
  const livre = await sugerir();
  expect(nomes(livre)).not.toContain('MISTÉRIO');
  expect(livre.proposta?.incompletos.join(' ')).toContain('Pratos sem ficha inteira não foram usados: Mistério.');
  const { proposta } = await sugerir({ fixos: [{ dia: '20/11/2026', ...ALMOCO, prato: { id: misterio.id } }] });
  expect(proposta?.incompletos[0]).toContain('Incompletas, porque faltam dados de Farinha X: ');
  await app.banco.delete(pratos).where(eq(pratos.id, misterio.id));
});

test('a holiday has no meal, and a week of four school days is not judged', async () => {
  await app.banco.insert(feriados).values({ data: '2026-11-25', nome: 'Aniversário da cidade' });
  const sugerida = await sugerir({ de: '23/11/2026' });
  expect(sugerida.proposta?.semanas[0]?.semAula).toEqual([
    { dia: '25/11/2026', motivo: 'feriado: Aniversário da cidade' },
  ]);
  // D3 and D6 twice each: 4.40 in four days.
  expect(nomes(sugerida).toSorted()).toEqual(['D3', 'D3', 'D6', 'D6']);
  expect(sugerida.proposta?.figuras.custoMedio).toBe(1.1);
});

test('keeps the mean of a nutrient within the reference, and names the one that a food lacks', async () => {
  const { caloria } = await semearNutrientes(app);
  const [faixa] = await app.banco.select().from(faixasEtarias).where(eq(faixasEtarias.codigo, '6-10a'));
  const referencia = (minimo: number) => ({
    norma: 'Res. 4/2026',
    fonte: 'Anexo IV',
    vigente: true,
    faixaEtariaId: faixa?.id ?? 0,
    modalidade: 'PARCIAL1' as const,
    coberturaPct: 20,
    nutriente: 'caloria' as const,
    unidade: 'kcal',
    minimo: String(minimo),
    carater: 'Obrigatório',
    certeza: 'verificado',
  });
  await app.banco.insert(referenciasNutricionais).values(referencia(250));
  const semValor = await sugerir();
  expect(semValor.proposta?.incompletos[0]).toMatch(
    /^Incompletas, porque faltam dados de .*: Referência de energia\.$/,
  );
  // 100 kcal in 100 g: the 200 g of the base of a dish have 200, vegetables and fruit none.
  const foods = await app.banco.select().from(alimentos);
  await app.banco.insert(alimentoComponentes).values(
    foods.map(({ id, nome }) => ({
      alimentoId: id,
      componenteId: caloria,
      valor: nome.startsWith('BASE') ? '100' : '0',
    })),
  );
  expect((await sugerir()).conflitos).toEqual(['A média de energia não chega a 250 kcal: no máximo 200 kcal.']);
  await app.banco.update(referenciasNutricionais).set({ minimo: '200' });
  expect((await sugerir()).proposta?.figuras.custoMedio).toBe(1.75);
  await app.banco.delete(referenciasNutricionais);
});

test('where meals have no dish, only that is the reason', async () => {
  const LANCHE = { hora: '15:00', tipo: 'LANCHE_TARDE' } as const;
  const doDia = { modalidade: 'PARCIAL2', vagas: [ALMOCO, LANCHE] };
  expect((await sugerir(doDia)).conflitos).toEqual([
    'Não há pratos desta categoria e modalidade para estas refeições. Cadastre pratos para elas.',
  ]);
  await app.banco.update(pratos).set({ tiposDaRefeicao: ['ALMOCO'] });
  expect((await sugerir({ vagas: [ALMOCO, LANCHE] })).conflitos).toEqual([
    'Não há prato para lanche da tarde das 15:00. Cadastre pratos desta etapa para a refeição, ou aceite os de outras refeições e fora da época.',
  ]);
  await app.banco.update(pratos).set({ tiposDaRefeicao: [] });
});

describe('with a unit', () => {
  const comUnidade = (mudanca: object = {}) => ({ unidade: { id: mercado.unidade.id }, ...mudanca });

  test('compares with what its calendar has, and counts the rest of the month', async () => {
    const cardapio = await criarCardapio(app, [{ id: prato.get('D4') ?? 0 }], {
      categoriaId: mercado.categoria.id,
      modalidade: 'PARCIAL1',
    });
    await criarLancamento(app, mercado.unidade, cardapio, '2026-11-16');
    const { hoje, proposta } = await sugerir(comUnidade());
    expect(hoje?.custoMedio).toBe(2.3);
    expect(proposta?.figuras.custoMedio).toBe(1.75);
    await app.banco.delete(cardapioPratos).where(eq(cardapioPratos.cardapioId, cardapio.id));
  });

  test('uses the fruit that would expire, and says what comes out of the stock and what is bought', async () => {
    await app.banco.insert(matriculas).values({
      unidadeEducacionalId: mercado.unidade.id,
      ano: 2026,
      categoria: 'FUNDAMENTAL_6_10',
      jornada: 'PARCIAL',
      quantidade: 100,
      origem: 'MANUAL',
    });
    await criarLoteEmEstoque(app, {
      estoqueId: mercado.unidade.estoque.id,
      produtoId: produtoDaFruta,
      quantidade: 0.03,
      dataValidade: '2026-11-20',
    });
    const { proposta } = await sugerir(comUnidade({ objetivo: 'APROVEITAR_ESTOQUE' }));
    const usada = proposta?.figuras.estoqueUsado.find(({ alimento }) => alimento.nome === 'BANANA');
    // 30 kg of fruit expire on Friday: D5 and D6 take 12 kg and 10 kg for 100 students.
    expect(usada?.quantidade).toBeGreaterThanOrEqual(22);
    expect(usada?.aVencer).toBe(usada?.quantidade);
    expect(proposta?.figuras.aComprar.some(({ alimento }) => alimento.nome.startsWith('BASE'))).toBe(true);
  });

  test('counts what the month already has on other days', async () => {
    // Two meals of sausage in November are the most, and the calendar has them: D6 may not come again.
    const salsicha = { classeRestrita: 'CARNEO' as const };
    await app.banco
      .update(itensProduto)
      .set(salsicha)
      .where(eq(itensProduto.id, itemDe.get('D6') ?? 0));
    const cardapio = await criarCardapio(app, [{ id: prato.get('D6') ?? 0 }], {
      categoriaId: mercado.categoria.id,
      modalidade: 'PARCIAL1',
    });
    for (const dia of ['2026-11-04', '2026-11-06']) await criarLancamento(app, mercado.unidade, cardapio, dia);
    const sugerida = await sugerir(comUnidade());
    expect(nomes(sugerida).toSorted()).toEqual(['D2', 'D2', 'D3', 'D5', 'D5']);
    expect(sugerida.proposta?.figuras.custoMedio).toBe(1.8);
    expect(nomes(await sugerir())).toContain('D6');
    await app.banco.update(itensProduto).set({ classeRestrita: null });
  });

  test('refuses a unit that is not the user’s', async () => {
    const alheia = await criarUnidade(app);
    expect((await pedir({ unidade: { id: alheia.id } })).statusCode).toBe(403);
  });
});

test('refuses what cannot be asked for, at its field', async () => {
  const outra = await criarPrato(app);
  const casos: [object, string][] = [
    [{ de: '17/11/2026' }, 'de'],
    [{ vagas: [ALMOCO, ALMOCO] }, 'vagas.1.hora'],
    [{ vagas: [] }, 'vagas'],
    [{ fixos: [fixar('23/11/2026', 'D1')] }, 'fixos.0.dia'],
    [{ fixos: [{ dia: '16/11/2026', ...ALMOCO, prato: { id: outra.id } }] }, 'fixos.0.prato.id'],
    [{ categoria: { id: 999_999 } }, 'categoria.id'],
  ];
  for (const [mudanca, campo] of casos) {
    const resposta = await pedir(mudanca);
    expect([resposta.statusCode, resposta.json().errors?.[0]?.campo]).toEqual([422, campo]);
  }
});
