import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Movimentacao } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let produto: number;
let origem: { id: number; pessoa: Pessoa };
let destino: { id: number; pessoa: Pessoa };
beforeAll(async () => {
  app = await criarAppDeTeste();
  produto = (await criarProduto(app)).id;
});
beforeEach(async () => {
  [origem, destino] = [await ponta(), await ponta()];
});
afterAll(() => app.close());

async function ponta() {
  const { id } = (await criarUnidade(app)).estoque;
  return { id, pessoa: await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id }] }) };
}
const lote = (quantidade: number, estoqueId = origem.id) =>
  criarLoteEmEstoque(app, { estoqueId, produtoId: produto, quantidade });
const enviar = (...pedidos: [linha: number, quantidade: number][]) =>
  origem.pessoa.injetar(
    'POST',
    `/estoques/${origem.id}/movimentar/${destino.id}`,
    pedidos.map(([id, quantidade]) => ({ produtoEstoque: { id }, quantidade })),
  );
const enviada = async (...pedidos: [linha: number, quantidade: number][]): Promise<Movimentacao> =>
  (await enviar(...pedidos)).json();
const receber = (idMovimentacao: number, mudanca: object = {}, { id, pessoa } = destino) =>
  pessoa.injetar('PUT', '/estoques/movimentacoes/receber', { idEstoque: id, idMovimentacao, ...mudanca });
const cancelar = (id: number, motivo = 'ENGANO', quem = origem) =>
  quem.pessoa.injetar('PUT', `/estoques/${quem.id}/movimentacoes/${id}/cancelar`, { motivo });

/** Content of a stock, by lot number. */
async function saldos({ id, pessoa }: typeof origem): Promise<Record<string, number>> {
  const linhas: { quantidade: number; produtoLote: { numero: string } }[] = (
    await pessoa.injetar('GET', `/estoques/${id}/produtos-estoque`)
  ).json();
  return Object.fromEntries(linhas.map(({ quantidade, produtoLote }) => [produtoLote.numero, quantidade]));
}
async function numeroDoLote(linha: number): Promise<string> {
  const lista: { id: number; produtoLote: { numero: string } }[] = (
    await origem.pessoa.injetar('GET', `/estoques/${origem.id}/produtos-estoque`)
  ).json();
  return lista.find(({ id }) => id === linha)!.produtoLote.numero;
}

