import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Aquisicao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { convencoes } from '../../banco/esquema/cadastros/convencoes.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import {
  abrirMercado,
  aquisicaoVigente,
  corpoDaAquisicao,
  corpoDaSolicitacao,
  solicitar,
  type Mercado,
} from '../../teste/compras.js';
import { criarFornecedor, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
});
afterAll(() => app.close());

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
const pedir = (metodo: Metodo, url: string, corpo?: unknown) => mercado.comprador.injetar(metodo, url, corpo);
const corpo = () => corpoDaAquisicao(mercado);
const registrar = async (mudanca: object = {}): Promise<Aquisicao> =>
  (await pedir('POST', '/aquisicoes', { ...corpo(), ...mudanca })).json();
/** The body with the first proposal's first item changed. */
const comItem = (mudanca: object) => {
  const base = corpo();
  const [proposta] = base.propostasVencedoras;
  return {
    ...base,
    propostasVencedoras: [{ ...proposta, itens: [{ ...proposta!.itens[0], ...mudanca }, proposta!.itens[1]] }],
  };
};
const campos = (resposta: { json(): { errors: { campo: string }[] } }) =>
  resposta.json().errors.map(({ campo }) => campo);

describe('POST /aquisicoes', () => {
  test('registers it PENDENTE, with the totals that the server computes', async () => {
    const resposta = await pedir('POST', '/aquisicoes', { ...corpo(), numero: ' pe  77 ' });
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({
      numero: 'PE 77',
      status: 'PENDENTE',
      vencida: false,
      dataContrato: '01/02/2026',
      vigencia: '31/12/2099',
      versao: 1,
      notificacao: null,
      fonteRecurso: null,
      valor: 2300,
      valorParcial: 2300,
      valorAditivado: 0,
      valorDisponivel: 2300,
      unidadeEducacional: { id: mercado.unidade.id },
      propostasVencedoras: [
        {
          numeroContrato: 'CT 1',
          valor: 2300,
          fornecedor: { id: mercado.fornecedor.id, fornecedorTipo: 'JURIDICO' },
          itens: [
            {
              produto: { id: mercado.arroz.id },
              descricao: 'Tipo 1',
              quantidade: 100,
              unidadeProduto: 'SACO',
              precoUnidade: 20,
              valorItem: 2000,
            },
            { produto: { id: mercado.feijao.id }, descricao: null, quantidade: 40, precoUnidade: 7.5, valorItem: 300 },
          ],
        },
      ],
    });
    const { id } = resposta.json();
    expect((await pedir('GET', `/aquisicoes/${id}`)).json()).toEqual(resposta.json());
    const lista = (await pedir('GET', '/aquisicoes')).json();
    expect(lista).toContainEqual(
      expect.objectContaining({
        id,
        numero: 'PE 77',
        valorDisponivel: 2300,
        fornecedores: [expect.objectContaining({ id: mercado.fornecedor.id })],
      }),
    );
  });

  test('rounds the value of an item half up to cents', async () => {
    // 0.333 × 9.99 = 3.32667; with 40 × 7.50 the proposal is worth 303.33.
    const resposta = await pedir('POST', '/aquisicoes', comItem({ quantidade: 0.333, precoUnidade: 9.99 }));
    expect(resposta.json().propostasVencedoras[0]).toMatchObject({
      valor: 303.33,
      itens: [{ valorItem: 3.33 }, { valorItem: 300 }],
    });
  });

  test('a total that differs from the items is refused at its field, and nothing is written', async () => {
    const antes = (await pedir('GET', '/aquisicoes')).json().length;
    const base = comItem({ valorItem: 1999.99 });
    const [proposta] = base.propostasVencedoras;
    const resposta = await pedir('POST', '/aquisicoes', {
      ...base,
      valorParcial: 2299.99,
      propostasVencedoras: [{ ...proposta, valor: 2301 }],
    });
    expect(resposta.statusCode).toBe(422);
    expect(campos(resposta)).toEqual([
      'propostasVencedoras.0.itens.0.valorItem',
      'propostasVencedoras.0.valor',
      'valorParcial',
    ]);
    expect(resposta.json().errors[0].mensagem).toBe(
      'O valor enviado (R$ 1.999,99) é diferente do calculado (R$ 2.000,00).',
    );
    expect((await pedir('GET', '/aquisicoes')).json()).toHaveLength(antes);
  });

  test('type and modality belong to LICITACAO, the resource source to the others', async () => {
    const semTipo = await pedir('POST', '/aquisicoes', { ...corpo(), tipoDeLicitacao: '', modalidadeLicitacao: null });
    expect(campos(semTipo)).toEqual(['tipoDeLicitacao', 'modalidadeLicitacao']);
    const semFonte = await pedir('POST', '/aquisicoes', { ...corpo(), aquisicaoTipo: 'CHAMADA' });
    expect(campos(semFonte)).toEqual(['fonteRecurso']);
    const chamada = await pedir('POST', '/aquisicoes', {
      ...corpo(),
      aquisicaoTipo: 'CHAMADA',
      fonteRecurso: 'PNAE_FNDE',
    });
    expect(chamada.json()).toMatchObject({
      tipoDeLicitacao: null,
      modalidadeLicitacao: null,
      fonteRecurso: 'PNAE_FNDE',
    });
    const forada = await pedir('POST', '/aquisicoes', { ...corpo(), tipoDeLicitacao: 'SORTEIO' });
    expect(campos(forada)).toEqual(['tipoDeLicitacao']);
  });

  test.each([
    ['a validity in the past', { dataContrato: '01/01/2020', vigencia: '31/12/2020' }, 'vigencia'],
    ['a validity before the contract', { dataContrato: '2099-12-31', vigencia: '2099-12-30' }, 'vigencia'],
    ['a day that does not exist', { dataContrato: '31/02/2026' }, 'dataContrato'],
    ['no value', { valor: 0 }, 'valor'],
    ['no proposal', { propostasVencedoras: [] }, 'propostasVencedoras'],
  ])('refuses %s', async (_caso, mudanca, campo) => {
    const resposta = await pedir('POST', '/aquisicoes', { ...corpo(), ...mudanca });
    expect(resposta.statusCode).toBe(422);
    expect(campos(resposta)).toEqual([campo]);
  });

  test.each([
    ['zero quantity', { quantidade: 0 }, 'quantidade'],
    ['four decimals', { quantidade: 1.2345 }, 'quantidade'],
    ['no price', { precoUnidade: null }, 'precoUnidade'],
    ['another unit than the product has', { unidadeProduto: 'KG' }, 'unidadeProduto'],
    ['an unknown product', { produto: { id: 999_999 } }, 'produto'],
    ['a value beyond what money holds', { quantidade: 9_999_999, precoUnidade: 999_999_999.99 }, 'quantidade'],
  ])('refuses an item with %s', async (_caso, mudanca, campo) => {
    const resposta = await pedir('POST', '/aquisicoes', comItem(mudanca));
    expect(resposta.statusCode).toBe(422);
    expect(campos(resposta)).toEqual([`propostasVencedoras.0.itens.0.${campo}`]);
  });

  test("the refusal of a unit names the product's by its label, also of a new entry of the list", async () => {
    await app.banco
      .insert(convencoes)
      .values({ lista: 'unidades-produto', nome: 'BALDE_3', descricao: 'Balde de 3 kg', ordem: 99 });
    const { id } = await criarProduto(app, { unidadeProduto: 'BALDE_3' });
    const resposta = await pedir('POST', '/aquisicoes', comItem({ produto: { id }, unidadeProduto: 'SACO' }));
    expect(resposta.json().errors).toEqual([
      {
        campo: 'propostasVencedoras.0.itens.0.unidadeProduto',
        mensagem: 'A unidade de medida deve ser a do produto: Balde de 3 kg.',
      },
    ]);
  });

  test('refuses the same product twice, the same supplier twice, the same number twice', async () => {
    const base = corpo();
    const [proposta] = base.propostasVencedoras;
    const repetido = await pedir('POST', '/aquisicoes', {
      ...base,
      propostasVencedoras: [{ ...proposta, itens: [proposta!.itens[0], proposta!.itens[0]] }, proposta],
    });
    expect(campos(repetido)).toEqual(['propostasVencedoras.0.itens.1.produto', 'propostasVencedoras.1.fornecedor']);
    await pedir('POST', '/aquisicoes', base);
    const mesmoNumero = await pedir('POST', '/aquisicoes', base);
    expect(mesmoNumero.statusCode).toBe(409);
    expect(campos(mesmoNumero)).toEqual(['numero']);
  });

  test('another unit is forbidden', async () => {
    const outra = await criarUnidade(app);
    expect((await pedir('POST', '/aquisicoes', { ...corpo(), unidadeEducacional: { id: outra.id } })).statusCode).toBe(
      403,
    );
  });
});

