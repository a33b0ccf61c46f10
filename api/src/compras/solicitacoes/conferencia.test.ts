import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { INVARIANTES } from '../../areas.js';
import { fotosDeOcorrencias, ocorrencias } from '../../banco/esquema/compras/solicitacoes.js';
import { verificar } from '../../banco/invariante.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { IMAGEM, TEXTO_PURO } from '../../teste/rotas/escritas/escrita.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  mercado = await abrirMercado(app);
});
afterAll(() => app.close());

const pedir = (metodo: 'GET' | 'POST' | 'PUT', url: string, corpo?: unknown, cabecalhos?: Record<string, string>) =>
  mercado.comprador.injetar(metodo, url, corpo, cabecalhos);
const novaSolicitacao = async (quantidade: number) => solicitar(mercado, await aquisicaoVigente(mercado), quantidade);
const foto = async (id: number) =>
  (await pedir('POST', `/solicitacoes/${id}/fotos`, IMAGEM, TEXTO_PURO)).json<{ id: number }>().id;
const violadas = async () =>
  (await verificar(app.banco, INVARIANTES)).filter(({ total }) => total > 0).map(({ nome }) => nome);

/** A receipt of 34 sacks of 40 on the invoice: 4 are refused, 2 are missing. */
const conferido = (mudanca: object = {}) => {
  const produto = { id: mercado.arroz.id };
  const corpo = corpoDoRecebimento(mercado, 34);
  return {
    ...corpo,
    produtos: corpo.produtos.map((lote) => ({ ...lote, deAcordo: true, temperatura: -12.5, inspecao: 'SIF' })),
    faturados: [{ produto, quantidade: 40 }],
    ocorrencias: [
      { produto, tipo: 'RECUSA', quantidade: 4, motivo: 'Embalagem rasgada', texto: 'Na base da pilha' },
      { produto, tipo: 'FALTA', quantidade: 2, motivo: 'Não veio' },
      { produto, tipo: 'OUTROS', motivo: 'Chegou fora do horário' },
    ],
    placa: 'ABC1D23',
    temperaturaVeiculo: 4,
    conferente: 'Joana',
    ...mudanca,
  };
};
const receber = (id: number, corpo: object) => pedir('PUT', `/solicitacoes/${id}/receber`, corpo);
const erros = (resposta: { json(): { errors: unknown } }) => resposta.json().errors;

