import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Cozinha, Notificacao, RefeicaoComRegistros } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias, patologias } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import {
  cardapioAlternativos,
  cardapioPatologias,
  ingredienteSubstitutos,
  preparoIngredientes,
} from '../../banco/esquema/cardapios/cardapios.js';
import { produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade, sequencia } from '../../teste/fabricas.js';
import { aoMesmoTempo } from '../../teste/portao.js';

const HOJE = '2026-11-23';
let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let cozinheira: Pessoa;
let cenoura: Awaited<ReturnType<typeof criarAlimento>>;
let abobora: Awaited<ReturnType<typeof criarAlimento>>;
let prato: Awaited<ReturnType<typeof criarPrato>>;
let preparo: Awaited<ReturnType<typeof criarPreparo>>;
let cardapio: Awaited<ReturnType<typeof criarCardapio>>;
let lancamento: Awaited<ReturnType<typeof criarLancamento>>;
let lote: Awaited<ReturnType<typeof criarLoteEmEstoque>>;

beforeAll(async () => {
  app = await criarAppDeTeste();
  definirRelogio({ agora: () => new Date('2026-11-23T12:00:00-03:00') });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});
beforeEach(async () => {
  unidade = await criarUnidade(app);
  cozinheira = await entrarComo(app, { estoques: [unidade.estoque] });
  [cenoura, abobora] = [await criarAlimento(app), await criarAlimento(app)];
  // 30 g net, 35.1 g gross for one student (factor 1.17).
  preparo = await criarPreparo(app, 1, [{ alimento: cenoura, quantidade: '30', pesoBruto: '35.1' }]);
  prato = await criarPrato(app, [preparo]);
  cardapio = await criarCardapio(app, [prato], { categoriaId: prato.categoriaId });
  lancamento = await criarLancamento(app, unidade, cardapio, HOJE);
  lote = await abastecer(cenoura, 10);
});

/** A lot of packages of 1 kg. */
const abastecer = async (alimento: { itemId: number }, quantidade: number) =>
  criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: (await criarProduto(app, { itemId: alimento.itemId })).id,
    quantidade,
  });
const saldo = async ({ id }: { id: number }) =>
  (await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, id)))[0]?.quantidade;

const nova = (mudanca: object = {}) => ({
  dia: HOJE,
  prato: { id: prato.id },
  tipo: 'ALMOCO',
  hora: '11:00',
  quantidadeDePessoas: 120,
  acrescimo: 0,
  lancamentoCardapio: { id: lancamento.id },
  unidadeEducacional: { id: unidade.id },
  ...mudanca,
});
const executar = (mudanca: object = {}, cabecalhos?: Record<string, string>, execucao?: object) =>
  cozinheira.injetar('POST', '/refeicoes/execucoes', { refeicao: nova(mudanca), execucao }, cabecalhos);
const ler = async (busca = `&de=${HOJE}`) =>
  (await cozinheira.injetar('GET', `/cozinha?unidade=${unidade.id}${busca}`)).json<Cozinha>();
const registros = ({ registros: lidos }: RefeicaoComRegistros) =>
  lidos.map(({ alimento, valorArredondado }) => [alimento.id, valorArredondado]);

async function criarPatologia() {
  return primeira(
    await app.banco
      .insert(patologias)
      .values({ tipo: `CELÍACA ${sequencia()}` })
      .returning(),
  );
}