describe('sending', () => {
  test('takes the products out of the origin at once, and into no stock yet', async () => {
    const [a, b] = [await lote(10), await lote(4)];
    const resposta = await enviar([b.id, 1.5], [a.id, 10]);
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({
      origem: { id: origem.id },
      destino: { id: destino.id },
      status: 'EM_TRANSITO',
      dataFimMovimentacao: null,
      tipoObservacao: null,
      produtos: [
        { quantidade: 1.5, quantidadePerdida: 0, produtoEstoque: { id: b.id } },
        { quantidade: 10, produtoEstoque: { id: a.id } },
      ],
    });
    expect(Object.values(await saldos(origem)).sort()).toEqual([0, 2.5]);
    expect(await saldos(destino)).toEqual({});
  });

  test('all or nothing: each shortage is reported at its field', async () => {
    const [a, b] = [await lote(10), await lote(4)];
    const numero = await numeroDoLote(b.id);
    const resposta = await enviar([a.id, 1], [b.id, 4.001]);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().errors).toEqual([
      { campo: '1.quantidade', mensagem: `Quantidade insuficiente: o lote ${numero} tem 4 kg (4 × pacote de 1 kg).` },
    ]);
    expect(Object.values(await saldos(origem)).sort()).toEqual([10, 4]);
    expect((await origem.pessoa.injetar('GET', `/estoques/${origem.id}/movimentacoes`)).json()).toEqual([]);
  });

  test('to the same unit is refused', async () => {
    const { id } = await lote(1);
    const resposta = await origem.pessoa.injetar('POST', `/estoques/${origem.id}/movimentar/${origem.id}`, [
      { produtoEstoque: { id }, quantidade: 1 },
    ]);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().detail).toBe('A unidade de destino deve ser diferente da unidade de origem.');
  });

  test('zero, nothing, the same lot twice and a line of another stock are refused', async () => {
    const { id } = await lote(5);
    const alheia = await lote(5, destino.id);
    expect((await enviar([id, 0])).json().errors).toEqual([
      { campo: '0.quantidade', mensagem: 'A quantidade deve ser maior que zero.' },
    ]);
    expect((await enviar()).json().detail).toBe('Marque ao menos um produto para movimentar.');
    expect((await enviar([id, 1], [id, 1])).json().errors).toEqual([
      { campo: '1.produtoEstoque', mensagem: 'Este lote já está na lista.' },
    ]);
    expect((await enviar([id, 1], [alheia.id, 1])).statusCode).toBe(404);
    expect(Object.values(await saldos(origem))).toEqual([5]);
  });

  test("from a stock that is not the user's is refused, to any stock is allowed", async () => {
    const { id } = await lote(5);
    const resposta = await destino.pessoa.injetar('POST', `/estoques/${origem.id}/movimentar/${destino.id}`, [
      { produtoEstoque: { id }, quantidade: 1 },
    ]);
    expect(resposta.statusCode).toBe(403);
    expect(
      (
        await origem.pessoa.injetar('POST', `/estoques/${origem.id}/movimentar/999999`, [
          { produtoEstoque: { id }, quantidade: 1 },
        ])
      ).statusCode,
    ).toBe(404);
  });
});

describe('receiving', () => {
  test('puts each lot into the destination', async () => {
    const [a, b] = [await lote(10), await lote(4)];
    const { id } = await enviada([a.id, 6], [b.id, 4]);
    const resposta = await receber(id);
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toMatchObject({ status: 'RECEBIDA', dataFimMovimentacao: expect.any(String) });
    expect(Object.values(await saldos(destino)).sort()).toEqual([4, 6]);
    expect(Object.values(await saldos(origem)).sort()).toEqual([0, 4]);
  });

  test('less the declared loss, which is stored with its kind', async () => {
    const [a, b] = [await lote(10), await lote(4)];
    const movimentacao = await enviada([a.id, 10], [b.id, 4]);
    const [de, toda] = movimentacao.produtos;
    const resposta = await receber(movimentacao.id, {
      tipoObservacao: 'DANIFICADO',
      observacao: 'Caixa molhada',
      perdas: [
        { produto: { id: de!.id }, quantidade: 2.25 },
        { produto: { id: toda!.id }, quantidade: 4 },
      ],
    });
    expect(resposta.json()).toMatchObject({
      tipoObservacao: 'DANIFICADO',
      observacao: 'Caixa molhada',
      produtos: [
        { quantidade: 10, quantidadePerdida: 2.25 },
        { quantidade: 4, quantidadePerdida: 4 },
      ],
    });
    expect(Object.values(await saldos(destino))).toEqual([7.75]);
  });

  test('an existing lot in the destination grows; a deleted one is restored', async () => {
    const { id: linha } = await lote(10);
    await receber((await enviada([linha, 3])).id);
    const [noDestino] = (await destino.pessoa.injetar('GET', `/estoques/${destino.id}/produtos-estoque`)).json();
    await receber((await enviada([linha, 2])).id);
    expect(Object.values(await saldos(destino))).toEqual([5]);
    await destino.pessoa.injetar('DELETE', `/estoques/${destino.id}/produtos-estoque/${noDestino.id}`);
    await receber((await enviada([linha, 1])).id);
    expect((await destino.pessoa.injetar('GET', `/estoques/${destino.id}/produtos-estoque`)).json()).toMatchObject([
      { id: noDestino.id, quantidade: 1 },
    ]);
  });

  test('only the destination receives', async () => {
    const { id } = await enviada([(await lote(2)).id, 1]);
    const naOrigem = await receber(id, {}, origem);
    expect([naOrigem.statusCode, naOrigem.json().detail]).toEqual([
      409,
      'Só a unidade de destino pode receber a movimentação.',
    ]);
    expect((await receber(id, {}, await ponta())).statusCode).toBe(404);
    expect(
      (
        await origem.pessoa.injetar('PUT', '/estoques/movimentacoes/receber', {
          idEstoque: destino.id,
          idMovimentacao: id,
        })
      ).statusCode,
    ).toBe(403);
    expect(await saldos(destino)).toEqual({});
  });

  test('a loss needs its kind, a product of the movement and no more than was sent', async () => {
    const movimentacao = await enviada([(await lote(2)).id, 1]);
    const produtoId = movimentacao.produtos[0]!.id;
    const perda = (quantidade: number, id = produtoId) => [{ produto: { id }, quantidade }];
    expect((await receber(movimentacao.id, { perdas: perda(1) })).json().errors).toEqual([
      { campo: 'tipoObservacao', mensagem: 'Escolha o tipo da observação que explica a perda.' },
    ]);
    expect((await receber(movimentacao.id, { tipoObservacao: 'VENCIDO', perdas: perda(1.001) })).json().errors).toEqual(
      [{ campo: 'perdas.0.quantidade', mensagem: 'A quantidade passa da enviada: 1 kg (1 × pacote de 1 kg).' }],
    );
    expect(
      (await receber(movimentacao.id, { tipoObservacao: 'VENCIDO', perdas: perda(1, produtoId + 1000) })).json().errors,
    ).toEqual([{ campo: 'perdas.0.produto', mensagem: 'O produto não faz parte desta movimentação.' }]);
    expect(
      (await receber(movimentacao.id, { tipoObservacao: 'VENCIDO', perdas: [...perda(0.5), ...perda(0.5)] }))
        .statusCode,
    ).toBe(422);
    expect(await saldos(destino)).toEqual({});
  });
});