test('40 invoiced are 34 accepted, 4 refused and 2 missing: 34 enter the stock, 6 stay open', async () => {
  const { id } = await novaSolicitacao(40);
  const fotos = [await foto(id), await foto(id)];
  const solta = await foto(id);
  const corpo = conferido();
  const [recusa, ...demais] = corpo.ocorrencias;
  const resposta = await receber(id, { ...corpo, ocorrencias: [{ ...recusa, fotos }, ...demais] });
  expect(resposta.json()).toMatchObject({
    status: 'ENVIADA',
    itens: [{ quantidade: 40, quantidadeRecebida: 34 }],
  });
  const estoque = (await pedir('GET', `/estoques/${mercado.unidade.estoque.id}/produtos-estoque`)).json();
  expect(estoque).toMatchObject([{ quantidade: 34 }]);

  const [recebimento] = (await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json();
  expect(recebimento).toMatchObject({
    placa: 'ABC1D23',
    temperaturaVeiculo: 4,
    conferente: 'Joana',
    produtos: [{ quantidade: 34, deAcordo: true, temperatura: -12.5, inspecao: 'SIF' }],
    faturados: [{ produto: { id: mercado.arroz.id }, quantidade: 40 }],
    ocorrencias: [
      { tipo: 'RECUSA', quantidade: 4, motivo: 'Embalagem rasgada', texto: 'Na base da pilha', fotos },
      { tipo: 'FALTA', quantidade: 2, motivo: 'Não veio', texto: null, fotos: [] },
      { tipo: 'OUTROS', quantidade: null, motivo: 'Chegou fora do horário', fotos: [] },
    ],
  });
  expect((await pedir('GET', `/solicitacoes/${id}/fotos/${fotos[0]}`)).body).toMatch(/^data:image\/jpeg;base64,/);
  // What no occurrence took goes with the receipt.
  expect((await pedir('GET', `/solicitacoes/${id}/fotos/${solta}`)).statusCode).toBe(404);

  // The six that stayed open come later.
  const resto = corpoDoRecebimento(mercado, 6, { produtos: corpoDoRecebimento(mercado, 6).produtos });
  expect((await receber(id, resto)).json()).toMatchObject({ status: 'RECEBIDA' });
  const trilha = await app.banco.query.auditoria.findFirst({
    where: (a, { and: e, eq: igual }) => e(igual(a.entidadeId, id), igual(a.acao, 'RECEBER')),
  });
  expect(trilha?.depois).toMatchObject({ recebimento: { ocorrencias: [{ quantidade: 4 }, { quantidade: 2 }, {}] } });
  expect(await violadas()).toEqual([]);
});

test('an old body has no conference', async () => {
  const { id } = await novaSolicitacao(10);
  await receber(id, corpoDoRecebimento(mercado, 10));
  expect((await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json()).toMatchObject([
    {
      placa: null,
      temperaturaVeiculo: null,
      conferente: null,
      faturados: [],
      ocorrencias: [],
      produtos: [{ deAcordo: null, temperatura: null, inspecao: null }],
    },
  ]);
});

test('goods that are all refused come back whole, and their occurrences stay', async () => {
  const { id } = await novaSolicitacao(40);
  const produto = { id: mercado.arroz.id };
  const resposta = await receber(id, {
    observacao: 'Carga quente',
    produtos: [],
    faturados: [{ produto, quantidade: 40 }],
    ocorrencias: [{ produto, tipo: 'RECUSA', quantidade: 40, motivo: 'Fora da temperatura' }],
  });
  expect(resposta.json()).toMatchObject({ status: 'DEVOLVIDA', itens: [{ quantidadeRecebida: 0 }] });
  expect((await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json()).toMatchObject([
    { produtos: [], notaFiscal: null, ocorrencias: [{ tipo: 'RECUSA', quantidade: 40 }] },
  ]);
});

test.each<[string, object, object[]]>([
  [
    'a sum that is not the invoice',
    { faturados: () => [{ produto: mercado.arroz, quantidade: 41 }] },
    [
      {
        campo: 'faturados.0.quantidade',
        mensagem:
          'Aceito 170 kg (34) + recusado 20 kg (4) + faltante 10 kg (2) = 200 kg (40 × saco de 5 kg); a nota traz 205 kg (41 × saco de 5 kg).',
      },
    ],
  ],
  [
    'refused goods without the quantity of the invoice',
    { faturados: () => [] },
    [{ campo: 'ocorrencias.0.quantidade', mensagem: 'Informe a quantidade da nota.' }],
  ],
  [
    'a product twice on the invoice',
    {
      faturados: () => [
        { produto: mercado.arroz, quantidade: 40 },
        { produto: mercado.arroz, quantidade: 40 },
      ],
    },
    [{ campo: 'faturados.1.produto', mensagem: 'Este produto já está na lista.' }],
  ],
  [
    'a product that was not asked for',
    { ocorrencias: () => [{ produto: mercado.feijao, tipo: 'OUTROS', motivo: 'x' }], faturados: () => [] },
    [{ campo: 'ocorrencias.0.produto', mensagem: 'Este produto não está na solicitação.' }],
  ],
  [
    'a lack without its quantity',
    { ocorrencias: () => [{ produto: mercado.arroz, tipo: 'FALTA', motivo: 'x' }] },
    [{ campo: 'ocorrencias.0.quantidade', mensagem: 'Informe quanto falta.' }],
  ],
  [
    'a photo that is not there',
    {
      ocorrencias: () => [{ produto: mercado.arroz, tipo: 'OUTROS', motivo: 'x', fotos: [999_999] }],
      faturados: () => [],
    },
    [{ campo: 'ocorrencias.0.fotos', mensagem: 'Uma das fotos não foi encontrada. Envie-a de novo.' }],
  ],
])('refuses %s, and writes nothing', async (_caso, mudancas, esperados) => {
  const { id } = await novaSolicitacao(40);
  const escritas = primeira(await app.banco.select({ n: count() }).from(ocorrencias)).n;
  const mudanca = Object.fromEntries(
    Object.entries(mudancas).map(([campo, valor]: [string, () => unknown]) => [campo, valor()]),
  );
  const resposta = await receber(id, conferido(mudanca));
  expect([resposta.statusCode, erros(resposta)]).toEqual([422, esperados]);
  expect(primeira(await app.banco.select({ n: count() }).from(ocorrencias)).n).toBe(escritas);
});

test('only one of two simultaneous receipts that take the same photo and goods is recorded', async () => {
  const { id } = await novaSolicitacao(40);
  const fotos = [await foto(id)];
  const corpo = () =>
    conferido({ ocorrencias: [{ produto: mercado.arroz, tipo: 'OUTROS', motivo: 'x', fotos }], faturados: [] });
  const respostas = await Promise.all([receber(id, corpo()), receber(id, corpo())]);
  // The second one finds neither the photo nor enough open goods.
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a photo is of its unit and of its request, and at most 50 wait for a receipt', async () => {
  const [um, dois] = [await novaSolicitacao(1), await novaSolicitacao(1)];
  const minha = await foto(um.id);
  expect((await pedir('GET', `/solicitacoes/${dois.id}/fotos/${minha}`)).statusCode).toBe(404);
  const vizinho = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
  expect((await vizinho.injetar('GET', `/solicitacoes/${um.id}/fotos/${minha}`)).statusCode).toBe(404);
  expect((await vizinho.injetar('POST', `/solicitacoes/${um.id}/fotos`, IMAGEM, TEXTO_PURO)).statusCode).toBe(404);
  const alheia = await receber(dois.id, {
    ...corpoDoRecebimento(mercado, 1),
    ocorrencias: [{ produto: mercado.arroz, tipo: 'OUTROS', motivo: 'x', fotos: [minha] }],
  });
  expect(alheia.statusCode).toBe(422);
  await app.banco
    .insert(fotosDeOcorrencias)
    .values(Array.from({ length: 49 }, () => ({ solicitacaoId: um.id, imagem: IMAGEM })));
  const demais = await pedir('POST', `/solicitacoes/${um.id}/fotos`, IMAGEM, TEXTO_PURO);
  expect([demais.statusCode, demais.json().detail]).toEqual([
    409,
    'Esta solicitação já tem 50 fotos que esperam o recebimento.',
  ]);
  expect(
    (await pedir('POST', `/solicitacoes/${um.id}/fotos`, 'data:image/png;base64,AAAA', TEXTO_PURO)).statusCode,
  ).toBe(422);
});

test('refused goods in the stock are found', async () => {
  const { id } = await novaSolicitacao(40);
  await receber(id, conferido());
  expect(await violadas()).toEqual([]);
  await app.banco.update(ocorrencias).set({ quantidade: '5' }).where(eq(ocorrencias.tipo, 'RECUSA'));
  expect(await violadas()).toEqual(['O que foi recusado ou faltou numa entrega nunca entrou no estoque']);
});