describe('the life of an acquisition', () => {
  test('is homologated when partial and total value agree, and can then be neither edited nor deleted', async () => {
    const { id } = await registrar({ valor: 2300.01 });
    const diferente = await pedir('PUT', `/aquisicoes/${id}/homologar`);
    expect(diferente.statusCode).toBe(409);
    expect(diferente.json().detail).toBe(
      'Não é possível homologar a aquisição: o valor parcial (R$ 2.300,00) é diferente do valor total (R$ 2.300,01).',
    );
    const editada = await pedir('PUT', `/aquisicoes/${id}`, { ...corpo(), versao: 1, notificacao: null });
    expect(editada.json()).toMatchObject({ valor: 2300, versao: 2 });
    expect((await pedir('PUT', `/aquisicoes/${id}/homologar`)).json()).toMatchObject({ status: 'VIGENTE', versao: 3 });
    const edicao = await pedir('PUT', `/aquisicoes/${id}`, { ...corpo(), versao: 3 });
    expect(edicao.statusCode).toBe(409);
    expect(edicao.json().detail).toBe('Não é possível editar a aquisição: a situação é "Vigente".');
    expect((await pedir('DELETE', `/aquisicoes/${id}`)).json().detail).toBe(
      'Não é possível excluir a aquisição: a situação é "Vigente".',
    );
    expect((await pedir('PUT', `/aquisicoes/${id}/homologar`)).statusCode).toBe(409);
  });

  test('an acquisition past its validity is not homologated; a VIGENTE one is shown as past', async () => {
    const { id } = await registrar();
    const ontem = { dataContrato: '2026-01-01', vigencia: '2026-01-31' };
    await app.banco.update(aquisicoes).set(ontem).where(eq(aquisicoes.id, id));
    const recusada = await pedir('PUT', `/aquisicoes/${id}/homologar`);
    expect(recusada.json().detail).toBe('Não é possível homologar a aquisição: a vigência terminou em 31/01/2026.');
    await app.banco.update(aquisicoes).set({ status: 'VIGENTE' }).where(eq(aquisicoes.id, id));
    expect((await pedir('GET', `/aquisicoes/${id}`)).json()).toMatchObject({ status: 'VIGENTE', vencida: true });
    expect((await pedir('GET', '/aquisicoes?paraSolicitacao=true')).json()).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test('is cancelled with a reason, once', async () => {
    const { id } = await registrar();
    expect((await pedir('GET', `/aquisicoes/${id}/cancelamento`)).statusCode).toBe(404);
    expect(campos(await pedir('PUT', `/aquisicoes/${id}/cancelamento`, { motivo: ' ' }))).toEqual(['motivo']);
    expect((await pedir('PUT', `/aquisicoes/${id}/cancelamento`, { motivo: 'Fracassada' })).json()).toMatchObject({
      status: 'CANCELADA',
    });
    expect((await pedir('GET', `/aquisicoes/${id}/cancelamento`)).json()).toEqual({
      motivo: 'Fracassada',
      quando: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
      usuario: expect.stringMatching(/^PESSOA \d+$/),
    });
    expect((await pedir('PUT', `/aquisicoes/${id}/cancelamento`, { motivo: 'De novo' })).json().detail).toBe(
      'Não é possível cancelar a aquisição: a situação é "Cancelada".',
    );
    expect((await pedir('DELETE', `/aquisicoes/${id}`)).statusCode).toBe(204);
    expect((await pedir('GET', `/aquisicoes/${id}`)).statusCode).toBe(404);
  });

  test('a cancelled one that has requests is not deleted', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    await solicitar(mercado, aquisicao, 1);
    await pedir('PUT', `/aquisicoes/${aquisicao.id}/cancelamento`, { motivo: 'Rescisão' });
    const resposta = await pedir('DELETE', `/aquisicoes/${aquisicao.id}`);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().detail).toMatch(/é usad[oa] por 1 solicitação de compra/);
  });

  test('requests are counted one by one, also two of one day, in order of time, with a link to their screen for users who may open it', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const dias = ['2026-03-02', '2026-02-10', '2026-03-02'];
    const numeros: string[] = [];
    for (const dataSolicitacao of dias) {
      const { id, numero } = await solicitar(mercado, aquisicao, 1);
      numeros.push(`nº ${numero}`);
      await app.banco.update(solicitacoes).set({ dataSolicitacao }).where(eq(solicitacoes.id, id));
    }
    await pedir('PUT', `/aquisicoes/${aquisicao.id}/cancelamento`, { motivo: 'Rescisão' });
    const { detail, emUso } = (await pedir('DELETE', `/aquisicoes/${aquisicao.id}`)).json();
    const emOrdem = [numeros[1], numeros[0], numeros[2]];
    expect(detail).toContain(`não pode ser excluído: é usado por 3 solicitações de compra (${emOrdem.join(', ')}).`);
    const uso = {
      descricao: '3 solicitações de compra',
      quantidade: 3,
      registros: emOrdem,
    };
    expect(emUso.titulo).toMatch(/^O contrato .+ não pode ser excluído$/);
    expect(emUso.usos).toEqual([expect.objectContaining(uso)]);
  });

  test('a stale edit is refused', async () => {
    const { id } = await registrar();
    expect((await pedir('PUT', `/aquisicoes/${id}`, { ...corpo(), versao: 1 })).statusCode).toBe(200);
    expect((await pedir('PUT', `/aquisicoes/${id}`, { ...corpo(), versao: 1 })).statusCode).toBe(409);
  });

  test('the threshold is a whole percentage', async () => {
    const { id } = await registrar();
    expect((await pedir('PUT', `/aquisicoes/notificacao/${id}`, { valor: 20 })).json()).toMatchObject({
      notificacao: { valorAbaixo: 20 },
    });
    for (const valor of [-1, 101, 12.5, null])
      expect((await pedir('PUT', `/aquisicoes/notificacao/${id}`, { valor })).statusCode).toBe(422);
  });
});

