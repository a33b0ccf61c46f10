import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Aditivo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { INVARIANTES } from '../../areas.js';
import { solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { verificar } from '../../banco/invariante.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, solicitar, type Mercado } from '../../teste/compras.js';

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

type Contrato = Awaited<ReturnType<typeof aquisicaoVigente>>;
/** More sacks of rice, at the R$ 20.00 of the contract. */
const sacos = (aquisicao: Contrato, quantidade: number) => ({
  aquisicao: { id: aquisicao.id, aquisicaoTipo: 'LICITACAO' },
  aditivoTipo: 'VALOR',
  observacao: 'Mais alunos',
  itensAditivados: [
    { produto: { id: mercado.arroz.id }, propostaVencedora: { id: aquisicao.propostasVencedoras[0]!.id }, quantidade },
  ],
});
const prazo = (aquisicao: Contrato, novaVigencia: string) => ({
  aquisicao: { id: aquisicao.id },
  aditivoTipo: 'PRAZO',
  observacao: 'Prorrogação',
  novaVigencia,
});

describe('VALOR', () => {
  // The acquisition is worth R$ 2,300.00: a quarter is R$ 575.00, which is 28.75 sacks.
  test('exactly 25% passes and raises the balances; a cent more does not', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const demais = await pedir('POST', '/aditivos', sacos(aquisicao, 28.751)); // R$ 575.02
    expect(demais.statusCode).toBe(422);
    expect(demais.json().errors).toEqual([
      { campo: 'valor', mensagem: 'O valor do aditivo não pode passar de R$ 575,00 (25% do valor da Aquisição)' },
    ]);
    const certo = await pedir('POST', '/aditivos', { ...sacos(aquisicao, 28.75), valor: 575 });
    expect(certo.statusCode).toBe(201);
    expect(certo.json()).toMatchObject({
      aditivoTipo: 'VALOR',
      valor: 575,
      novaVigencia: null,
      itensAditivados: [{ quantidade: 28.75, precoUnidade: 20, valorItem: 575, unidadeProduto: 'SACO' }],
    });
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}`)).json()).toMatchObject({
      valor: 2300,
      valorAditivado: 575,
      valorDisponivel: 2875,
    });
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}/itens`)).json()[0]).toMatchObject({
      quantidadeAditivada: 28.75,
      quantidadeDisponivel: 128.75,
    });
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}/aditivos`)).json()).toEqual([certo.json()]);
  });

  test('the cap is on the sum, and an edited addendum does not count against itself', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const primeiro: Aditivo = (await pedir('POST', '/aditivos', sacos(aquisicao, 20))).json(); // R$ 400.00
    const segundo = await pedir('POST', '/aditivos', sacos(aquisicao, 8.751)); // 175.02, of 175.00 that are left
    expect(segundo.json().detail).toBe(
      'O valor do aditivo não pode passar de R$ 175,00 (25% do valor da Aquisição, menos R$ 400,00 já aditivados)',
    );
    const editado = await pedir('PUT', `/aditivos/${primeiro.id}`, { ...sacos(aquisicao, 28.75), versao: 1 });
    expect(editado.json()).toMatchObject({ valor: 575, versao: 2 });
    expect((await pedir('PUT', `/aditivos/${primeiro.id}`, { ...sacos(aquisicao, 1), versao: 1 })).statusCode).toBe(
      409,
    );
  });

  test('only products of the acquisition, once, at the price of the contract', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const outra = await aquisicaoVigente(mercado);
    const [item] = sacos(aquisicao, 1).itensAditivados;
    const estranho = { ...item!, propostaVencedora: { id: outra.propostasVencedoras[0]!.id } };
    const resposta = await pedir('POST', '/aditivos', {
      ...sacos(aquisicao, 1),
      itensAditivados: [item, item, estranho, { ...item!, produto: { id: mercado.feijao.id }, precoUnidade: 1 }],
    });
    expect(campos(resposta)).toEqual([
      'itensAditivados.1.produto',
      'itensAditivados.2.produto',
      'itensAditivados.3.precoUnidade',
    ]);
    expect(campos(await pedir('POST', '/aditivos', { ...sacos(aquisicao, 1), valor: 19 }))).toEqual(['valor']);
    const comTotal = (valorItem: number) => ({ ...sacos(aquisicao, 1), itensAditivados: [{ ...item!, valorItem }] });
    expect(campos(await pedir('POST', '/aditivos', comTotal(19.99)))).toEqual(['itensAditivados.0.valorItem']);
    expect(campos(await pedir('POST', '/aditivos', { ...sacos(aquisicao, 1), itensAditivados: [] }))).toEqual([
      'itensAditivados',
    ]);
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}/aditivos`)).json()).toEqual([]);
  });

  test('an addendum that requests need is neither deleted nor reduced', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const { id }: Aditivo = (await pedir('POST', '/aditivos', sacos(aquisicao, 10))).json();
    const pedido = await solicitar(mercado, aquisicao, 105);
    const excluido = await pedir('DELETE', `/aditivos/${id}`);
    expect(excluido.statusCode).toBe(409);
    expect(excluido.json().detail).toMatch(
      /foram solicitados 525 kg \(105 × saco de 5 kg\), e restariam 500 kg \(100 × saco de 5 kg\)\.$/,
    );
    expect((await pedir('PUT', `/aditivos/${id}`, { ...sacos(aquisicao, 4.999), versao: 1 })).statusCode).toBe(409);
    expect((await pedir('PUT', `/aditivos/${id}`, { ...sacos(aquisicao, 5), versao: 1 })).statusCode).toBe(200);
    await pedir('POST', `/solicitacoes/${pedido.id}/cancelar`, { motivo: 'Engano' });
    expect((await pedir('DELETE', `/aditivos/${id}`)).statusCode).toBe(204);
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}`)).json()).toMatchObject({
      valorAditivado: 0,
      valorDisponivel: 2300,
    });
  });
});

describe('PRAZO', () => {
  test('extends the validity, and a deletion takes the extension back', async () => {
    const aquisicao = await aquisicaoVigente(mercado, { vigencia: '30/06/2099' });
    expect((await pedir('POST', '/aditivos', prazo(aquisicao, '30/06/2099'))).json().errors).toEqual([
      { campo: 'novaVigencia', mensagem: 'A nova vigência deve ser posterior à atual: 30/06/2099.' },
    ]);
    expect((await pedir('POST', '/aditivos', prazo(aquisicao, '2020-01-01'))).json().detail).toBe(
      'A nova vigência não pode ser anterior a hoje.',
    );
    expect(campos(await pedir('POST', '/aditivos', prazo(aquisicao, '')))).toEqual(['novaVigencia']);
    // An extension has no value: the field of the form is empty.
    const vazio = { ...prazo(aquisicao, '31/12/2099'), valor: '' };
    const { id }: Aditivo = (await pedir('POST', '/aditivos', vazio)).json();
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}`)).json()).toMatchObject({ vigencia: '31/12/2099' });
    const tipo = await pedir('PUT', `/aditivos/${id}`, { ...sacos(aquisicao, 1), versao: 1 });
    expect(campos(tipo)).toEqual(['aditivoTipo']);
    expect(
      (await pedir('PUT', `/aditivos/${id}`, { ...prazo(aquisicao, '01/07/2099'), versao: 1 })).json(),
    ).toMatchObject({ novaVigencia: '01/07/2099' });
    expect((await pedir('DELETE', `/aditivos/${id}`)).statusCode).toBe(204);
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}`)).json()).toMatchObject({ vigencia: '30/06/2099' });
  });

  test('is kept while a request was made under it', async () => {
    const aquisicao = await aquisicaoVigente(mercado, { vigencia: '30/06/2099' });
    const { id }: Aditivo = (await pedir('POST', '/aditivos', prazo(aquisicao, '31/12/2099'))).json();
    const pedido = await solicitar(mercado, aquisicao, 1);
    await app.banco.update(solicitacoes).set({ dataSolicitacao: '2099-08-01' }).where(eq(solicitacoes.id, pedido.id));
    expect((await pedir('DELETE', `/aditivos/${id}`)).json().detail).toBe(
      'Solicitações de compra já contam com este aditivo: a última é de 01/08/2099, e a vigência terminaria em 30/06/2099.',
    );
  });
});

test('only a VIGENTE acquisition of the user takes addenda', async () => {
  const pendente = (await pedir('POST', '/aquisicoes', corpoDaAquisicao(mercado))).json();
  expect((await pedir('POST', '/aditivos', sacos(pendente, 1))).json().detail).toBe(
    'Não é possível alterar os aditivos da aquisição: a situação é "Pendente".',
  );
  const aquisicao = await aquisicaoVigente(mercado);
  const { id }: Aditivo = (await pedir('POST', '/aditivos', sacos(aquisicao, 1))).json();
  const vizinho = await entrarComo(app, { permissoes: ['AQUISICOES'] });
  expect((await vizinho.injetar('POST', '/aditivos', sacos(aquisicao, 1))).statusCode).toBe(404);
  expect((await vizinho.injetar('PUT', `/aditivos/${id}`, { ...sacos(aquisicao, 1), versao: 1 })).statusCode).toBe(404);
  expect((await vizinho.injetar('DELETE', `/aditivos/${id}`)).statusCode).toBe(404);
});
