import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GruposDeNotificacoes, PaginaDeNotificacoes } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { previsoesDoPnae, recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado } from '../../teste/compras.js';
import { CAF, comprar, criarRegrasDoPnae } from '../../teste/pnae.js';
import { atualizarPrevisao } from './lembrete.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
  emDia('2026-08-31');
  await criarRegrasDoPnae(app);
  await repassar('OB 1', '100');
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const emDia = (dia: string): void => definirRelogio({ agora: () => new Date(`${dia}T15:00:00Z`) });
const repassar = (documento: string, valor: string) =>
  app.banco
    .insert(recursosPnae)
    .values({ ano: 2026, tipo: 'REPASSE', parcela: 1, data: '2026-02-27', valor, documento });
/** A buyer without units, in a session of the day. */
const comprador = (): Promise<Pessoa> => entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [] });
/** The notices about the PNAE after the job has run. */
async function avisadas(pessoa = comprador()) {
  await atualizarPrevisao(app.banco);
  const { linhas } = (await (await pessoa).injetar('GET', '/notificacoes/pagina')).json<PaginaDeNotificacoes>();
  return linhas.filter(({ grupo }) => grupo === 'AGRICULTURA_FAMILIAR_EM_FALTA');
}

test('from September on the notice says what is missing, until what was received or transferred changes it', async () => {
  expect(await avisadas()).toEqual([]);
  emDia('2026-09-01');
  const [aviso] = await avisadas();
  expect(aviso).toMatchObject({
    id: 'AGRICULTURA_FAMILIAR_EM_FALTA-2026',
    unidade: null,
    mensagem:
      'Agricultura familiar prevista até dezembro: 0% (mínimo de 45%). Faltam R$ 45,00 de agricultura familiar até dezembro.',
    endereco: '/recursos-pnae',
  });
  // The goal of 45% of R$ 200.00: a transfer counts on the same day, in the same notice.
  await repassar('OB 2', '100');
  const [mudado] = await avisadas();
  expect(mudado).toMatchObject({ id: aviso?.id, mensagem: expect.stringContaining('Faltam R$ 90,00') });
  // All of it is received.
  await comprar(await abrirMercado(app), 2026, CAF, [{ grau: 'PROCESSADO', preco: 90 }]);
  emDia('2026-09-02');
  expect(await avisadas()).toEqual([]);
});

test('the notice belongs to the municipality: buyers get it in its own part, others do not, and next year it is over', async () => {
  emDia('2026-10-01');
  await repassar('OB 3', '100');
  expect(await avisadas(entrarComo(app, { permissoes: ['SOLICITACOES'] }))).toEqual([]);
  const { grupos } = (await (await comprador()).injetar('GET', '/notificacoes/grupos')).json<GruposDeNotificacoes>();
  expect(grupos).toMatchObject([
    {
      grupo: 'AGRICULTURA_FAMILIAR_EM_FALTA',
      total: 1,
      partes: [{ unidade: null, total: 1, linhas: [{ mensagem: expect.stringContaining('Faltam R$ 45,00') }] }],
    },
  ]);
  emDia('2027-01-01');
  const { linhas } = (await (await comprador()).injetar('GET', '/notificacoes/pagina')).json<PaginaDeNotificacoes>();
  expect(linhas).toEqual([]);
});

test('the forecast is computed once a day', async () => {
  emDia('2026-10-02');
  await avisadas();
  await app.banco.update(previsoesDoPnae).set({ lembrete: 'Lida do que foi guardado.' });
  expect(await avisadas()).toMatchObject([{ mensagem: 'Lida do que foi guardado.' }]);
  emDia('2026-10-03');
  expect(await avisadas()).toMatchObject([{ mensagem: expect.stringContaining('Faltam R$ 45,00') }]);
});
