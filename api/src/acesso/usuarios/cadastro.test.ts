import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Usuario } from '@merenda/shared/contratos';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.permissao, 'USUARIOS'));
  gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
});

/** CPFs with correct check digits, one for each test that registers a user. */
const CPFS = ['52998224725', '11144477735', '12345678909', '74407265027', '35161990910', '98765432100', '15350946056'];
let vez = 0;
function pessoaNova(mudanca: object = {}) {
  return { nome: 'ana lima', cpf: CPFS[vez % CPFS.length], pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR', ...mudanca };
}
function novo(mudanca: object = {}) {
  const n = ++vez;
  return {
    usuario: `ana${n}`,
    email: `ana${n}@exemplo.test`,
    senha: 'café-com-merenda',
    pessoa: pessoaNova(),
    permissoes: ['ITENS'],
    estoques: [],
    ...mudanca,
  };
}
const entrar = (usuario: string, senha: string) =>
  app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario, senha } });
const vale = async (token: string) =>
  (await app.inject({ url: '/api/tokens/checar', headers: { authorization: token } })).json<boolean>();

describe('POST /usuarios', () => {
  test('registers a user who can log in, with the selected permissions and stocks', async () => {
    const { estoque, id: unidadeId, nome } = await criarUnidade(app);
    const corpo = novo({
      permissoes: ['ITENS', 'ITENS', 'PRODUTOS'],
      estoques: [{ id: estoque.id, unidadeEducacional: { id: 1 } }],
    });
    const resposta = await gestora.injetar('POST', '/usuarios', {
      ...corpo,
      pessoa: { ...corpo.pessoa, telefone: '(16) 3399-0001', cnh: '12345678901' },
      invasor: 1,
    });
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toEqual({
      id: expect.any(Number),
      usuario: corpo.usuario,
      email: corpo.email,
      pessoa: {
        id: expect.any(Number),
        nome: 'ANA LIMA',
        cpf: corpo.pessoa.cpf,
        telefone: '1633990001',
        celular: null,
        pessoaTipo: 'FUNCIONARIO',
        cargo: 'GESTOR',
        cnh: null,
        crn: null,
      },
      permissoes: ['ITENS', 'PRODUTOS'],
      estoques: [{ id: estoque.id, unidadeEducacional: { id: unidadeId, nome } }],
      situacao: 'ATIVO',
      aguardaAprovacao: [],
      versao: 1,
    });
    expect((await entrar(corpo.usuario, 'café-com-merenda')).statusCode).toBe(200);
    const lista = (await gestora.injetar('GET', '/usuarios')).json();
    expect(lista).toContainEqual(resposta.json());
  });

  test.each([
    ['FUNCIONARIO', 'cargo', 'Informe o cargo do funcionário.'],
    ['MOTORISTA', 'cnh', 'Informe a CNH do motorista.'],
    ['NUTRICIONISTA', 'crn', 'Informe o CRN do nutricionista.'],
  ])('%s needs its %s', async (pessoaTipo, campo, mensagem) => {
    const resposta = await gestora.injetar(
      'POST',
      '/usuarios',
      novo({ pessoa: pessoaNova({ pessoaTipo, cargo: '' }) }),
    );
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([{ campo: `pessoa.${campo}`, mensagem }]);
  });

  test.each([
    ['nothing', {}, ['usuario', 'email', 'pessoa']],
    ['no password and no invitation', novo({ senha: undefined }), ['senha']],
    ['a short password', novo({ senha: '1234567' }), ['senha']],
    ['an invitation and a password', novo({ convite: true }), ['senha']],
    ['a username with spaces', novo({ usuario: 'ana lima' }), ['usuario']],
    ['a wrong CPF', novo({ pessoa: pessoaNova({ cpf: '52998224726' }) }), ['pessoa.cpf']],
    ['an unknown person type', novo({ pessoa: pessoaNova({ pessoaTipo: 'REI' }) }), ['pessoa.pessoaTipo']],
    ['an unknown position', novo({ pessoa: pessoaNova({ cargo: 'REI' }) }), ['pessoa.cargo']],
    ['an unknown permission', novo({ permissoes: ['ITENS', 'TUDO'] }), ['permissoes.1']],
    ['a stock that is not there', novo({ estoques: [{ id: 999_999 }] }), ['estoques']],
  ])('%s is refused at its fields, and no user is written', async (_nome, corpo, campos) => {
    const antes = await app.banco.$count(pessoas);
    const resposta = await gestora.injetar('POST', '/usuarios', corpo);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors.map(({ campo }: { campo: string }) => campo)).toEqual(campos);
    expect(await app.banco.$count(pessoas)).toBe(antes);
  });

  test.each([
    ['usuario', 'Este nome de usuário', '11122233396', '22233344405'],
    ['email', 'Este e-mail', '33344455508', '44455566619'],
    ['pessoa.cpf', 'Este CPF', '55566677720', '66677788830'],
  ])(
    '%s of a deactivated user is refused with where to find the user, also by an edit',
    async (campo, oQue, cpf, outroCpf) => {
      const inativo = novo({ pessoa: pessoaNova({ cpf }) });
      const { id } = (await gestora.injetar('POST', '/usuarios', inativo)).json<Usuario>();
      expect((await gestora.injetar('PUT', `/usuarios/${id}/desativar`)).statusCode).toBe(200);
      const outro = novo({ pessoa: pessoaNova({ cpf: outroCpf }) });
      const repetido = {
        ...outro,
        ...(campo === 'usuario' && { usuario: inativo.usuario.toUpperCase() }),
        ...(campo === 'email' && { email: inativo.email }),
        ...(campo === 'pessoa.cpf' && { pessoa: pessoaNova({ cpf }) }),
      };
      const mensagem = `${oQue} é de um usuário inativo. Procure-o entre os inativos e reative-o.`;
      const novoRecusado = await gestora.injetar('POST', '/usuarios', repetido);
      expect([novoRecusado.statusCode, novoRecusado.json().errors]).toEqual([409, [{ campo, mensagem }]]);
      const { id: daEdicao } = (await gestora.injetar('POST', '/usuarios', outro)).json<Usuario>();
      const edicaoRecusada = await gestora.injetar('PUT', `/usuarios/${daEdicao}`, { ...repetido, senha: '' });
      expect([edicaoRecusada.statusCode, edicaoRecusada.json().errors]).toEqual([409, [{ campo, mensagem }]]);
    },
  );

  test('a repeated username, e-mail or CPF is refused at its field', async () => {
    const corpo = novo();
    expect((await gestora.injetar('POST', '/usuarios', corpo)).statusCode).toBe(201);
    const outro = novo({ pessoa: pessoaNova({ cpf: '86288366757' }) });
    const recusa = async (mudanca: object) => {
      const resposta = await gestora.injetar('POST', '/usuarios', { ...outro, ...mudanca });
      return [resposta.statusCode, resposta.json().errors];
    };
    expect(await recusa({ usuario: corpo.usuario.toUpperCase() })).toEqual([
      409,
      [{ campo: 'usuario', mensagem: 'Já existe este nome de usuário.' }],
    ]);
    expect(await recusa({ email: corpo.email.toUpperCase() })).toEqual([
      409,
      [{ campo: 'email', mensagem: 'Já existe um usuário com este e-mail.' }],
    ]);
    expect(await recusa({ pessoa: corpo.pessoa })).toEqual([
      409,
      [{ campo: 'pessoa.cpf', mensagem: 'Já existe uma pessoa com este CPF.' }],
    ]);
  });
});

