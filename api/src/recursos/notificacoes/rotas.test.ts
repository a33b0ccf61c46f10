import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { movimentacoes } from '../../banco/esquema/movimentacoes.js';
import { definirRelogio } from '../../relogio.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, solicitar } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
  // Half past ten in the evening of 31 May in São Paulo is already June in London.
  definirRelogio({ agora: () => new Date('2026-06-01T01:30:00Z') });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

test('lots that expire within 30 days of the municipality’s today, in the user’s own stocks', async () => {
  const { estoque } = await criarUnidade(app, { nome: 'ESCOLA SOL' });
  const outra = await criarUnidade(app);
  const { id: produtoId } = await criarProduto(app, { nome: 'LEITE 1 L' });
  const lote = (numero: string, dataValidade: string, quantidade = 1, estoqueId = estoque.id) => criarLoteEmEstoque(app, { estoqueId, produtoId, quantidade, numero, dataValidade });
  await lote('VENCIDO', '2026-05-30');
  await lote('HOJE', '2026-05-31');
  await lote('NO-30', '2026-06-30');
  await lote('NO-31', '2026-07-01');
  await lote('VAZIO', '2026-06-02', 0);
  await lote('ALHEIO', '2026-06-02', 1, outra.estoque.id);
  const pessoa = await entrarComo(app, { estoques: [estoque] });
  expect((await pessoa.injetar('GET', '/notificacoes')).json()).toEqual([
    { mensagem: 'LEITE 1 L, lote VENCIDO, em ESCOLA SOL: venceu em 30/05/2026.' },
    { mensagem: 'LEITE 1 L, lote HOJE, em ESCOLA SOL: vence em 31/05/2026.' },
    { mensagem: 'LEITE 1 L, lote NO-30, em ESCOLA SOL: vence em 30/06/2026.' },
  ]);
});

test('a movement on its way is announced where it arrives', async () => {
  const [origem, destino] = [await criarUnidade(app, { nome: 'ESCOLA A' }), await criarUnidade(app, { nome: 'ESCOLA B' })];
  await app.banco.insert(movimentacoes).values({ origemId: origem.estoque.id, destinoId: destino.estoque.id, usuarioId: 1 });
  const [quemManda, quemRecebe] = [await entrarComo(app, { estoques: [origem.estoque] }), await entrarComo(app, { estoques: [destino.estoque] })];
  expect((await quemManda.injetar('GET', '/notificacoes')).json()).toEqual([]);
  expect((await quemRecebe.injetar('GET', '/notificacoes')).json()).toEqual([{ mensagem: 'Movimentação de ESCOLA A para ESCOLA B espera recebimento.' }]);
});

test('an acquisition whose balance has fallen below its threshold is announced to who manages it', async () => {
  const mercado = await abrirMercado(app);
  const aquisicao = await aquisicaoVigente(mercado); // R$ 2,300.00
  await mercado.comprador.injetar('PUT', `/aquisicoes/notificacao/${aquisicao.id}`, { valor: 20 }); // R$ 460.00
  const saldos = async () => (await mercado.comprador.injetar('GET', '/notificacoes')).json().filter(({ mensagem }: { mensagem: string }) => mensagem.startsWith('Aquisição'));
  await solicitar(mercado, aquisicao, 92); // R$ 1,840.00: R$ 460.00 are left, exactly 20%
  expect(await saldos()).toEqual([]);
  await solicitar(mercado, aquisicao, 0.5); // R$ 10.00
  expect(await saldos()).toEqual([{ mensagem: `Aquisição ${aquisicao.numero}/2026: restam R$ 450,00, menos de 20% do valor.` }]);
});