test.each(['QUEBRADO', 7, true])(
  'the unknown observation type %j is refused with a sentence',
  async (tipoObservacao) => {
    const { id } = await enviada([(await lote(2)).id, 1]);
    expect((await receber(id, { tipoObservacao })).json().errors).toEqual([
      { campo: 'tipoObservacao', mensagem: 'Escolha uma das opções da lista.' },
    ]);
  },
);

describe('cancelling', () => {
  test.each(['origem', 'destino'] as const)(
    'by the %s returns everything to the origin and stores the reason',
    async (lado) => {
      const { id: linha } = await lote(10);
      const { id } = await enviada([linha, 7]);
      const quem = lado === 'origem' ? origem : destino;
      expect((await cancelar(id, 'Caminhão quebrou', quem)).json()).toMatchObject({ status: 'CANCELADA' });
      expect(Object.values(await saldos(origem))).toEqual([10]);
      expect(await saldos(destino)).toEqual({});
      for (const { id: estoque, pessoa } of [origem, destino]) {
        expect((await pessoa.injetar('GET', `/estoques/${estoque}/movimentacoes/${id}/cancelamento`)).json()).toEqual({
          motivo: 'Caminhão quebrou',
          quando: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
          usuario: expect.stringMatching(/^PESSOA \d+$/),
        });
      }
    },
  );

  test('restores a line that was deleted meanwhile', async () => {
    const { id: linha } = await lote(10);
    const { id } = await enviada([linha, 7]);
    await origem.pessoa.injetar('DELETE', `/estoques/${origem.id}/produtos-estoque/${linha}`);
    await cancelar(id);
    expect((await origem.pessoa.injetar('GET', `/estoques/${origem.id}/produtos-estoque`)).json()).toMatchObject([
      { id: linha, quantidade: 7 },
    ]);
  });

  test('needs a reason', async () => {
    const { id } = await enviada([(await lote(1)).id, 1]);
    const resposta = await cancelar(id, ' ');
    expect(resposta.json().errors).toEqual([{ campo: 'motivo', mensagem: 'Campo obrigatório.' }]);
  });
});

