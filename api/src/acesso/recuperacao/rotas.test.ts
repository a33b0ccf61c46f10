import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Usuario } from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, recuperacoesSenha, tokens, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { importadorDe } from '../../teste/planilhas.js';
import { novoLink } from './link.js';

const ENDERECO = 'https://merenda.exemplo.test';
const ANTIGA = 'merenda com café';
const NOVA = 'café com merenda';

let app: FastifyInstance;
let conhecida: Pessoa;
let mensagens: Mensagem[] = [];
/** What the mail server does with a message, besides taking it. */
let entregar: () => Promise<void>;

beforeAll(async () => {
  const enviar = async (mensagem: Mensagem): Promise<void> => {
    mensagens.push(mensagem);
    await entregar();
  };
  app = await criarAppDeTeste({ correio: { enviar, comServidor: true, enderecoPublico: ENDERECO } });
});
afterAll(() => app.close());
beforeEach(async () => {
  mensagens = [];
  entregar = async () => undefined;
  await app.banco.delete(recuperacoesSenha);
  conhecida = await entrarComo(app, { senha: ANTIGA });
});
afterEach(() => definirRelogio());

let pedidos = 0;
const pedir = (email: string, ip = `10.0.0.${++pedidos}`) =>
  app.inject({
    method: 'POST',
    url: '/api/usuarios/recuperar-senha',
    remoteAddress: ip,
    headers: { host: 'invasor.test' },
    payload: { email },
  });
const redefinir = (token: unknown, senha: unknown = NOVA) =>
  app.inject({ method: 'POST', url: '/api/usuarios/redefinir-senha', payload: { token, senha } });
const entrar = async (senha: string) =>
  (await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario: conhecida.usuario, senha } }))
    .statusCode;
const minutos = (n: number) => definirRelogio({ agora: () => new Date(Date.now() + n * 60_000) });
const emailDe = ({ usuario }: Pessoa) => `${usuario}@exemplo.test`;

/** Requests a link and returns its token after the message is sent. */
async function receberToken(): Promise<string> {
  const antes = mensagens.length;
  expect((await pedir(emailDe(conhecida))).statusCode).toBe(204);
  await esperarAte(() => mensagens.length > antes);
  return /\?redefinir=([\w-]{43})$/m.exec(mensagens.at(-1)?.texto ?? '')?.[1] ?? '';
}

describe('asking for a link', () => {
  test('sends it to the user, with the public address of the installation and never the host of the request', async () => {
    const token = await receberToken();
    expect(mensagens).toEqual([
      {
        para: emailDe(conhecida),
        assunto: 'Merenda Escolar: redefinição de senha',
        texto: expect.stringContaining(`${ENDERECO}/?redefinir=${token}`),
      },
    ]);
    expect(mensagens[0]?.texto).toContain(`usuário ${conhecida.usuario}`);
  });

  test('an unknown e-mail gets the same response and no message; case is ignored', async () => {
    const ninguem = await pedir('ninguem@exemplo.test');
    const alguem = await pedir(emailDe(conhecida).toUpperCase());
    expect([ninguem.statusCode, ninguem.body]).toEqual([alguem.statusCode, alguem.body]);
    await esperarAte(() => mensagens.length > 0);
    expect(mensagens.map(({ para }) => para)).toEqual([emailDe(conhecida)]);
  });

  test('the response does not wait for the mail server and does not depend on its failure', async () => {
    let soltar: () => void = () => undefined;
    entregar = () =>
      new Promise((_, reject) => {
        soltar = () => reject(new Error('mailbox full'));
      });
    expect((await pedir(emailDe(conhecida))).statusCode).toBe(204);
    await esperarAte(() => mensagens.length === 1);
    soltar();
    expect((await app.inject('/api/tokens/checar')).statusCode).toBe(200);
  });

  test('a server that ends first waits for the messages that are being sent', async () => {
    let soltar: () => void = () => undefined;
    const enviar = () => new Promise<void>((resolve) => (soltar = resolve));
    const outro = await criarAppDeTeste({ correio: { enviar, comServidor: true, enderecoPublico: ENDERECO } });
    const pessoa = await entrarComo(outro);
    const antes = soltar;
    await outro.inject({ method: 'POST', url: '/api/usuarios/recuperar-senha', payload: { email: emailDe(pessoa) } });
    await esperarAte(() => soltar !== antes);
    let enviado = false;
    const foiEnviado = outro.close().then(() => enviado);
    // An end that does not wait comes before; the sooner it comes, the shorter this time may be.
    setTimeout(() => {
      enviado = true;
      soltar();
    }, 300);
    expect(await foiEnviado).toBe(true);
  });

  test('a fourth link is not sent while three are open', async () => {
    for (let vez = 0; vez < 3; vez++) await receberToken();
    await pedir(emailDe(conhecida));
    const outra = await entrarComo(app);
    await pedir(emailDe(outra));
    await esperarAte(() => mensagens.some(({ para }) => para === emailDe(outra)));
    expect(mensagens.filter(({ para }) => para === emailDe(conhecida))).toHaveLength(3);
  });

  test('the eleventh request of an address for one e-mail gets 429', async () => {
    for (let vez = 0; vez < 10; vez++) await pedir('ninguem@exemplo.test', '10.9.0.1');
    const negado = await pedir('ninguem@exemplo.test', '10.9.0.1');
    expect([negado.statusCode, negado.json().detail]).toEqual([
      429,
      'Muitas tentativas. Aguarde 5 minutos e tente novamente.',
    ]);
  });

  test('an address that asked for a hundred e-mails waits five minutes', async () => {
    for (let vez = 0; vez < 100; vez++)
      expect((await pedir(`ninguem${vez}@exemplo.test`, '10.9.0.2')).statusCode).toBe(204);
    const negado = await pedir('mais-um@exemplo.test', '10.9.0.2');
    expect([negado.statusCode, negado.headers['retry-after'], negado.json().detail]).toEqual([
      429,
      '300',
      'Muitos pedidos. Aguarde alguns minutos e tente novamente.',
    ]);
  });

  test.each([
    ['', 'Campo obrigatório.'],
    ['ana', 'E-mail inválido.'],
  ])('%j is refused at its field', async (email, mensagem) => {
    const resposta = await pedir(email);
    expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo: 'email', mensagem }]]);
  });

  test('only the hash of the token is kept', async () => {
    const token = await receberToken();
    expect(JSON.stringify(await app.banco.select().from(recuperacoesSenha))).not.toContain(token);
  });
});