describe('balances', () => {
  test('by item and in money, over the requests that are not cancelled', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    await solicitar(mercado, aquisicao, 10);
    const cancelada = await solicitar(mercado, aquisicao, 7);
    await pedir('POST', `/solicitacoes/${cancelada.id}/cancelar`, { motivo: 'Engano' });
    expect((await pedir('GET', `/aquisicoes/${aquisicao.id}`)).json()).toMatchObject({ valorDisponivel: 2100 });
    const itens = (await pedir('GET', `/aquisicoes/${aquisicao.id}/itens`)).json();
    expect(itens).toMatchObject([
      {
        produto: { id: mercado.arroz.id },
        quantidade: 100,
        quantidadeAditivada: 0,
        quantidadeSolicitada: 10,
        quantidadeRecebida: 0,
        quantidadeDisponivel: 90,
      },
      { produto: { id: mercado.feijao.id }, quantidade: 40, quantidadeSolicitada: 0, quantidadeDisponivel: 40 },
    ]);
    expect(
      (await pedir('GET', `/fornecedores/${mercado.fornecedor.id}/itens?aquisicao=${aquisicao.id}`)).json(),
    ).toEqual(itens);
    const outro = await criarFornecedor(app);
    expect((await pedir('GET', `/fornecedores/${outro.id}/itens?aquisicao=${aquisicao.id}`)).json()).toEqual([]);
  });
});

