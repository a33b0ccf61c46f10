import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITES } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { chavesDeAcesso } from '../../banco/esquema/acesso/segundo-fator.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { primeira } from '../../banco/restricoes.js';
import { CORREIO_DE_TESTE, criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { cadastrarChave, ChaveDeTeste } from '../../teste/chave-de-acesso.js';
import { esperarAte } from '../../teste/esperar-ate.js';

const SENHA = 'merenda com café';

let app: FastifyInstance;
let ana: Pessoa;
let chave: ChaveDeTeste;
/** The texts of the letters of the test. */
let cartas: string[] = [];
beforeAll(async () => {
  app = await criarAppDeTeste({
    correio: { ...CORREIO_DE_TESTE, enviar: async ({ texto }) => void cartas.push(texto) },
  });
});
beforeEach(async () => {
  ana = await entrarComo(app, { permissoes: ['ITENS'], senha: SENHA });
  chave = new ChaveDeTeste();
  cartas = [];
});
afterAll(() => app.close());

const enviar = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api${url}`, remoteAddress: '10.0.0.1', payload });

/** The second step that follows the right password. */
const darSenha = async (quem = ana) =>
  (await enviar('/tokens/autenticar', { usuario: quem.usuario, senha: SENHA })).json<{
    bilhete: string;
    formas: string[];
    chave: { challenge: string; rpId: string; allowCredentials: { id: string }[] };
  }>();
type Uso = ReturnType<ChaveDeTeste['usar']>;
const passar = (bilhete: string, uso: Uso) => enviar('/tokens/segundo-fator', { bilhete, forma: 'CHAVE', chave: uso });
const RECUSADA = { campo: 'chave', mensagem: 'A chave de acesso não foi aceita. Tente de novo.' };

describe('the login with a passkey', () => {
  test('asks for a signature of the challenge, opens a session, and notes the use', async () => {
    const { id } = await cadastrarChave(ana, chave);
    const etapa = await darSenha();
    expect(etapa).toMatchObject({
      formas: ['CHAVE', 'RECUPERACAO'],
      chave: { rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] },
    });
    const aberta = await passar(etapa.bilhete, chave.usar(etapa.chave.challenge));
    expect(aberta.json()).toMatchObject({ usuario: { id: ana.usuarioId }, alcance: 'TUDO' });
    const { chaves } = (await ana.injetar('GET', '/segundo-fator')).json<{ chaves: object[] }>();
    expect(chaves).toEqual([
      { id, nome: 'Celular', criadaEm: expect.any(String), usadaEm: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/) },
    ]);
  });

  test.each([
    ['another address', { origem: 'http://invasor.test' }],
    ['another product', { rpId: 'invasor.test' }],
    ['an authenticator that did not check its user', { conferiu: false }],
    ['a count that has gone back, as of a copy', { contador: 1 }],
  ])('is refused for %s, and the same ticket passes with the right answer', async (_caso, desvios) => {
    await cadastrarChave(ana, chave);
    const primeira = await darSenha();
    expect((await passar(primeira.bilhete, chave.usar(primeira.chave.challenge))).statusCode).toBe(200);
    const { bilhete, chave: pergunta } = await darSenha();
    const recusada = await passar(bilhete, chave.usar(pergunta.challenge, desvios));
    expect([recusada.statusCode, recusada.json().errors]).toEqual([422, [RECUSADA]]);
    expect((await passar(bilhete, chave.usar(pergunta.challenge))).statusCode).toBe(200);
  });

  test('is refused for the challenge of another login, and for the passkey of another user', async () => {
    await cadastrarChave(ana, chave);
    const antiga = await darSenha();
    const { bilhete, chave: pergunta } = await darSenha();
    expect((await passar(bilhete, chave.usar(antiga.chave.challenge))).statusCode).toBe(422);
    const deOutra = new ChaveDeTeste();
    await cadastrarChave(await entrarComo(app), deOutra);
    expect((await passar(bilhete, deOutra.usar(pergunta.challenge))).statusCode).toBe(422);
  });

  test('happens once, however often the answer is sent at once', async () => {
    await cadastrarChave(ana, chave);
    const { bilhete, chave: pergunta } = await darSenha();
    const uso = chave.usar(pergunta.challenge);
    const respostas = await Promise.all(Array.from({ length: 4 }, () => passar(bilhete, uso)));
    expect(respostas.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await passar(bilhete, uso)).statusCode).not.toBe(200);
  });
});

describe('the enrolment of a passkey', () => {
  const comecar = async () =>
    (await ana.injetar('POST', '/segundo-fator/chaves/opcoes')).json<{
      challenge: string;
      rp: { id: string };
      excludeCredentials: object[];
    }>();
  const concluir = (credencial: object) =>
    ana.injetar('POST', '/segundo-fator/chaves', { nome: 'Celular', credencial });
  const guardadas = () => app.banco.$count(chavesDeAcesso, eq(chavesDeAcesso.usuarioId, ana.usuarioId));

  test('counts a challenge once, also when it fails', async () => {
    const { challenge, rp } = await comecar();
    expect(rp).toEqual({ id: 'localhost', name: 'Merenda Escolar' });
    const recusada = await concluir(chave.cadastrar(challenge, { origem: 'http://invasor.test' }));
    expect([recusada.statusCode, recusada.json().errors]).toEqual([422, [RECUSADA]]);
    expect((await concluir(chave.cadastrar(challenge))).statusCode).toBe(409);
    expect(await guardadas()).toBe(0);
  });

  test('refuses a passkey that is there already', async () => {
    await cadastrarChave(ana, chave);
    const { challenge } = await comecar();
    expect((await concluir(chave.cadastrar(challenge))).json().detail).toBe('Esta chave de acesso já está cadastrada.');
    expect(await guardadas()).toBe(1);
  });

  test(`ends at ${LIMITES.chavesPorUsuario} passkeys, also for an enrolment that began before the last one`, async () => {
    const antigas = Array.from({ length: LIMITES.chavesPorUsuario - 1 }, () => new ChaveDeTeste());
    for (const antiga of antigas) await cadastrarChave(ana, antiga);
    const { challenge, excludeCredentials } = await comecar();
    // The browser makes no second passkey on the same device.
    expect(excludeCredentials).toHaveLength(antigas.length);
    const { credencial, chavePublica, ...copia } = primeira(
      await app.banco.select().from(chavesDeAcesso).where(eq(chavesDeAcesso.usuarioId, ana.usuarioId)).limit(1),
    );
    await app.banco
      .insert(chavesDeAcesso)
      .values({ ...copia, id: undefined, chavePublica, credencial: `${credencial}-outra` });
    const demais = [
      await concluir(chave.cadastrar(challenge)),
      await ana.injetar('POST', '/segundo-fator/chaves/opcoes'),
    ];
    const recusa = [409, 'Você já tem 10 chaves de acesso. Retire uma antes de cadastrar outra.'];
    expect(demais.map((resposta) => [resposta.statusCode, resposta.json().detail])).toEqual([recusa, recusa]);
  });
});

describe('the removal of a passkey', () => {
  test('is told by e-mail, as its registration was', async () => {
    const { id } = await cadastrarChave(ana, chave);
    await esperarAte(() => cartas.some((texto) => texto.includes('uma chave de acesso foi cadastrada')));
    await ana.injetar('DELETE', `/segundo-fator/chaves/${id}`);
    await esperarAte(() => cartas.some((texto) => texto.includes('uma chave de acesso foi retirada')));
  });

  test('a user cannot remove the passkey of another user', async () => {
    const { id } = await cadastrarChave(await entrarComo(app), chave);
    expect((await ana.injetar('DELETE', `/segundo-fator/chaves/${id}`)).statusCode).toBe(404);
  });

  test('leaves the last second factor of a user who must have one', async () => {
    const { id } = await cadastrarChave(ana, chave);
    const outra = await cadastrarChave(ana, new ChaveDeTeste());
    await app.banco.update(municipio).set({ segundoFatorObrigatorio: ['ITENS'] });
    expect((await ana.injetar('DELETE', `/segundo-fator/chaves/${outra.id}`)).statusCode).toBe(204);
    const ultima = await ana.injetar('DELETE', `/segundo-fator/chaves/${id}`);
    expect([ultima.statusCode, ultima.json().detail]).toEqual([
      409,
      'A prefeitura exige a verificação em duas etapas para o seu acesso. Cadastre outra forma antes de retirar esta.',
    ]);
    await app.banco.update(municipio).set({ segundoFatorObrigatorio: [] });
    expect((await ana.injetar('DELETE', `/segundo-fator/chaves/${id}`)).statusCode).toBe(204);
    expect(await darSenha()).toMatchObject({ alcance: 'TUDO' });
  });
});