describe('choosing a new password', () => {
  test('the new one works, the old one does not, and open sessions end', async () => {
    expect((await redefinir(await receberToken())).statusCode).toBe(204);
    expect([await entrar(ANTIGA), await entrar(NOVA)]).toEqual([401, 200]);
    const sessoes = await app.inject({
      url: '/api/tokens/checar',
      headers: { authorization: `Bearer ${conhecida.token}` },
    });
    expect(sessoes.json()).toBe(false);
    const linhas = await app.banco.query.auditoria.findMany({
      where: (a, { and, eq: igual }) => and(igual(a.entidade, 'usuarios'), igual(a.entidadeId, conhecida.usuarioId)),
    });
    expect(linhas).toMatchObject([{ acao: 'REDEFINIR_SENHA', usuarioId: null, antes: null, depois: null }]);
  });

  test('a link works once, and the other links of the user end with it', async () => {
    const [outro, token] = [await receberToken(), await receberToken()];
    expect((await redefinir(token)).statusCode).toBe(204);
    for (const gasto of [token, outro]) {
      const resposta = await redefinir(gasto, 'terceira senha');
      expect([resposta.statusCode, resposta.json().detail]).toEqual([
        409,
        'Este link já foi usado ou venceu. Peça outro em "Esqueceu a senha?".',
      ]);
    }
    expect(await entrar(NOVA)).toBe(200);
  });

  test('when two use it at once, one succeeds', async () => {
    const token = await receberToken();
    const respostas = await Promise.all([redefinir(token, 'senha da primeira'), redefinir(token, 'senha da segunda')]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });

  test('it is valid for 30 minutes', async () => {
    const token = await receberToken();
    minutos(30);
    expect((await redefinir(token)).statusCode).toBe(409);
    minutos(29.9);
    expect((await redefinir(token)).statusCode).toBe(204);
  });

  test('a password that is too short is refused at its field and the link stays valid', async () => {
    const token = await receberToken();
    const resposta = await redefinir(token, '1234567');
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      422,
      [{ campo: 'senha', mensagem: 'Use no mínimo 8 caracteres.' }],
    ]);
    expect((await redefinir(token)).statusCode).toBe(204);
  });

  test('an unknown token is refused, and no session ends', async () => {
    expect((await redefinir('x'.repeat(43))).statusCode).toBe(409);
    expect(await app.banco.$count(tokens, eq(tokens.usuarioId, conhecida.usuarioId))).toBe(1);
  });
});