describe('GET /cozinha', () => {
  test('has today and four days, the dish with its foods, its package, its recipe, and no name of a student', async () => {
    const { dias, hoje, receitas, emEstoque } = await ler();
    expect(hoje).toBe('23/11/2026');
    expect(dias.map(({ data }) => data.slice(0, 2))).toEqual(['23', '24', '25', '26', '27']);
    // Without days also those of the last week, whose meals may still be registered.
    const todos = (await ler('')).dias.map(({ data }) => data.slice(0, 2));
    expect(todos).toEqual(['16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27']);
    expect(dias[0]?.refeicoes).toMatchObject([
      {
        prato: { id: prato.id },
        refeicao: null,
        alunosEsperados: null,
        receitas: [preparo.id],
        itens: [{ alimento: { id: cenoura.id }, quantidadePre: 35.1, noEstoque: 10 }],
      },
    ]);
    expect(receitas).toMatchObject([
      {
        id: preparo.id,
        porcoes: 1,
        modoPreparo: 'Cozinhar.',
        ingredientes: [{ quantidade: 35.1, unidadeMedida: 'G' }],
      },
    ]);
    expect(emEstoque).toMatchObject([{ alimento: { id: cenoura.id }, noEstoque: 10, unidadeMedida: 'KG' }]);
  });

  test('expects the students of the newest enrolments', async () => {
    const faixa = primeira(
      await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
    );
    await app.banco.update(categorias).set({ faixaEtariaId: faixa.id }).where(eq(categorias.id, prato.categoriaId));
    await app.banco.insert(matriculas).values({
      unidadeEducacionalId: unidade.id,
      ano: 2026,
      categoria: 'FUNDAMENTAL_6_10',
      jornada: 'PARCIAL',
      quantidade: 180,
      origem: 'MANUAL',
    });
    expect((await ler()).dias[0]?.refeicoes[0]?.alunosEsperados).toEqual({ quantidade: 180, matriculasDe: 2026 });
  });

  test('lists the meals of a past day that are not executed, with today’s stock', async () => {
    const ontem = await criarLancamento(app, unidade, cardapio, '2026-11-20');
    const passado = async () => (await ler('&de=2026-11-20&ate=2026-11-20')).dias[0]?.refeicoes;
    expect(await passado()).toMatchObject([{ refeicao: null, itens: [{ noEstoque: 10 }] }]);
    await executar({ dia: '2026-11-20', lancamentoCardapio: { id: ontem.id } });
    expect(await passado()).toEqual([]);
  });

  test('a period of more than a month is refused', async () => {
    const resposta = await cozinheira.injetar('GET', `/cozinha?unidade=${unidade.id}&de=2026-11-01&ate=2026-12-02`);
    expect(resposta.statusCode).toBe(422);
  });
});

describe('POST /refeicoes/execucoes', () => {
  test('120 students × 30 g × 1.17: 4.212 kg leave the stock in one request', async () => {
    const resposta = await executar();
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({ executado: true, quantidadeDePessoas: 120 });
    expect(registros(resposta.json())).toEqual([[cenoura.id, 4.212]]);
    expect(await saldo(lote)).toBe('5.788000');
  });

  test('without enough in the stock nothing is registered and nothing leaves', async () => {
    const resposta = await executar({ quantidadeDePessoas: 300 });
    expect(resposta.statusCode).toBe(409);
    // 300 × 35.1 g = 10.53 kg of 10 kg.
    expect(resposta.json().detail).toContain('Estoque insuficiente: falta 0,53 kg');
    expect((await ler()).dias[0]?.refeicoes[0]?.refeicao).toBeNull();
    expect(await saldo(lote)).toBe('10.000000');
  });

  test('another plan than the one that was shown is refused with the new one, and nothing is registered', async () => {
    const previa = (await cozinheira.injetar('POST', '/refeicoes/previa', nova())).json();
    expect(previa).toMatchObject({ produtos: [{ id: lote.id, quantidade: 4.212, saldoDepois: 5.788 }], faltas: [] });
    const antes = await criarLoteEmEstoque(app, {
      estoqueId: unidade.estoque.id,
      produtoId: (await criarProduto(app, { itemId: cenoura.itemId })).id,
      quantidade: 1,
      dataValidade: HOJE,
    });
    const resposta = await executar({}, undefined, { assinatura: previa.assinatura });
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json()).toMatchObject({
      errors: [{ campo: 'assinatura' }],
      plano: {
        produtos: [
          { id: antes.id, quantidade: 1 },
          { id: lote.id, quantidade: 3.212 },
        ],
      },
    });
    expect((await ler()).dias[0]?.refeicoes[0]?.refeicao).toBeNull();
  });

  test('two cooks at once draw down once, and the second reads what happened', async () => {
    const feitos = await aoMesmoTempo(app, [() => executar(), () => executar()]);
    expect(feitos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(feitos.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'Esta refeição já está registrada. Veja o histórico de execução.',
    );
    expect(await saldo(lote)).toBe('5.788000');
  });

  test('the same key again answers the same meal and draws down once', async () => {
    const chave = { 'idempotency-key': `cozinha-${sequencia()}-0123456789` };
    const [primeiro, segundo] = [await executar({}, chave), await executar({}, chave)];
    expect(segundo.json().id).toBe(primeiro.json().id);
    expect(await saldo(lote)).toBe('5.788000');
  });
});