describe('an ended movement', () => {
  test.each(['received', 'cancelled'])('is answered and audited as it is read: %s', async (fim) => {
    const enviado = await enviada([(await lote(10)).id, 10], [(await lote(4)).id, 4]);
    const { id } = enviado;
    const perdas = [{ produto: { id: enviado.produtos[1]!.id }, quantidade: 0.125 }];
    const resposta =
      fim === 'received'
        ? await receber(id, { tipoObservacao: 'DANIFICADO', observacao: 'Caixa molhada', perdas })
        : await cancelar(id);
    const lista: Movimentacao[] = (await destino.pessoa.injetar('GET', `/estoques/${destino.id}/movimentacoes`)).json();
    expect(lista).toEqual([resposta.json()]);
    const trilha = await app.banco
      .select()
      .from(auditoria)
      .where(and(eq(auditoria.entidade, 'movimentacoes'), eq(auditoria.entidadeId, id)))
      .orderBy(auditoria.id);
    expect(trilha.map(({ antes, depois }) => [antes, depois])).toEqual([
      [null, enviado],
      [enviado, lista[0]],
    ]);
  });

  test.each([
    [
      'received, received again',
      () => receber,
      () => receber,
      'Não é possível receber a movimentação: a situação é "Recebida".',
    ],
    [
      'received, cancelled',
      () => receber,
      () => cancelar,
      'Não é possível cancelar a movimentação: a situação é "Recebida".',
    ],
    [
      'cancelled, received',
      () => cancelar,
      () => receber,
      'Não é possível receber a movimentação: a situação é "Cancelada".',
    ],
    [
      'cancelled, cancelled again',
      () => cancelar,
      () => cancelar,
      'Não é possível cancelar a movimentação: a situação é "Cancelada".',
    ],
  ])('%s: the second is refused and moves nothing', async (_nome, primeiro, segundo, frase) => {
    const { id } = await enviada([(await lote(5)).id, 5]);
    await primeiro()(id);
    const antes = [await saldos(origem), await saldos(destino)];
    const resposta = await segundo()(id);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([409, frase]);
    expect([await saldos(origem), await saldos(destino)]).toEqual(antes);
  });

  test('only one of eight users who end it at once succeeds', async () => {
    const { id } = await enviada([(await lote(5)).id, 5]);
    const respostas = await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 ? receber(id) : cancelar(id))));
    expect(respostas.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(respostas.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    const total = Object.values({ ...(await saldos(origem)) })
      .concat(Object.values(await saldos(destino)))
      .reduce((a, b) => a + b, 0);
    expect(total).toBe(5);
  });
});

test('origin and destination see the movement, a third unit does not', async () => {
  const { id } = await enviada([(await lote(2)).id, 1]);
  for (const { id: estoque, pessoa } of [origem, destino]) {
    expect((await pessoa.injetar('GET', `/estoques/${estoque}/movimentacoes`)).json()).toMatchObject([
      { id, produtos: [{ quantidade: 1 }] },
    ]);
    expect((await pessoa.injetar('GET', `/estoques/${estoque}/movimentacoes/${id}`)).json()).toMatchObject({ id });
  }
  const outra = await ponta();
  expect((await outra.pessoa.injetar('GET', `/estoques/${outra.id}/movimentacoes`)).json()).toEqual([]);
  expect((await outra.pessoa.injetar('GET', `/estoques/${outra.id}/movimentacoes/${id}`)).statusCode).toBe(404);
  expect((await cancelar(id, 'X', outra)).statusCode).toBe(404);
});