describe('every change of what the user gets in with ends the open links, on each way', () => {
  const CPF = '52998224725';
  const OUTRO_CPF = '11144477735';
  let gestora: Pessoa;
  let alvo: Usuario;
  beforeEach(async () => {
    await app.banco
      .update(pessoas)
      .set({ cpf: sql`'livre ' || ${pessoas.id}` })
      .where(inArray(pessoas.cpf, [CPF, OUTRO_CPF]));
    gestora = await entrarComo(app, { permissoes: ['USUARIOS', 'ITENS'], senha: ANTIGA });
    alvo = await lerAlvo();
    await app.banco.update(pessoas).set({ cpf: CPF, cargo: 'GESTOR' }).where(eq(pessoas.id, alvo.pessoa.id));
    alvo = await lerAlvo();
  });
  const lerAlvo = async () =>
    (await gestora.injetar('GET', '/usuarios')).json<Usuario[]>().find(({ id }) => id === conhecida.usuarioId)!;
  const editar = (mudanca: object) => gestora.injetar('PUT', `/usuarios/${alvo.id}`, { ...alvo, ...mudanca });
  const deSi = (mudanca: object) => {
    const { nome, cpf } = alvo.pessoa;
    const { email, versao } = alvo;
    return conhecida.injetar('PUT', `/pessoas/${alvo.pessoa.id}`, { email, versao, pessoa: { nome, cpf }, ...mudanca });
  };
  const outroCpf = () => ({ pessoa: { ...alvo.pessoa, cpf: OUTRO_CPF } });
  async function importarOutroEmail() {
    const titulos = ['Nome', 'CPF', 'Tipo de pessoa', 'Cargo', 'Usuário', 'E-mail'];
    const celulas = [alvo.pessoa.nome, CPF, 'FUNCIONARIO', 'GESTOR', alvo.usuario, 'importado@exemplo.test'];
    const { criados: _nenhum, ...feita } = await importadorDe(() => gestora).importar(
      'usuarios',
      documentoCsv([titulos, celulas]),
    );
    expect(feita).toEqual({ novas: 0, alteradas: 1, iguais: 0, recusadas: [] });
    return { statusCode: 200 };
  }
  const estado = async (qual: 'desativar' | 'reativar') => gestora.injetar('PUT', `/usuarios/${alvo.id}/${qual}`);

  test.each<[string, () => Promise<{ statusCode: number }>]>([
    ['the e-mail in the form', () => editar({ email: 'novo@exemplo.test' })],
    ['the CPF in the form', () => editar(outroCpf())],
    ['the password in the form', () => editar({ senha: NOVA })],
    ['the e-mail in an import', importarOutroEmail],
    ['their own e-mail', () => deSi({ email: 'meu@exemplo.test' })],
    ['their own CPF', () => deSi({ pessoa: { nome: alvo.pessoa.nome, cpf: OUTRO_CPF } })],
    ['their own password', () => deSi({ senha: NOVA })],
    ['a deactivation', () => estado('desativar')],
    ['a deletion', () => gestora.injetar('DELETE', `/usuarios/${alvo.id}`)],
    ['a recovery link', async () => redefinir(await receberToken())],
  ])('%s', async (_nome, mudar) => {
    const token = await receberToken();
    expect([200, 204]).toContain((await mudar()).statusCode);
    expect((await redefinir(token)).statusCode).toBe(409);
  });

  test('a reactivation: a link that was written while the user was deactivated', async () => {
    await estado('desativar');
    await emTransacao({ banco: app.banco, usuario: null }, (tx) => novoLink(tx, alvo.id, 30));
    await estado('reativar');
    const abertos = await app.banco.$count(
      recuperacoesSenha,
      and(eq(recuperacoesSenha.usuarioId, alvo.id), isNull(recuperacoesSenha.usadoEm)),
    );
    expect(abertos).toBe(0);
  });

  test('an invitation to a wrong address ends when the address is corrected', async () => {
    await app.banco.update(usuarios).set({ senhaHash: '' }).where(eq(usuarios.id, alvo.id));
    const antes = mensagens.length;
    expect((await gestora.injetar('POST', `/usuarios/${alvo.id}/convite`)).statusCode).toBe(204);
    const token = /\?redefinir=([\w-]{43})$/m.exec(mensagens.at(antes)?.texto ?? '')?.[1];
    expect((await editar({ email: 'certo@exemplo.test' })).statusCode).toBe(200);
    expect((await redefinir(token)).statusCode).toBe(409);
  });

  test('another name, other permissions and other stocks leave them open', async () => {
    const token = await receberToken();
    await editar({ pessoa: { ...alvo.pessoa, nome: 'OUTRO NOME' }, permissoes: ['ITENS'], estoques: [] });
    expect((await redefinir(token)).statusCode).toBe(204);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['in the form', () => editar(outroCpf())],
    ['on their own screen', () => deSi({ pessoa: { nome: alvo.pessoa.nome, cpf: OUTRO_CPF } })],
  ])('another CPF is told to the address before the change: %s', async (_nome, mudar) => {
    await mudar();
    await esperarAte(() => mensagens.length > 0);
    expect(mensagens).toMatchObject([{ para: alvo.email, assunto: 'Merenda Escolar: outro CPF no seu usuário' }]);
  });
});