describe('a meal whose id is not known yet', () => {
  const abater = (uuid: string, pessoa = cozinheira) => pessoa.injetar('POST', `/refeicoes/${uuid}/abatimento`, {});
  const pesar = (uuid: string, sobras: string, pessoa = cozinheira) =>
    pessoa.injetar('PATCH', `/refeicoes/${uuid}?sobras=${sobras}`);
  const registrar = (mudanca: object) => cozinheira.injetar('POST', '/refeicoes', nova(mudanca));
  const NAO_REGISTRADA = { status: 404, detail: 'Esta refeição não está registrada. Registre a refeição antes.' };

  test('is registered, executed and its leftover weighed by its UUID in this order, in its own unit alone', async () => {
    const uuid = randomUUID();
    const outra = await entrarComo(app, { estoques: [(await criarUnidade(app)).estoque] });
    for (const resposta of [await abater(uuid), await pesar(uuid, '2,5')])
      expect(resposta.json()).toMatchObject(NAO_REGISTRADA);
    const { id } = (await registrar({ uuid })).json<RefeicaoComRegistros>();
    expect((await pesar(uuid, '2,5')).statusCode).toBe(409);
    expect((await abater(uuid, outra)).json()).toMatchObject(NAO_REGISTRADA);
    expect((await abater(uuid)).json()).toMatchObject({ id, executado: true });
    expect((await abater(uuid)).statusCode).toBe(409);
    expect(await saldo(lote)).toBe('5.788000');
    expect((await pesar(uuid, '2,5')).json()).toMatchObject({ id, sobraDeAlimentos: 2.5 });
    expect((await pesar(uuid, '9', outra)).json()).toMatchObject(NAO_REGISTRADA);
    expect((await pesar(uuid, '-1')).statusCode).toBe(422);
    expect((await pesar('abc', '1')).json().errors).toEqual([{ campo: 'id', mensagem: 'Identificador inválido.' }]);
    expect((await ler()).dias[0]?.refeicoes[0]?.refeicao?.sobraDeAlimentos).toBe(2.5);
  });

  test('belongs to the first of two phones that register it; the UUID of the other one names nothing', async () => {
    const [dela, doOutro] = [randomUUID(), randomUUID()];
    const { id } = (await executar({ uuid: dela })).json<RefeicaoComRegistros>();
    expect((await executar({ uuid: doOutro })).json()).toMatchObject({ status: 409, errors: [{ campo: 'prato' }] });
    expect((await pesar(doOutro, '9')).json()).toMatchObject(NAO_REGISTRADA);
    expect((await pesar(dela, '2,5')).json()).toMatchObject({ id, sobraDeAlimentos: 2.5 });
    // The other phone knows the id as soon as it has read the meals again.
    expect((await pesar(String(id), '3')).json()).toMatchObject({ id, sobraDeAlimentos: 3 });
    expect(await saldo(lote)).toBe('5.788000');
  });

  test('is the only meal with its UUID, also after it is deleted', async () => {
    const uuid = randomUUID();
    const { id } = (await registrar({ uuid })).json<RefeicaoComRegistros>();
    const ontem = await criarLancamento(app, unidade, cardapio, '2026-11-20');
    const repetido = { uuid, dia: '2026-11-20', lancamentoCardapio: { id: ontem.id } };
    expect((await registrar(repetido)).json()).toMatchObject({
      status: 409,
      errors: [{ campo: 'uuid', mensagem: 'Outra refeição já foi registrada com este UUID.' }],
    });
    await cozinheira.injetar('DELETE', `/refeicoes/${id}`);
    expect((await abater(uuid)).json()).toMatchObject(NAO_REGISTRADA);
    expect((await registrar(repetido)).statusCode).toBe(409);
    expect((await registrar({ ...repetido, uuid: randomUUID() })).statusCode).toBe(201);
  });
});