describe('PUT /usuarios/:id', () => {
  /** A user with a session, and the body that changes nothing. */
  async function registrado() {
    const { senha, ...corpo } = novo({ permissoes: ['ITENS', 'PRODUTOS'] });
    const criado = (await gestora.injetar('POST', '/usuarios', { ...corpo, senha })).json();
    const token = (await entrar(corpo.usuario, senha)).json<{ token: string }>().token;
    const alterar = (mudanca: object = {}) =>
      gestora.injetar('PUT', `/usuarios/${criado.id}`, { ...corpo, versao: criado.versao, ...mudanca });
    return { ...criado, token, alterar } as {
      id: number;
      usuario: string;
      pessoa: object;
      token: string;
      alterar: typeof alterar;
    };
  }
  beforeEach(async () => {
    // Check digits must be correct, so there are few CPFs: the users of the previous test release theirs.
    await app.banco.execute(
      `update pessoas p set cpf = 'livre ' || p.id from usuarios u where u.pessoa_id = p.id and u.usuario like 'ana%'`,
    );
  });

  test('another name keeps the session; a stale version is refused', async () => {
    const ana = await registrado();
    const alterado = await ana.alterar({ pessoa: { ...ana.pessoa, nome: 'ana souza' } });
    expect(alterado.json()).toMatchObject({
      pessoa: { nome: 'ANA SOUZA' },
      permissoes: ['ITENS', 'PRODUTOS'],
      versao: 2,
    });
    expect(await vale(ana.token)).toBe(true);
    expect((await ana.alterar()).statusCode).toBe(409);
  });

  test.each([
    ['permissions', { permissoes: ['ITENS'] }],
    ['password', { senha: 'outra-senha-1' }],
  ])('changed %s end the sessions', async (_nome, mudanca) => {
    const ana = await registrado();
    expect((await ana.alterar(mudanca)).statusCode).toBe(200);
    expect(await vale(ana.token)).toBe(false);
  });

  test('changed stocks end the sessions; fields that are not sent stay', async () => {
    const ana = await registrado();
    const { estoque } = await criarUnidade(app);
    const alterado = await ana.alterar({ estoques: [{ id: estoque.id }], permissoes: undefined, senha: '' });
    expect(alterado.json()).toMatchObject({ permissoes: ['ITENS', 'PRODUTOS'], estoques: [{ id: estoque.id }] });
    expect(await vale(ana.token)).toBe(false);
    expect((await entrar(ana.usuario, 'café-com-merenda')).statusCode).toBe(200);
  });

  test('other own stocks keep the session; other own permissions end it', async () => {
    const { estoque } = await criarUnidade(app);
    const outra = await entrarComo(app, { permissoes: ['USUARIOS', 'ITENS'], estoques: [] });
    const eu = (await outra.injetar('GET', '/usuarios')).json<Usuario[]>().find(({ id }) => id === outra.usuarioId)!;
    const pessoa = { ...eu.pessoa, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR', cpf: '39053344705' };
    const mudar = (mudanca: object) =>
      outra.injetar('PUT', `/usuarios/${eu.id}`, { ...eu, pessoa, estoques: [{ id: estoque.id }], ...mudanca });
    expect((await mudar({})).json()).toMatchObject({ estoques: [{ id: estoque.id }] });
    expect(await vale(outra.token)).toBe(true);
    expect((await mudar({ versao: eu.versao + 1, permissoes: ['USUARIOS'] })).statusCode).toBe(200);
    expect(await vale(outra.token)).toBe(false);
  });

  test('the audit has no password and no hash', async () => {
    const ana = await registrado();
    await ana.alterar({ senha: 'outra-senha-1' });
    const linhas = await app.banco.query.auditoria.findMany({
      where: (a, { and, eq: igual }) => and(igual(a.entidade, 'usuarios'), igual(a.entidadeId, ana.id)),
    });
    expect(linhas.map(({ acao }) => acao).sort()).toEqual(['ALTERAR_COM_SENHA', 'CRIAR']);
    expect(JSON.stringify(linhas)).not.toMatch(/argon2|café-com-merenda|outra-senha/);
  });
});

describe('POST /estoques/me', () => {
  test('adds stocks to the user’s own ones, once, and the session goes on', async () => {
    const [uma, outra] = [await criarUnidade(app), await criarUnidade(app)];
    const eu = await entrarComo(app, { permissoes: ['USUARIOS'], estoques: [uma.estoque] });
    const vincular = (ids: number[]) => eu.injetar('POST', '/estoques/me', { estoques: ids.map((id) => ({ id })) });
    const suas = [uma.estoque.id, outra.estoque.id];
    const ids = (resposta: { json: () => { id: number }[] }) => resposta.json().map(({ id }) => id);
    expect(ids(await vincular([outra.estoque.id])).sort((a, b) => a - b)).toEqual(suas);
    expect(await vale(eu.token)).toBe(true);
    expect(ids(await eu.injetar('GET', '/estoques/me')).sort((a, b) => a - b)).toEqual(suas);

    expect(ids(await vincular(suas)).sort((a, b) => a - b)).toEqual(suas);
    const linhas = await app.banco.query.auditoria.findMany({
      where: (a, { and, eq: igual }) => and(igual(a.entidade, 'usuarios'), igual(a.entidadeId, eu.usuarioId)),
    });
    expect(linhas.map(({ acao }) => acao)).toEqual(['ALTERAR']);
  });

  test('a stock that does not exist adds nothing', async () => {
    const { estoque } = await criarUnidade(app);
    const eu = await entrarComo(app, { permissoes: ['USUARIOS'], estoques: [] });
    const resposta = await eu.injetar('POST', '/estoques/me', { estoques: [{ id: estoque.id }, { id: 999_999 }] });
    expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, 'estoques']);
    expect((await eu.injetar('GET', '/estoques/me')).json()).toEqual([]);
  });
});

