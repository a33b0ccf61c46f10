import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MotivoDoFim, Sessao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { nomeDaSessao } from '../../teste/nome-da-sessao.js';

const SENHA = 'merenda com café';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const INICIO = Date.parse('2027-03-01T12:00:00Z');

let app: FastifyInstance;
let ana: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
beforeEach(async () => {
  minutos(0);
  ana = await entrarComo(app, { senha: SENHA, permissoes: ['ITENS'] });
});
afterEach(async () => {
  definirRelogio();
  await app.banco
    .update(municipio)
    .set({ sessaoDias: 7, sessaoMinutos: 720, sessaoMinutosCozinha: 720, sessaoMinutosGestao: 720 });
});
afterAll(() => app.close());

const minutos = (n: number) => definirRelogio({ agora: () => new Date(INICIO + n * 60_000) });
const abrir = async (agente = CHROME, { usuario }: Pessoa = ana) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/tokens/autenticar',
      remoteAddress: '10.0.0.7',
      headers: { 'user-agent': agente },
      payload: { usuario, senha: SENHA },
    })
  ).json<{ token: string }>().token;
const pedir = (token: string, method: 'GET' | 'DELETE', url: string) =>
  app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
const listar = async (token: string) => (await pedir(token, 'GET', '/sessoes')).json<Sessao[]>();
const vale = async (token: string) => (await pedir(token, 'GET', '/tokens/checar')).json<boolean>();
const motivo = async (token: string) =>
  (await app.inject({ method: 'POST', url: '/api/tokens/fim', payload: { token } })).json<{
    motivo: MotivoDoFim | null;
  }>().motivo;

describe('own sessions', () => {
  test('lists only the user’s own sessions, with device, address and times, the current one first and marked', async () => {
    await entrarComo(app);
    const celular = await abrir();
    minutos(90);
    const computador = await abrir(FIREFOX);
    const daqui = { endereco: '10.0.0.7', abertaEm: '01/03/2027 10:30', usadaEm: '01/03/2027 10:30', alcance: 'TUDO' };
    const [esta, ...outras] = await listar(computador);
    expect(esta).toEqual({ id: nomeDaSessao(computador), aparelho: 'Firefox no Linux', ...daqui, atual: true });
    expect(outras).toHaveLength(2);
    expect(outras).toContainEqual({
      id: nomeDaSessao(celular),
      aparelho: 'Chrome no Android',
      endereco: '10.0.0.7',
      abertaEm: '01/03/2027 09:00',
      usadaEm: '01/03/2027 09:00',
      atual: false,
      alcance: 'TUDO',
    });
    expect(outras).toContainEqual(expect.objectContaining({ aparelho: null, endereco: null }));
    minutos(96);
    await vale(celular);
    expect((await listar(computador))[1]).toMatchObject({ id: nomeDaSessao(celular), usadaEm: '01/03/2027 10:36' });
  });

  test('one is ended, once, and its browser learns why; the others go on', async () => {
    const [uma, outra] = [await abrir(), await abrir()];
    const url = `/sessoes/${nomeDaSessao(uma)}`;
    expect((await pedir(outra, 'DELETE', url)).statusCode).toBe(204);
    expect([await vale(uma), await vale(outra), await motivo(uma)]).toEqual([false, true, 'ENCERRADA']);
    const denovo = await pedir(outra, 'DELETE', url);
    expect([denovo.statusCode, denovo.json().detail]).toEqual([404, 'Esta sessão já terminou.']);
  });

  test('that of another user cannot be ended', async () => {
    const bia = await entrarComo(app, { senha: SENHA });
    const dela = await abrir(CHROME, bia);
    expect((await pedir(ana.token, 'DELETE', `/sessoes/${nomeDaSessao(dela)}`)).statusCode).toBe(404);
    expect((await pedir(ana.token, 'DELETE', '/sessoes')).statusCode).toBe(204);
    expect(await vale(dela)).toBe(true);
  });

  test('all others are ended at once', async () => {
    const [uma, outra] = [await abrir(), await abrir()];
    expect((await pedir(outra, 'DELETE', '/sessoes')).statusCode).toBe(204);
    expect([await vale(uma), await vale(ana.token), await vale(outra)]).toEqual([false, false, true]);
    expect(await listar(outra)).toHaveLength(1);
  });
});

describe('a session ends', () => {
  test('ends after the longest time, however much it is used, and the answer names the reason', async () => {
    await app.banco.update(municipio).set({ sessaoDias: 2 });
    const token = await abrir();
    for (let hora = 0; hora < 48; hora += 8) {
      minutos(hora * 60);
      expect([hora, await vale(token)]).toEqual([hora, true]);
    }
    minutos(48 * 60 - 1);
    expect(await vale(token)).toBe(true);
    minutos(48 * 60);
    expect([await vale(token), await motivo(token)]).toEqual([false, 'PRAZO']);
  });

  test('ends when it is unused, after a time that depends on the user’s permissions, and the answer names the reason', async () => {
    await app.banco.update(municipio).set({ sessaoMinutosCozinha: 30, sessaoMinutosGestao: 15 });
    const cozinheira = await abrir(CHROME, await entrarComo(app, { senha: SENHA }));
    const gestora = await abrir(CHROME, await entrarComo(app, { senha: SENHA, permissoes: ['USUARIOS'] }));
    const nutricionista = await abrir();
    const valem = () => Promise.all([cozinheira, gestora, nutricionista].map(vale));
    minutos(14);
    expect(await valem()).toEqual([true, true, true]);
    minutos(30);
    expect(await valem()).toEqual([true, false, true]);
    minutos(60);
    expect(await valem()).toEqual([false, false, true]);
    expect([await motivo(cozinheira), await motivo(nutricionista)]).toEqual(['SEM_USO', null]);
  });

  test('by a new password, other permissions or a deactivation, and says which; for seven days', async () => {
    const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
    const token = await abrir();
    await gestora.injetar('PUT', `/usuarios/${ana.usuarioId}/desativar`);
    expect([await vale(token), await motivo(token)]).toEqual([false, 'DESATIVADO']);
    minutos(8 * 24 * 60);
    await abrir(CHROME, await entrarComo(app, { senha: SENHA }));
    expect(await motivo(token)).toBeNull();
  });

  test('by a logout without a trace, and an unknown token has no reason', async () => {
    const token = await abrir();
    await pedir(token, 'DELETE', '/tokens');
    expect([await motivo(token), await motivo('nada')]).toEqual([null, null]);
  });
});