describe('a meal that was forgotten', () => {
  test('keeps its day, draws from today’s lots, and is marked as registered later', async () => {
    const ontem = await criarLancamento(app, unidade, cardapio, '2026-11-16');
    const feita = await executar({ dia: '2026-11-16', lancamentoCardapio: { id: ontem.id } });
    expect(feita.json()).toMatchObject({ dia: '16/11/2026', lancadaDepois: true, executado: true });
    expect((await executar()).json()).not.toHaveProperty('lancadaDepois');
  });

  test('eight days later it is refused', async () => {
    const antes = await criarLancamento(app, unidade, cardapio, '2026-11-15');
    const resposta = await executar({ dia: '2026-11-15', lancamentoCardapio: { id: antes.id } });
    expect(resposta.json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'dia', mensagem: 'A refeição só pode ser registrada até 7 dias depois de servida.' }],
    });
  });
});

describe('a food that is missing', () => {
  const troca = (mudanca: object = {}) => ({
    substituicoes: [
      {
        alimento: { id: cenoura.id },
        substituto: { id: abobora.id },
        quantidade: 5,
        unidadeDeMedida: 'KG',
        motivo: 'A entrega não veio',
        ...mudanca,
      },
    ],
  });

  test('its substitute leaves the stock, and the meal says why', async () => {
    const outro = await abastecer(abobora, 8);
    const feita = (await executar(troca())).json<RefeicaoComRegistros>();
    expect(registros(feita)).toEqual([[abobora.id, 5]]);
    expect([await saldo(lote), await saldo(outro)]).toEqual(['10.000000', '3.000000']);
    const lida = (await cozinheira.injetar('GET', `/refeicoes/${feita.id}`)).json<RefeicaoComRegistros>();
    expect(lida.substituicoes).toMatchObject([
      { alimento: { id: cenoura.id }, substituto: { id: abobora.id }, quantidade: 5, motivo: 'A entrega não veio' },
    ]);
  });

  test.each([
    ['a reason is needed', { motivo: ' ' }, 'substituicoes.0.motivo'],
    ['the food is not its own substitute', { substituto: { id: -1 } }, 'substituicoes.0.substituto'],
    ['a litre is no kilogram', { unidadeDeMedida: 'L' }, 'substituicoes.0.unidadeDeMedida'],
  ])('%s', async (_, mudanca, campo) => {
    const corpo = 'substituto' in mudanca ? { substituto: { id: cenoura.id } } : mudanca;
    const resposta = await executar(troca(corpo)).then((uma) => uma.json());
    expect(resposta.errors[0].campo).toContain(campo.replace('refeicao.', ''));
  });
});