describe('one user must always be able to manage users', () => {
  const trocar = async (id: number, quem: Pessoa, permissoes: string[], cpf: string) => {
    const atual = (await quem.injetar('GET', '/usuarios')).json().find((u: { id: number }) => u.id === id);
    return quem.injetar('PUT', `/usuarios/${id}`, {
      ...atual,
      pessoa: pessoaNova({ cpf }),
      permissoes,
    });
  };
  const perder = (id: number, quem: Pessoa) => trocar(id, quem, [], '86288366757');

  test('the last one may change, and keep the permission', async () => {
    expect((await trocar(gestora.usuarioId, gestora, ['USUARIOS'], '71428793860')).statusCode).toBe(200);
  });

  test('the last one can be neither deleted nor stripped', async () => {
    const exclusao = await gestora.injetar('DELETE', `/usuarios/${gestora.usuarioId}`);
    expect(exclusao.statusCode).toBe(409);
    expect(exclusao.json().detail).toBe(
      'Este é o único usuário com a permissão Usuários e não pode ser excluído. Dê antes a permissão a outra pessoa.',
    );
    expect((await perder(gestora.usuarioId, gestora)).statusCode).toBe(409);
  });

  test('with another one present, the deletion waits for the person', async () => {
    const outra = await entrarComo(app, { permissoes: ['USUARIOS'] });
    const pedida = await outra.injetar('DELETE', `/usuarios/${gestora.usuarioId}`);
    expect([pedida.statusCode, await vale(gestora.token)]).toEqual([200, true]);
    const usuario = (await outra.injetar('GET', '/usuarios'))
      .json<Usuario[]>()
      .find(({ id }) => id === gestora.usuarioId);
    expect(usuario).toMatchObject({ aguardaAprovacao: [{ ato: 'DESATIVAR' }] });
  });

  test('a deactivated one does not count, and the last active one cannot be deactivated', async () => {
    const outra = await entrarComo(app, { permissoes: ['USUARIOS'] });
    await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, outra.usuarioId));
    const ultima = await gestora.injetar('PUT', `/usuarios/${gestora.usuarioId}/desativar`);
    expect([ultima.statusCode, ultima.json().detail]).toEqual([
      409,
      'Este é o único usuário com a permissão Usuários e não pode ser desativado. Dê antes a permissão a outra pessoa.',
    ]);
    expect((await gestora.injetar('DELETE', `/usuarios/${gestora.usuarioId}`)).statusCode).toBe(409);
  });

  test('when two deactivate each other at once, both stay until one of them answers', async () => {
    const outra = await entrarComo(app, { permissoes: ['USUARIOS'] });
    await Promise.all([
      gestora.injetar('PUT', `/usuarios/${outra.usuarioId}/desativar`),
      outra.injetar('PUT', `/usuarios/${gestora.usuarioId}/desativar`),
    ]);
    const ativas = await app.banco.$count(
      usuarios,
      and(inArray(usuarios.id, [gestora.usuarioId, outra.usuarioId]), usuarios.ativo),
    );
    expect(ativas).toBe(2);
  });

  test('when two delete each other at once, both stay until one of them answers', async () => {
    const outra = await entrarComo(app, { permissoes: ['USUARIOS'] });
    await Promise.all([
      gestora.injetar('DELETE', `/usuarios/${outra.usuarioId}`),
      outra.injetar('DELETE', `/usuarios/${gestora.usuarioId}`),
    ]);
    const ativas = await app.banco.$count(
      usuarios,
      and(inArray(usuarios.id, [gestora.usuarioId, outra.usuarioId]), usuarios.ativo),
    );
    expect(ativas).toBe(2);
  });
});

test('the list is only for users who manage users', async () => {
  expect((await (await entrarComo(app)).injetar('GET', '/usuarios')).statusCode).toBe(403);
});