test('another unit sees no row, but may order from an acquisition in force', async () => {
  const aquisicao = await aquisicaoVigente(mercado);
  const vizinha = await criarUnidade(app);
  const vizinho = await entrarComo(app, { permissoes: ['AQUISICOES', 'SOLICITACOES'], estoques: [vizinha.estoque] });
  for (const [metodo, url, enviado] of [
    ['GET', `/aquisicoes/${aquisicao.id}`],
    ['GET', `/aquisicoes/${aquisicao.id}/itens`],
    ['GET', `/aquisicoes/${aquisicao.id}/aditivos`],
    ['DELETE', `/aquisicoes/${aquisicao.id}`],
    ['PUT', `/aquisicoes/${aquisicao.id}/homologar`],
    ['PUT', `/aquisicoes/${aquisicao.id}/cancelamento`, { motivo: 'x' }],
    ['PUT', `/aquisicoes/notificacao/${aquisicao.id}`, { valor: 1 }],
  ] as const) {
    expect([url, (await vizinho.injetar(metodo, url, enviado)).statusCode]).toEqual([url, 404]);
  }
  expect((await vizinho.injetar('GET', '/aquisicoes')).json()).toEqual([]);
  expect((await vizinho.injetar('GET', '/aquisicoes?paraSolicitacao=true')).json()).toContainEqual(
    expect.objectContaining({ id: aquisicao.id }),
  );
  const pedido = corpoDaSolicitacao({ ...mercado, unidade: vizinha }, aquisicao, 1);
  expect((await vizinho.injetar('POST', '/solicitacoes', pedido)).statusCode).toBe(201);
});

