import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Solicitacao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { formatarData } from '@merenda/shared/formatos';
import { INVARIANTES } from '../../areas.js';
import { verificar } from '../../banco/invariante.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import {
  abrirMercado,
  aquisicaoVigente,
  corpoDaAquisicao,
  corpoDaSolicitacao,
  solicitar,
  type Mercado,
} from '../../teste/compras.js';
import { criarFornecedor, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
});
afterAll(async () => {
  // After these tests every invariant still holds.
  expect((await verificar(app.banco, INVARIANTES)).filter(({ total }) => total > 0)).toEqual([]);
  await app.close();
});

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, corpo?: unknown) =>
  mercado.comprador.injetar(metodo, url, corpo);
const campos = (resposta: { json(): { errors: { campo: string }[] } }) =>
  resposta.json().errors.map(({ campo }) => campo);
const arroz = (quantidade: number) => ({ produto: { id: mercado.arroz.id }, quantidade });
const feijao = (quantidade: number) => ({ produto: { id: mercado.feijao.id }, quantidade });

describe('POST /solicitacoes', () => {
  test("has today's date, the contract's prices and waits for delivery", async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const resposta = await pedir('POST', '/solicitacoes', {
      ...corpoDaSolicitacao(mercado, aquisicao, 10),
      itens: [{ ...arroz(10), precoUnidade: 1 }, feijao(0)],
    });
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({
      dataSolicitacao: formatarData(hoje()),
      status: 'AGUARDANDO',
      valor: 200,
      notaFiscal: null,
      motivo: null,
      versao: 1,
      aquisicao: { id: aquisicao.id, aquisicaoTipo: 'LICITACAO', modalidadeLicitacao: 'PREGAO_ELETRONICO' },
      fornecedor: { id: mercado.fornecedor.id },
      propostaVencedora: { numeroContrato: 'CT 1' },
      unidadeEducacional: { id: mercado.unidade.id },
      categorias: [{ id: mercado.categoria.id, faixaEtaria: { nome: '6 a 10 anos' } }],
      itens: [
        {
          produto: { id: mercado.arroz.id },
          quantidade: 10,
          quantidadeRecebida: 0,
          unidade: 'SACO',
          precoUnidade: 20,
          valorItem: 200,
        },
      ],
    });
    expect(resposta.json().itens).toHaveLength(1);
    const { id } = resposta.json();
    expect((await pedir('GET', `/solicitacoes/${id}`)).json()).toEqual(resposta.json());
    expect((await pedir('GET', '/solicitacoes')).json()).toContainEqual(
      expect.objectContaining({ id, valor: 200, status: 'AGUARDANDO' }),
    );
  });

  test('numbered within the year, without a gap, however many ask at once', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const feitas = await Promise.all(Array.from({ length: 8 }, () => solicitar(mercado, aquisicao, 1)));
    const ano = hoje().slice(0, 4);
    const numeros = feitas.map(({ numero }) => Number(numero.replace(`/${ano}`, ''))).sort((a, b) => a - b);
    expect(numeros).toEqual(numeros.map((_, i) => numeros[0]! + i));
    expect((await solicitar(mercado, aquisicao, 1)).numero).toBe(`${numeros.at(-1)! + 1}/${ano}`);
    const recusada = await pedir('POST', '/solicitacoes', corpoDaSolicitacao(mercado, aquisicao, 1000));
    expect(recusada.statusCode).toBe(409);
    expect((await solicitar(mercado, aquisicao, 1)).numero).toBe(`${numeros.at(-1)! + 2}/${ano}`);
  });

  test('20 halves at R$ 0.01 of a contract of R$ 0.10 are worth R$ 0.10 together, also when requested at once', async () => {
    const propostasVencedoras = [
      {
        fornecedor: { id: mercado.fornecedor.id },
        numeroContrato: 'ct 1',
        itens: [{ produto: { id: mercado.arroz.id }, quantidade: 10, unidadeProduto: 'SACO', precoUnidade: 0.01 }],
      },
    ];
    const aquisicao = await aquisicaoVigente(mercado, { valor: 0.1, propostasVencedoras });
    const feitas = await Promise.all(Array.from({ length: 20 }, () => solicitar(mercado, aquisicao, 0.5)));
    const centavos = (valores: { valor: number }[]) =>
      valores.reduce((soma, { valor }) => soma + Math.round(valor * 100), 0);
    expect(centavos(feitas)).toBe(10);
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}`)).json()).toMatchObject({ valorDisponivel: 0 });
    // The ones that were rounded down are cancelled, and one request asks for their sum: no value is left for it.
    for (const { id } of feitas.filter(({ valor }) => valor === 0))
      await pedir('POST', `/solicitacoes/${id}/cancelar`, { motivo: 'x' });
    const ultima = await solicitar(mercado, aquisicao, 5);
    expect(ultima.valor).toBe(0);
    expect(
      (
        await pedir('PUT', `/solicitacoes/${ultima.id}`, {
          itens: [{ produto: { id: mercado.arroz.id }, quantidade: 4 }],
          versao: 1,
        })
      ).json(),
    ).toMatchObject({ valor: 0 });
  });

  test('refuses more than is available, at the quantity', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    await solicitar(mercado, aquisicao, 60.5);
    const demais = await pedir('POST', '/solicitacoes', corpoDaSolicitacao(mercado, aquisicao, 39.501));
    expect(demais.statusCode).toBe(409);
    expect(demais.json().errors).toEqual([
      {
        campo: 'itens.0.quantidade',
        mensagem: expect.stringMatching(/^Máximo de Produto \d+: 197,5 kg \(39,5 × saco de 5 kg\)\.$/),
      },
    ]);
    expect((await pedir('POST', '/solicitacoes', corpoDaSolicitacao(mercado, aquisicao, 39.5))).statusCode).toBe(201);
  });

  test('only of a VIGENTE acquisition', async () => {
    const pendente = (await pedir('POST', '/aquisicoes', corpoDaAquisicao(mercado))).json();
    const resposta = await pedir('POST', '/solicitacoes', corpoDaSolicitacao(mercado, pendente, 1));
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().detail).toBe('Não é possível solicitar compras desta aquisição: a situação é "Pendente".');
    expect(campos(await pedir('POST', '/solicitacoes', corpoDaSolicitacao(mercado, { id: 999_999 }, 1)))).toEqual([
      'aquisicao',
    ]);
  });

  test('refuses at its field a supplier of another acquisition, an unknown category, and an empty request', async () => {
    const base = corpoDaSolicitacao(mercado, await aquisicaoVigente(mercado), 1);
    const outro = await criarFornecedor(app);
    for (const [mudanca, campo] of [
      [{ fornecedor: { id: outro.id } }, 'fornecedor'],
      [{ categorias: [] }, 'categorias'],
      [{ categorias: [{ id: 999_999 }] }, 'categorias'],
      [{ itens: [arroz(0)] }, 'itens'],
      [{ itens: [arroz(-1)] }, 'itens.0.quantidade'],
      [{ itens: [arroz(1.0001)] }, 'itens.0.quantidade'],
      [{ itens: [arroz(1), { produto: { id: 999_999 }, quantidade: 1 }] }, 'itens.1.produto'],
      [{ itens: [arroz(1), arroz(1)] }, 'itens.1.produto'],
    ] as const) {
      const resposta = await pedir('POST', '/solicitacoes', { ...base, ...mudanca });
      expect([campo, resposta.statusCode]).toEqual([campo, 422]);
      expect(campos(resposta)).toContain(campo);
    }
    const outra = await criarUnidade(app);
    expect((await pedir('POST', '/solicitacoes', { ...base, unidadeEducacional: { id: outra.id } })).statusCode).toBe(
      403,
    );
  });

  test('when twenty users request the last ten sacks at once, only one gets them', async () => {
    for (let vez = 0; vez < 20; vez++) {
      const aquisicao = await aquisicaoVigente(mercado);
      await solicitar(mercado, aquisicao, 90);
      const respostas = await Promise.all(
        Array.from({ length: 20 }, () => pedir('POST', '/solicitacoes', corpoDaSolicitacao(mercado, aquisicao, 10))),
      );
      const codigos = respostas.map(({ statusCode }) => statusCode).sort();
      expect(codigos).toEqual([201, ...Array<number>(19).fill(409)]);
      const [item] = (await pedir('GET', `/aquisicoes/${aquisicao.id}/itens`)).json();
      expect(item).toMatchObject({ quantidadeSolicitada: 100, quantidadeDisponivel: 0 });
    }
  });
});

describe('PUT /solicitacoes/:id', () => {
  test('its own quantity counts as available; items can be added and removed', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const { id, itens } = await solicitar(mercado, aquisicao, 90);
    const editada = await pedir('PUT', `/solicitacoes/${id}`, {
      itens: [{ id: itens[0]!.id, ...arroz(100) }, feijao(4)],
      versao: 1,
    });
    expect(editada.json()).toMatchObject({
      valor: 2030,
      versao: 2,
      itens: [{ id: itens[0]!.id, quantidade: 100 }, { quantidade: 4 }],
    });
    expect(campos(await pedir('PUT', `/solicitacoes/${id}`, { itens: [arroz(100.001)], versao: 2 }))).toEqual([
      'itens.0.quantidade',
    ]);
    expect((await pedir('PUT', `/solicitacoes/${id}`, { itens: [feijao(4)], versao: 2 })).json().itens).toHaveLength(1);
    expect((await pedir('PUT', `/solicitacoes/${id}`, { itens: [feijao(4)], versao: 2 })).statusCode).toBe(409);
  });

  test('when its acquisition is cancelled it may be reduced, not increased', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const { id } = await solicitar(mercado, aquisicao, 10);
    await pedir('PUT', `/aquisicoes/${aquisicao.id}/cancelamento`, { motivo: 'Rescisão' });
    // Another product is more too, also half of a package.
    for (const itens of [[arroz(11)], [arroz(9), feijao(0.5)]])
      expect((await pedir('PUT', `/solicitacoes/${id}`, { itens, versao: 1 })).json().detail).toBe(
        'Não é possível solicitar compras desta aquisição: a situação é "Cancelada".',
      );
    expect((await pedir('PUT', `/solicitacoes/${id}`, { itens: [arroz(9)], versao: 1 })).statusCode).toBe(200);
  });
});

describe('cancelling', () => {
  test('needs a reason, frees its quantities, works once', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const { id } = await solicitar(mercado, aquisicao, 100);
    expect((await pedir('GET', `/solicitacoes/${id}/cancelamento`)).statusCode).toBe(404);
    expect(campos(await pedir('POST', `/solicitacoes/${id}/cancelar`, {}))).toEqual(['motivo']);
    expect((await pedir('POST', `/solicitacoes/${id}/cancelar`, { motivo: 'Engano' })).json()).toMatchObject({
      status: 'CANCELADA',
      motivo: 'Engano',
    });
    expect((await pedir('GET', `/solicitacoes/${id}/cancelamento`)).json()).toEqual({
      motivo: 'Engano',
      quando: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
      usuario: expect.stringMatching(/^PESSOA \d+$/),
    });
    expect((await pedir('POST', `/solicitacoes/${id}/cancelar`, { motivo: 'Engano' })).json().detail).toBe(
      'Não é possível cancelar a solicitação: a situação é "Cancelada".',
    );
    const edicao = await pedir('PUT', `/solicitacoes/${id}`, { itens: [arroz(1)], versao: 2 });
    expect(edicao.json().detail).toBe('Não é possível editar a solicitação: a situação é "Cancelada".');
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}`)).json()).toMatchObject({ valorDisponivel: 2300 });
  });
});

test('another unit sees no request', async () => {
  const { id }: Solicitacao = await solicitar(mercado, await aquisicaoVigente(mercado), 1);
  const vizinho = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
  expect((await vizinho.injetar('GET', '/solicitacoes')).json()).toEqual([]);
  for (const [metodo, url, corpo] of [
    ['GET', `/solicitacoes/${id}`],
    ['GET', `/solicitacoes/${id}/cancelamento`],
    ['GET', `/solicitacoes/${id}/produtos-recebidos`],
    ['GET', `/recebimentos-compra/solicitacoes/${id}`],
    ['PUT', `/solicitacoes/${id}`, { itens: [arroz(1)], versao: 1 }],
    ['POST', `/solicitacoes/${id}/cancelar`, { motivo: 'x' }],
  ] as const) {
    expect([url, (await vizinho.injetar(metodo, url, corpo)).statusCode]).toEqual([url, 404]);
  }
});
