import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { auditoria } from './banco/esquema/auditoria.js';
import { kardex } from './banco/esquema/estoque/estoques.js';
import { entrarComo, type Pessoa } from './teste/app.js';
import { abrirAppComCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';

let app: FastifyInstance;
let casa: Casa;
let gestora: Pessoa;
beforeAll(async () => {
  casa = await abrirAppComCasa(501);
  ({ app } = casa);
  gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [casa.estoque] });
});
afterAll(() => fecharAppComCasa(casa));

/** Lines of the audit trail and of the ledger: what a second execution would add to. */
const linhas = async () => [await app.banco.$count(auditoria), await app.banco.$count(kardex)];

/** The writes that add to a stock, a contract or a day: done twice, they would count twice. */
test.each([
  'POST /importacoes-sessao/:id/confirmacao',
  'PUT /usuarios/acessos',
  'POST /aquisicoes',
  'POST /aditivos',
  'POST /solicitacoes',
  'PUT /solicitacoes/:id/receber',
  'POST /solicitacoes/:id/recebimentos/:recebimento/estorno',
  'POST /pagamentos',
  'POST /pagamentos/:id/estorno',
  'POST /estoques/:id/produtos-estoque',
  'PUT /estoques/:id/produtos-estoque/:idProduto',
  'POST /estoques/:id/balancos/produtos-estoque/:idProduto',
  'POST /estoques/:origem/movimentar/:destino',
  'PUT /estoques/movimentacoes/receber',
  'PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar',
  'POST /estoques/:id/produtos-estoque/kit',
  'POST /estoques/:id/produtos-estoque/kits-turma',
  'POST /matriculas/censo',
  'POST /cardapios-calendario/mudancas',
  'POST /refeicoes',
  'POST /refeicoes/:id/registros',
  'POST /refeicoes/:id/abatimento',
  'POST /refeicoes/execucoes',
  'PATCH /refeicoes/:id',
  'POST /refeicoes/abatimento',
  'PUT /refeicoes/sobra',
  'POST /avisos-de-falta',
])('%s sent twice with one key is done once and answered twice', async (nome) => {
  const escrita = ESCRITAS[nome];
  if (!escrita) throw new Error(`${nome} is not in the table of writes.`);
  const { url, corpo, terminar } = await escrita.preparar(casa, gestora);
  const [metodo] = nome.split(' ') as ['POST' | 'PUT' | 'PATCH'];
  const chave = { 'idempotency-key': `${metodo}${url}` };
  const enviar = () => gestora.injetar(metodo, url, corpo, chave);
  const primeira = await enviar();
  expect([primeira.statusCode < 300 ? '' : primeira.body]).toEqual(['']);
  await terminar?.();
  const antes = await linhas();
  const segunda = await enviar();
  expect([segunda.statusCode, segunda.body]).toEqual([primeira.statusCode, primeira.body]);
  expect(await linhas()).toEqual(antes);
});