test('the items of a supplier are readable by users who may request them: of another unit only while it takes requests, or after a request', async () => {
  const vizinha = await criarUnidade(app);
  const comprador = await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [vizinha.estoque] });
  const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [vizinha.estoque] });
  const itens = async (quem: typeof comprador, { id }: { id: number }) =>
    (await quem.injetar('GET', `/fornecedores/${mercado.fornecedor.id}/itens?aquisicao=${id}`)).statusCode;
  const vigente = await aquisicaoVigente(mercado);
  const pendente = await registrar();
  const cancelada = await aquisicaoVigente(mercado);
  await pedir('PUT', `/aquisicoes/${cancelada.id}/cancelamento`, { motivo: 'x' });
  expect([
    await itens(comprador, vigente),
    await itens(comprador, pendente),
    await itens(comprador, cancelada),
  ]).toEqual([200, 404, 404]);
  expect([await itens(estoquista, vigente), await itens(mercado.comprador, pendente)]).toEqual([404, 200]);
  await comprador.injetar('POST', '/solicitacoes', corpoDaSolicitacao({ ...mercado, unidade: vizinha }, vigente, 1));
  await pedir('PUT', `/aquisicoes/${vigente.id}/cancelamento`, { motivo: 'x' });
  expect(await itens(comprador, vigente)).toBe(200);
});

test('30 proposals of 40 items are saved completely', async () => {
  const fornecedores = await Promise.all(Array.from({ length: 30 }, () => criarFornecedor(app)));
  const produtos = await Promise.all(Array.from({ length: 40 }, () => criarProduto(app)));
  const itens = produtos.map(({ id }) => ({
    produto: { id },
    quantidade: 1,
    unidadeProduto: 'PACOTE',
    precoUnidade: 1,
  }));
  const grande = {
    ...corpo(),
    valor: 1200,
    propostasVencedoras: fornecedores.map(({ id }) => ({ fornecedor: { id }, numeroContrato: 'X', itens })),
  };
  const resposta = await pedir('POST', '/aquisicoes', grande);
  expect(resposta.json()).toMatchObject({ valorParcial: 1200 });
});