describe('students with a pathology', () => {
  test('eat the substitutes of the recipes; a food of both is the sum', async () => {
    const [patologia, ingrediente] = [
      await criarPatologia(),
      primeira(await app.banco.select().from(preparoIngredientes).where(eq(preparoIngredientes.preparoId, preparo.id))),
    ];
    await app.banco.insert(ingredienteSubstitutos).values({
      ingredienteId: ingrediente.id,
      alimentoId: abobora.id,
      quantidade: '50',
      unidadeMedida: 'G',
      patologiaId: patologia.id,
    });
    await abastecer(abobora, 1);
    expect((await ler()).dias[0]?.refeicoes[0]?.alternativas).toMatchObject([
      { patologia: { id: patologia.id }, prato: null, itens: [{ alimento: { id: abobora.id }, quantidadePre: 50 }] },
    ]);
    const feita = await executar({ dietas: [{ patologia: { id: patologia.id }, alunos: 3 }] });
    // 117 × 35.1 g = 4.1067 kg; 3 × 50 g = 0.15 kg.
    expect(registros(feita.json())).toEqual([
      [cenoura.id, 4.107],
      [abobora.id, 0.15],
    ]);
    expect(feita.json().dietas).toEqual([{ patologia: { id: patologia.id, nome: patologia.tipo }, alunos: 3 }]);
  });

  test('eat the dish of an alternative menu, unless the unit serves that menu itself', async () => {
    const patologia = await criarPatologia();
    const outro = await criarPrato(app, [
      await criarPreparo(app, 1, [
        { alimento: cenoura, quantidade: '10' },
        { alimento: abobora, quantidade: '40' },
      ]),
    ]);
    const alternativo = await criarCardapio(app, [outro], { cardapioTipo: 'ALTERNATIVO' });
    await app.banco.insert(cardapioPatologias).values({ cardapioId: alternativo.id, patologiaId: patologia.id });
    await app.banco.insert(cardapioAlternativos).values({ cardapioId: cardapio.id, alternativoId: alternativo.id });
    await abastecer(abobora, 1);
    const dietas = [{ patologia: { id: patologia.id }, alunos: 20 }];
    const feita = (await executar({ dietas })).json<RefeicaoComRegistros>();
    // 100 × 35.1 g + 20 × 10 g = 3.71 kg; 20 × 40 g = 0.8 kg.
    expect(registros(feita)).toEqual([
      [cenoura.id, 3.71],
      [abobora.id, 0.8],
    ]);
    await cozinheira.injetar('DELETE', `/refeicoes/${feita.id}`);
    await criarLancamento(app, unidade, alternativo, HOJE);
    expect((await ler()).dias[0]?.refeicoes.map(({ alternativas }) => alternativas)).toEqual([[], []]);
    expect((await executar({ dietas })).json()).toMatchObject({ errors: [{ campo: 'dietas.0.patologia' }] });
  });
});

describe('POST /avisos-de-falta', () => {
  const avisar = (pessoa = cozinheira, mudanca: object = {}) =>
    pessoa.injetar('POST', '/avisos-de-falta', {
      unidadeEducacional: { id: unidade.id },
      alimento: { id: cenoura.id },
      dia: HOJE,
      quantidade: 3.5,
      unidadeDeMedida: 'KG',
      ...mudanca,
    });
  const mensagens = async (pessoa: Pessoa) =>
    (await pessoa.injetar('GET', '/notificacoes/pagina'))
      .json<{ linhas: Notificacao[] }>()
      .linhas.filter(({ grupo }) => grupo === 'FALTAS_NA_COZINHA')
      .map(({ mensagem }) => mensagem);

  test('reaches only the users who keep stock or buy for the unit', async () => {
    const quem = async (permissoes: ('ESTOQUES' | 'SOLICITACOES' | 'ITENS')[], onde = unidade) =>
      entrarComo(app, { permissoes, estoques: [onde.estoque] });
    const [estoquista, comprador, outra, alheio] = [
      await quem(['ESTOQUES']),
      await quem(['SOLICITACOES']),
      await quem(['ITENS']),
      await quem(['ESTOQUES'], await criarUnidade(app)),
    ];
    expect((await avisar()).statusCode).toBe(201);
    const [mensagem] = await mensagens(estoquista);
    expect(mensagem).toContain('na cozinha faltam 3,5 kg de ');
    expect(mensagem).toContain(`para 23/11/2026. Avisado por ${cozinheira.usuario}.`);
    expect(await mensagens(comprador)).toHaveLength(1);
    expect(await mensagens(outra)).toEqual([]);
    expect(await mensagens(alheio)).toEqual([]);
    expect((await ler()).faltas).toEqual([{ alimento: { id: cenoura.id }, dia: '23/11/2026', quantidade: 3.5 }]);
  });

  test.each([
    ['nothing missing', { quantidade: 0 }, 'quantidade'],
    ['another measure', { unidadeDeMedida: 'L' }, 'unidadeDeMedida'],
    ['a day long past', { dia: '2026-11-01' }, 'dia'],
  ])('%s is refused', async (_, mudanca, campo) => {
    expect((await avisar(cozinheira, mudanca)).json()).toMatchObject({ status: 422, errors: [{ campo }] });
  });
});
