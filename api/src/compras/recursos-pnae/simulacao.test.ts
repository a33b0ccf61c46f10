import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Aquisicao, EfeitoNaBarra } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarUnidade } from '../../teste/fabricas.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { CAF, comprar, criarRegrasDoPnae, produtoDe } from '../../teste/pnae.js';

const ANO = 2018;

let app: FastifyInstance;
let mercado: Mercado;
let gestora: Pessoa;
beforeAll(async () => {
  definirRelogio({ agora: () => new Date(`${ANO}-10-01T15:00:00Z`) });
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
  await criarRegrasDoPnae(app);
  const repasse = { ano: ANO, tipo: 'REPASSE', parcela: 1, data: `27/02/${ANO}`, documento: 'ob 1' };
  await gestora.injetar('POST', '/recursos-pnae', { ...repasse, valor: 417_500 });
  await comprar(mercado, ANO, CAF, [
    { grau: 'IN_NATURA_MINIMAMENTE_PROCESSADO', preco: 120_000 },
    { grau: 'PROCESSADO', preco: 8_000 },
  ]);
  await comprar(mercado, ANO, {}, [
    { grau: 'IN_NATURA_MINIMAMENTE_PROCESSADO', preco: 90_000 },
    { grau: 'ULTRAPROCESSADO', preco: 15_000 },
    { grau: 'INGREDIENTE_CULINARIO', preco: 9_000 },
  ]);
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

/** Body of an acquisition of one in natura package at this price, from a supplier with a CAF. */
async function umPacote(preco: number, mudanca: object = {}) {
  const fornecedor = await criarFornecedor(app, { ...CAF, cafTipo: 'GRUPO_FORMAL' });
  const produto = await produtoDe(app, 'IN_NATURA_MINIMAMENTE_PROCESSADO');
  const item = { produto: { id: produto.id }, quantidade: 1, unidadeProduto: 'PACOTE', precoUnidade: preco };
  return {
    dataContrato: `01/02/${ANO}`,
    ano: ANO,
    valor: preco,
    propostasVencedoras: [{ fornecedor: { id: fornecedor.id }, numeroContrato: 'ct 1', itens: [item] }],
    ...mudanca,
  };
}
const pendente = async (preco: number, mudanca: object = {}): Promise<Aquisicao> =>
  (
    await mercado.comprador.injetar('POST', '/aquisicoes', {
      ...corpoDaAquisicao(mercado),
      ...(await umPacote(preco, mudanca)),
    })
  ).json();
const simular = (corpo: object) => mercado.comprador.injetar('POST', '/recursos-pnae/simulacao', corpo);
const efeitos = async (corpo: object) =>
  (await simular(corpo))
    .json<EfeitoNaBarra[]>()
    .map(({ agora, comIsto }) => [
      comIsto.codigo,
      agora.recebido.percentual,
      comIsto.recebido.percentual,
      comIsto.atende,
      comIsto.diferenca,
    ]);

test('an acquisition of R$ 59,875.00 with family farming passes at exactly 45 %, and one cent less fails', async () => {
  // (210,000 + 59,875) ÷ 301,875 = 89.3995 %, 23,000 ÷ 301,875 = 7.6190 %, 9,000 ÷ 301,875 = 2.9813 %.
  const { id } = await pendente(59_875);
  expect(await efeitos({ aquisicao: { id } })).toEqual([
    ['AF', 30.65, 45, true, 0],
    ['INNATURA', 86.77, 89.39, true, 0],
    ['ULTRA', 9.51, 7.62, true, 0],
    ['INGR', 3.72, 2.99, true, 0],
  ]);
  const menos = await pendente(59_874.99);
  expect((await efeitos({ aquisicao: { id: menos.id } }))[0]).toEqual(['AF', 30.65, 44.99, false, 0.01]);
  const doMunicipio = await pendente(59_875, { fonteDeRecursos: 'MUNICIPIO' });
  expect(await efeitos({ aquisicao: { id: doMunicipio.id } })).toEqual([]);
});

test('what is about to be requested is priced by its contracts', async () => {
  const aquisicao = await aquisicaoVigente(mercado, await umPacote(59_875));
  const [proposta] = aquisicao.propostasVencedoras;
  const [item] = proposta?.itens ?? [];
  const pedido = (quantidade: number) => ({
    pedidos: [
      {
        aquisicao: { id: aquisicao.id },
        fornecedor: { id: proposta?.fornecedor.id },
        itens: [{ produto: { id: item?.produto.id }, quantidade }],
      },
    ],
  });
  expect((await efeitos(pedido(1)))[0]).toEqual(['AF', 30.65, 45, true, 0]);
  expect(await efeitos(pedido(0))).toEqual([]);
  expect(await efeitos({ pedidos: [] })).toEqual([]);
});

test('an acquisition of another unit is not found, and a user without purchases is refused', async () => {
  const { id } = await pendente(10);
  const outra = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [(await criarUnidade(app)).estoque] });
  expect((await outra.injetar('POST', '/recursos-pnae/simulacao', { aquisicao: { id } })).statusCode).toBe(404);
  expect((await gestora.injetar('POST', '/recursos-pnae/simulacao', { pedidos: [] })).statusCode).toBe(403);
});
