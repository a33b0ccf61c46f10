import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DadosCadastrais, Usuario } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { CORREIO_DE_TESTE, criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { esperarAte } from '../../teste/esperar-ate.js';

let app: FastifyInstance;
let gestora: Pessoa;
let ana: Pessoa;
const cartas: Mensagem[] = [];
beforeAll(async () => {
  app = await criarAppDeTeste({ correio: { ...CORREIO_DE_TESTE, enviar: async (carta) => void cartas.push(carta) } });
  gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
});
beforeEach(async () => {
  ana = await entrarComo(app, { senha: 'merenda com café' });
  cartas.length = 0;
  vez++;
});
afterAll(() => app.close());

/** With correct check digits, one for each test. */
const CPFS = ['52998224725', '11144477735', '12345678909', '74407265027', '35161990910'];
let vez = 0;

const antigo = () => `${ana.usuario}@exemplo.test`;

async function lerUsuario(login: string): Promise<Usuario> {
  const lista = (await gestora.injetar('GET', '/usuarios')).json<Usuario[]>();
  return lista.find(({ usuario }) => usuario === login)!;
}

async function edicaoDe(): Promise<object> {
  const { usuario, email, versao } = await lerUsuario(ana.usuario);
  return {
    usuario,
    email,
    versao,
    pessoa: { nome: 'ANA LIMA', cpf: CPFS[vez % CPFS.length], pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
  };
}

/** The edits of these tests also bring a CPF with correct digits, which has a message of its own. */
const semCpf = () => cartas.filter(({ assunto }) => !assunto.includes('CPF'));

test('a new e-mail address is announced at the old one, with who changed it', async () => {
  const resposta = await gestora.injetar('PUT', `/usuarios/${ana.usuarioId}`, {
    ...(await edicaoDe()),
    email: `nova-${ana.usuario}@exemplo.test`,
  });
  expect(resposta.statusCode).toBe(200);
  await esperarAte(() => semCpf().length > 0);
  expect(semCpf()).toEqual([
    {
      para: antigo(),
      assunto: 'Merenda Escolar: outro e-mail no seu usuário',
      texto: expect.stringMatching(/foi trocado em \d\d\/\d\d\/\d{4} \d\d:\d\d, por .+\.\nAs próximas mensagens/),
    },
  ]);
});

test('a new password is announced, also when the user changed it', async () => {
  const trocada = await gestora.injetar('PUT', `/usuarios/${ana.usuarioId}`, {
    ...(await edicaoDe()),
    senha: 'café com merenda',
  });
  expect(trocada.statusCode).toBe(200);
  await esperarAte(() => semCpf().length > 0);
  const aberta = await app.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    payload: { usuario: ana.usuario, senha: 'café com merenda' },
  });
  const { token, usuario } = aberta.json<{ token: string; usuario: { pessoa: { id: number } } }>();
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api/pessoas/${usuario.pessoa.id}`;
  const { usuario: login, ...dados } = (await app.inject({ url, headers })).json<DadosCadastrais>();
  const propria = await app.inject({ method: 'PUT', url, headers, payload: { ...dados, senha: 'bolo com café' } });
  expect([login, propria.statusCode]).toEqual([ana.usuario, 200]);
  await esperarAte(() => semCpf().length > 1);
  expect(semCpf().map(({ para, texto }) => [para, /, (p\S+ .+)\.\nAs sessões/.exec(texto)?.[1]])).toEqual([
    [antigo(), expect.stringMatching(/^por /)],
    [antigo(), 'pelo próprio usuário'],
  ]);
});

test('a holder of USUARIOS is asked before losing it; others are deactivated without a message', async () => {
  const mudar = async ({ usuarioId: id, usuario }: Pessoa, permissoes: string[]) =>
    gestora.injetar('PUT', '/usuarios/acessos', {
      usuarios: [{ id, versao: (await lerUsuario(usuario)).versao }],
      permissoes: { modo: 'SUBSTITUIR', marcados: permissoes },
    });
  const outra = await entrarComo(app, { permissoes: ['ITENS'] });
  // With one other holder at a time there is no third user who could approve.
  expect((await mudar(ana, ['USUARIOS', 'ITENS'])).statusCode).toBe(200);
  expect((await gestora.injetar('PUT', `/usuarios/${outra.usuarioId}/desativar`)).statusCode).toBe(200);
  expect((await mudar(ana, ['ITENS'])).statusCode).toBe(200);
  await esperarAte(() => cartas.length > 0);
  expect(cartas).toEqual([
    {
      para: antigo(),
      assunto: 'Merenda Escolar: um pedido sobre o seu acesso espera a sua resposta',
      texto: expect.stringMatching(/ perca a permissão Usuários.+Sem a sua oposição, ele é cumprido em /s),
    },
  ]);
});

test('a password that is chosen with a recovery link is announced', async () => {
  const email = antigo();
  await app.inject({ method: 'POST', url: '/api/usuarios/recuperar-senha', payload: { email } });
  await esperarAte(() => cartas.length > 0);
  const token = /\?redefinir=([\w-]{43})$/m.exec(cartas[0]?.texto ?? '')?.[1];
  const payload = { token, senha: 'café com merenda' };
  const trocada = await app.inject({ method: 'POST', url: '/api/usuarios/redefinir-senha', payload });
  expect(trocada.statusCode).toBe(204);
  await esperarAte(() => cartas.length > 1);
  expect(cartas[1]).toMatchObject({
    para: email,
    assunto: 'Merenda Escolar: outra senha no seu usuário',
    texto: expect.stringContaining(', com um link enviado para este e-mail.\n'),
  });
});

test('a change of something else, and one that is refused, tell nothing', async () => {
  const edicao = await edicaoDe();
  const vencida = { ...edicao, versao: 99, email: 'outra@exemplo.test' };
  expect((await gestora.injetar('PUT', `/usuarios/${ana.usuarioId}`, vencida)).statusCode).toBe(409);
  expect((await gestora.injetar('PUT', `/usuarios/${ana.usuarioId}`, edicao)).statusCode).toBe(200);
  // A message that follows shows that none is on its way.
  const depois = { ...(await edicaoDe()), email: `fim-${ana.usuario}@exemplo.test` };
  await gestora.injetar('PUT', `/usuarios/${ana.usuarioId}`, depois);
  await esperarAte(() => semCpf().length > 0);
  expect(semCpf().map(({ assunto }) => assunto)).toEqual(['Merenda Escolar: outro e-mail no seu usuário']);
});
