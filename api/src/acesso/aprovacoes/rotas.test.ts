import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CONFIRME_A_SENHA, type FiguraDeHoje, type Permissao, type Usuario } from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, tokens, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { aprovacoes } from '../../banco/esquema/acesso/aprovacoes.js';
import { emTransacao } from '../../banco/transacao.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { CORREIO_DE_TESTE, criarAppDeTeste, entrarComo, semPrazo, type Pessoa } from '../../teste/app.js';
import { ativarAutenticador } from '../../teste/autenticador.js';
import { novoCpf } from '../../teste/cpf.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { frasesDe, importadorDe } from '../../teste/planilhas.js';
import { abrirSessao } from '../tokens/sessoes.js';
import { anonimizarUsuario } from '../usuarios/anonimizacao.js';
import { cumprirSemObjecao } from './decisao.js';

let app: FastifyInstance;
let ana: Pessoa;
let bia: Pessoa;
/** Has no permission to manage users. */
let caio: Pessoa;
const cartas: Mensagem[] = [];

beforeAll(async () => {
  app = await criarAppDeTeste({ correio: { ...CORREIO_DE_TESTE, enviar: async (carta) => void cartas.push(carta) } });
});
afterAll(() => app.close());
afterEach(() => definirRelogio());
beforeEach(async () => {
  await app.banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.permissao, 'USUARIOS'));
  ana = await gestora();
  bia = await gestora();
  caio = await pessoa(['ITENS']);
  cartas.length = 0;
});

const gestora = () => pessoa(['USUARIOS']);
let vez = 0;

/** A user whose data the form accepts. */
async function pessoa(permissoes: Permissao[]): Promise<Pessoa> {
  const nova = await entrarComo(app, { permissoes });
  const [{ pessoaId } = { pessoaId: 0 }] = await app.banco
    .select({ pessoaId: usuarios.pessoaId })
    .from(usuarios)
    .where(eq(usuarios.id, nova.usuarioId));
  await app.banco.update(pessoas).set({ cpf: novoCpf(), cargo: 'GESTOR' }).where(eq(pessoas.id, pessoaId));
  return nova;
}

async function ler(quem: Pessoa, leitora = ana): Promise<Usuario> {
  const lista = (await leitora.injetar('GET', '/usuarios')).json<Usuario[]>();
  return lista.find(({ id }) => id === quem.usuarioId)!;
}
/** The open requests, as the list of users has them. */
const abertas = async (leitora = ana) =>
  (await leitora.injetar('GET', '/usuarios'))
    .json<Usuario[]>()
    .flatMap(({ id: alvo, aguardaAprovacao }) =>
      aguardaAprovacao.map(({ id, ato, pedidaPor }) => ({ id, resumo: [ato, alvo, pedidaPor.id] })),
    );
const primeira = async (leitora = ana): Promise<number> => (await abertas(leitora))[0]?.id ?? 0;
const decidir = (quem: Pessoa, como: 'aprovar' | 'recusar' | 'retirar', id: number) =>
  quem.injetar('PUT', `/aprovacoes/${id}/${como}`);
const acoesDe = async ({ usuarioId }: Pessoa) =>
  (
    await app.banco.query.auditoria.findMany({
      where: (a, { and, eq: igual }) => and(igual(a.entidade, 'usuarios'), igual(a.entidadeId, usuarioId)),
      orderBy: (a, { asc }) => asc(a.id),
    })
  ).map(({ acao, usuarioId: autor }) => `${acao} ${autor ?? ''}`);

async function editar(autora: Pessoa, quem: Pessoa, mudanca: object) {
  const { pessoa: dados, ...usuario } = await ler(quem, autora);
  return autora.injetar('PUT', `/usuarios/${quem.usuarioId}`, {
    ...usuario,
    pessoa: { ...dados, ...(mudanca as { pessoa?: object }).pessoa },
    ...Object.fromEntries(Object.entries(mudanca).filter(([campo]) => campo !== 'pessoa')),
  });
}
const mudarAcessos = (autora: Pessoa, quem: Pessoa, versao: number, modo: string, marcados = ['USUARIOS']) =>
  autora.injetar('PUT', '/usuarios/acessos', {
    usuarios: [{ id: quem.usuarioId, versao }],
    permissoes: { modo, marcados },
  });

const COLUNAS = {
  nome: 'Nome',
  cpf: 'CPF',
  pessoaTipo: 'Tipo de pessoa',
  cargo: 'Cargo',
  usuario: 'Usuário',
  email: 'E-mail',
  permissoes: 'Permissões',
};
/** Imports one row; answers the row of the preview. */
async function importar(autora: Pessoa, valores: Record<keyof typeof COLUNAS, string>) {
  const campos = Object.keys(COLUNAS) as (keyof typeof COLUNAS)[];
  const { conferidas, enviar } = await importadorDe(() => autora).prepararImportacao('usuarios', {
    conteudo: documentoCsv([Object.values(COLUNAS), campos.map((campo) => valores[campo])]),
    colunas: Object.entries(COLUNAS).map(([campo, titulo]) => ({ campo, titulo })),
  });
  return { linha: conferidas[0], importacao: await enviar() };
}
async function linhaDe(quem: Pessoa, permissoes: string, mudanca: { email?: string } = {}) {
  const { usuario, email, pessoa: dados } = await ler(quem);
  return {
    ...{ nome: dados.nome, cpf: dados.cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR', usuario, email },
    ...mudanca,
    permissoes,
  };
}

const desativado = ({ usuarioId }: Pessoa) =>
  app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, usuarioId));

/** Each way to give USUARIOS to caio, or to a new user; answers the user. */
const DAR: Record<string, () => Promise<Usuario>> = {
  'PUT /usuarios/:id': async () =>
    (await editar(ana, caio, { permissoes: ['PRATOS', 'USUARIOS'], pessoa: { nome: 'CAIO NOVO' } })).json<Usuario>(),
  'PUT /usuarios/acessos': async () =>
    (await mudarAcessos(ana, caio, 1, 'SUBSTITUIR', ['PRATOS', 'USUARIOS'])).json<Usuario[]>()[0]!,
  'POST /usuarios': async () => {
    const n = ++vez;
    const resposta = await ana.injetar('POST', '/usuarios', {
      usuario: `nova${n}`,
      email: `nova${n}@exemplo.test`,
      convite: true,
      pessoa: { nome: 'nova', cpf: novoCpf(), pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
      permissoes: ['USUARIOS', 'PRATOS'],
    });
    return resposta.json<Usuario>();
  },
  'an import that changes a user': async () => {
    await importar(ana, await linhaDe(caio, 'Pratos; Usuários'));
    return ler(caio);
  },
  'an import that registers a user': async () => {
    const n = ++vez;
    const nova = { nome: 'nova', cpf: novoCpf(), pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR', usuario: `nova${n}` };
    const { importacao } = await importar(ana, {
      ...nova,
      email: `n${n}@exemplo.test`,
      permissoes: 'Pratos; Usuários',
    });
    return ler({ ...caio, usuarioId: importacao.resultado?.criados[0] ?? 0 });
  },
};

describe('giving USUARIOS waits for a second holder, and all else is saved at once', () => {
  test.each(Object.entries(DAR))('%s', async (_nome, dar) => {
    const antes = await dar();
    expect(antes).toMatchObject({
      permissoes: ['PRATOS'],
      aguardaAprovacao: [{ ato: 'DAR_USUARIOS', pedidaPor: { id: ana.usuarioId } }],
    });
    expect(await abertas()).toEqual([
      { id: antes.aguardaAprovacao[0]?.id, resumo: ['DAR_USUARIOS', antes.id, ana.usuarioId] },
    ]);
    const aprovado = await decidir(bia, 'aprovar', await primeira());
    expect(aprovado.json()).toMatchObject({ id: antes.id, permissoes: ['PRATOS', 'USUARIOS'], aguardaAprovacao: [] });
    expect(await abertas()).toEqual([]);
  });

  test.each(Object.entries(DAR))('%s gives it at once where no other user could approve', async (_nome, dar) => {
    await app.banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.usuarioId, bia.usuarioId));
    expect(await dar()).toMatchObject({ permissoes: ['PRATOS', 'USUARIOS'], aguardaAprovacao: [] });
  });

  test('a deactivated holder waits to be reactivated', async () => {
    const outra = await gestora();
    await desativado(outra);
    const reativar = () => ana.injetar('PUT', `/usuarios/${outra.usuarioId}/reativar`);
    expect((await reativar()).json()).toMatchObject({
      situacao: 'DESATIVADO',
      aguardaAprovacao: [{ ato: 'REATIVAR' }],
    });
    expect((await decidir(bia, 'aprovar', await primeira())).json()).toMatchObject({ situacao: 'CONVIDADO' });

    await desativado(caio);
    expect((await ana.injetar('PUT', `/usuarios/${caio.usuarioId}/reativar`)).json()).toMatchObject({
      situacao: 'CONVIDADO',
      aguardaAprovacao: [],
    });
  });

  test('the preview of an import says what waits', async () => {
    const { linha } = await importar(ana, await linhaDe(caio, 'Usuários'));
    expect(linha?.avisos).toEqual(['A permissão Usuários espera a aprovação de outra pessoa que a tenha.']);
    const { linha: sem } = await importar(ana, await linhaDe(caio, 'Pratos'));
    expect(sem?.avisos).toEqual([]);
  });
});

describe('taking it from another holder, and closing the access, wait while a third one exists', () => {
  let dani: Pessoa;
  beforeEach(async () => {
    dani = await gestora();
  });
  const TIRAR: Record<string, [ato: string, () => Promise<unknown>]> = {
    'PUT /usuarios/:id': ['RETIRAR_USUARIOS', () => editar(ana, bia, { permissoes: ['PRATOS'] })],
    'PUT /usuarios/acessos': ['RETIRAR_USUARIOS', () => mudarAcessos(ana, bia, 1, 'REMOVER')],
    'an import': ['RETIRAR_USUARIOS', async () => importar(ana, await linhaDe(bia, 'Pratos'))],
    'PUT /usuarios/:id/desativar': ['DESATIVAR', () => ana.injetar('PUT', `/usuarios/${bia.usuarioId}/desativar`)],
    'DELETE /usuarios/:id': ['DESATIVAR', () => ana.injetar('DELETE', `/usuarios/${bia.usuarioId}`)],
  };
  test.each(Object.entries(TIRAR))('%s', async (_nome, [ato, tirar]) => {
    await tirar();
    expect(await ler(bia)).toMatchObject({ situacao: 'CONVIDADO', aguardaAprovacao: [{ ato }] });
    expect((await ler(bia)).permissoes).toContain('USUARIOS');
    // The user who loses it can neither approve nor refuse. The session is new, because the change of permission has
    // ended the first one.
    const token = await emTransacao({ banco: app.banco, usuario: null }, (tx) => abrirSessao(tx, bia.usuarioId));
    for (const como of ['aprovar', 'recusar'] as const) {
      const recusada = await app.inject({
        method: 'PUT',
        url: `/api/aprovacoes/${await primeira()}/${como}`,
        headers: { authorization: token },
      });
      expect([recusada.statusCode, recusada.json().detail]).toEqual([
        403,
        'Você não pode decidir sobre o seu próprio acesso.',
      ]);
    }
    expect((await decidir(dani, 'aprovar', await primeira())).statusCode).toBe(200);
    const depois = await ler(bia);
    expect(ato === 'DESATIVAR' ? depois.situacao : depois.permissoes.includes('USUARIOS')).toBe(
      ato === 'DESATIVAR' ? 'DESATIVADO' : false,
    );
    const sessao = await app.inject({ url: '/api/estoques/me', headers: { authorization: token } });
    expect(sessao.statusCode).toBe(401);
  });

  test('a deletion that waits answers the user; one that is done answers nothing', async () => {
    const espera = await ana.injetar('DELETE', `/usuarios/${bia.usuarioId}`);
    expect([espera.statusCode, espera.json().aguardaAprovacao[0].ato]).toEqual([200, 'DESATIVAR']);
    expect((await ana.injetar('DELETE', `/usuarios/${caio.usuarioId}`)).statusCode).toBe(204);
  });

  test('a user gives up a permission without an approval, which also ends an open request', async () => {
    await mudarAcessos(ana, bia, 1, 'REMOVER');
    expect(await abertas()).toHaveLength(1);
    expect((await mudarAcessos(bia, bia, 1, 'REMOVER')).statusCode).toBe(200);
    expect((await ler(bia)).permissoes).toEqual([]);
    expect(await abertas()).toEqual([]);
    expect((await dani.injetar('PUT', `/usuarios/${dani.usuarioId}/desativar`)).statusCode).toBe(200);
    expect((await ler(dani)).situacao).toBe('DESATIVADO');
  });

  test('a change of several users waits only for those who need an approval', async () => {
    const mudados = await ana.injetar('PUT', '/usuarios/acessos', {
      usuarios: [bia, caio].map(({ usuarioId }) => ({ id: usuarioId, versao: 1 })),
      permissoes: { modo: 'SUBSTITUIR', marcados: ['PRATOS'] },
    });
    expect(mudados.json<Usuario[]>().map(({ permissoes, versao }) => [permissoes, versao])).toEqual([
      [['PRATOS', 'USUARIOS'], 2],
      [['PRATOS'], 2],
    ]);
    expect((await abertas()).map(({ resumo }) => resumo)).toEqual([['RETIRAR_USUARIOS', bia.usuarioId, ana.usuarioId]]);
  });
});

describe('a request', () => {
  const pedir = (autora = ana) => mudarAcessos(autora, caio, 1, 'ADICIONAR');

  test('is not doubled by a further edit with USUARIOS, and nothing is written for it', async () => {
    await pedir();
    expect((await pedir(bia)).json()).toMatchObject([{ versao: 1, aguardaAprovacao: [{}] }]);
    expect((await editar(bia, caio, { permissoes: ['ITENS', 'USUARIOS'] })).statusCode).toBe(200);
    expect((await abertas()).map(({ resumo }) => resumo)).toEqual([['DAR_USUARIOS', caio.usuarioId, ana.usuarioId]]);
    expect(await acoesDe(caio)).toEqual([`PEDIR_APROVACAO ${ana.usuarioId}`, `ALTERAR ${bia.usuarioId}`]);
  });

  test('ends with an edit without USUARIOS: withdrawn by its author, refused by another', async () => {
    await pedir();
    expect((await editar(ana, caio, { permissoes: ['ITENS'] })).json()).toMatchObject({ aguardaAprovacao: [] });
    await mudarAcessos(ana, caio, 2, 'ADICIONAR');
    expect((await editar(bia, caio, { permissoes: ['ITENS'] })).json()).toMatchObject({ aguardaAprovacao: [] });
    // Without the permissions in the body they stay, and so does a request.
    await mudarAcessos(ana, caio, 3, 'ADICIONAR');
    expect((await editar(bia, caio, { permissoes: undefined })).json()).toMatchObject({ aguardaAprovacao: [{}] });
    expect((await acoesDe(caio)).filter((acao) => !acao.startsWith('ALTERAR'))).toEqual([
      `PEDIR_APROVACAO ${ana.usuarioId}`,
      `RETIRAR_APROVACAO ${ana.usuarioId}`,
      `PEDIR_APROVACAO ${ana.usuarioId}`,
      `RECUSAR_APROVACAO ${bia.usuarioId}`,
      `PEDIR_APROVACAO ${ana.usuarioId}`,
    ]);
  });

  test('is decided by a second holder, once', async () => {
    await pedir();
    const id = await primeira();
    const propria = await decidir(ana, 'aprovar', id);
    expect([propria.statusCode, propria.json().detail]).toEqual([
      403,
      'Quem fez o pedido não pode aprová-lo. Aguarde outra pessoa com a permissão Usuários.',
    ]);
    expect((await decidir(caio, 'aprovar', id)).statusCode).toBe(403);
    expect((await decidir(bia, 'retirar', id)).statusCode).toBe(403);
    expect((await decidir(bia, 'recusar', id)).json()).toMatchObject({ permissoes: ['ITENS'], aguardaAprovacao: [] });
    for (const [quem, como] of [
      [bia, 'aprovar'],
      [bia, 'recusar'],
      [ana, 'retirar'],
    ] as const) {
      const tarde = await decidir(quem, como, id);
      expect([tarde.statusCode, tarde.json().detail]).toEqual([
        409,
        'Este pedido já foi decidido ou retirado. Atualize a página.',
      ]);
    }
    await pedir();
    expect((await decidir(ana, 'retirar', await primeira())).json()).toMatchObject({ aguardaAprovacao: [] });
  });

  test('is counted at the home of those who can decide about it', async () => {
    const contados = async (quem: Pessoa) =>
      (await quem.injetar('GET', '/hoje/GESTAO'))
        .json<FiguraDeHoje[]>()
        .map(({ figura, valor }) => `${figura} ${String(valor)}`);
    await pedir();
    expect([await contados(ana), await contados(bia), await contados(caio)]).toEqual([
      ['PEDIDOS_DE_APROVACAO 0'],
      ['PEDIDOS_DE_APROVACAO 1'],
      [],
    ]);
  });

  test('needs the password of the approver again', async () => {
    await pedir();
    await app.banco
      .update(tokens)
      .set({ senhaEm: new Date(Date.now() - 6 * 60_000) })
      .where(eq(tokens.usuarioId, bia.usuarioId));
    const recusada = await decidir(bia, 'aprovar', await primeira());
    expect([recusada.statusCode, recusada.json().type]).toEqual([403, CONFIRME_A_SENHA]);
  });

  test('is open for seven days; after them the same can be asked for again', async () => {
    await semPrazo(app, ana);
    await semPrazo(app, bia);
    const noDia = async (dia: string) => {
      const instante = new Date(`${dia}T15:00:00Z`);
      definirRelogio({ agora: () => instante });
      await app.banco.update(tokens).set({ senhaEm: instante });
    };
    await noDia('2026-11-25');
    await pedir();
    const id = await primeira();
    await noDia('2026-12-02');
    expect(await primeira()).toBe(id);
    await noDia('2026-12-03');
    expect([await abertas(), (await ler(caio)).aguardaAprovacao]).toEqual([[], []]);
    const tarde = await decidir(bia, 'aprovar', id);
    expect([tarde.statusCode, tarde.json().detail]).toEqual([
      409,
      'Este pedido venceu em 02/12/2026. Faça o pedido de novo.',
    ]);
    await pedir(bia);
    expect((await abertas()).map(({ resumo }) => resumo)).toEqual([['DAR_USUARIOS', caio.usuarioId, bia.usuarioId]]);
  });

  test('lapses with the permission of its author, and another one can ask', async () => {
    const dani = await gestora();
    await pedir();
    const id = await primeira();
    await mudarAcessos(ana, ana, 1, 'REMOVER');
    expect(await abertas(bia)).toEqual([]);
    const tarde = await decidir(bia, 'aprovar', id);
    expect([tarde.statusCode, tarde.json().detail]).toEqual([
      409,
      'Quem fez este pedido não tem mais a permissão Usuários: o pedido não vale mais.',
    ]);
    await pedir(dani);
    expect((await decidir(bia, 'aprovar', await primeira(bia))).statusCode).toBe(200);
  });

  test('ends when the same act is done because no approver is left', async () => {
    await pedir();
    await bia.injetar('PUT', `/usuarios/${bia.usuarioId}/desativar`);
    expect((await mudarAcessos(ana, caio, 1, 'ADICIONAR')).json()).toMatchObject([
      { permissoes: ['ITENS', 'USUARIOS'], aguardaAprovacao: [] },
    ]);
  });

  test('goes with the person', async () => {
    await pedir();
    await desativado(caio);
    await emTransacao({ banco: app.banco, usuario: null }, (tx) => anonimizarUsuario(tx, caio.usuarioId, '2000-01-01'));
    expect(await app.banco.$count(aprovacoes, eq(aprovacoes.usuarioId, caio.usuarioId))).toBe(0);
  });

  test('notifies those who can approve it, and its author of the decision', async () => {
    const nome = async (quem: Pessoa) => `Pessoa ${(await ler(quem)).pessoa.nome.split(' ')[1] ?? ''}`;
    const [deAna, deBia, deCaio] = [await nome(ana), await nome(bia), await nome(caio)];
    await pedir();
    await esperarAte(() => cartas.length > 0);
    expect(cartas).toMatchObject([
      {
        para: `${bia.usuario}@exemplo.test`,
        assunto: 'Merenda Escolar: um pedido espera a sua aprovação',
        texto: expect.stringContaining(`${deAna} pede que ${deCaio} receba a permissão Usuários`),
      },
    ]);
    await decidir(bia, 'recusar', await primeira());
    await pedir();
    await decidir(bia, 'aprovar', await primeira());
    await esperarAte(() => cartas.length > 3);
    expect(cartas.filter(({ para }) => para === `${ana.usuario}@exemplo.test`)).toMatchObject([
      { assunto: 'Merenda Escolar: pedido recusado', texto: expect.stringContaining(`por ${deBia}.`) },
      { assunto: 'Merenda Escolar: pedido aprovado', texto: expect.stringContaining('já foi cumprido') },
    ]);
  });
});

describe('without a third holder, taking it waits for the person', () => {
  const TIRAR: Record<string, [ato: string, () => Promise<unknown>]> = {
    'PUT /usuarios/:id': ['RETIRAR_USUARIOS', () => editar(ana, bia, { permissoes: ['PRATOS'] })],
    'PUT /usuarios/acessos': ['RETIRAR_USUARIOS', () => mudarAcessos(ana, bia, 1, 'REMOVER')],
    'an import': ['RETIRAR_USUARIOS', async () => importar(ana, await linhaDe(bia, 'Pratos'))],
    'PUT /usuarios/:id/desativar': ['DESATIVAR', () => ana.injetar('PUT', `/usuarios/${bia.usuarioId}/desativar`)],
    'DELETE /usuarios/:id': ['DESATIVAR', () => ana.injetar('DELETE', `/usuarios/${bia.usuarioId}`)],
  };
  /** A session of bia's after another permission has ended the first one. */
  const biaDeNovo = async (): Promise<Pessoa> => {
    const token = await emTransacao({ banco: app.banco, usuario: null }, (tx) => abrirSessao(tx, bia.usuarioId));
    return { ...bia, token, injetar: (method, url, payload) => injetarComo(token, method, url, payload) };
  };
  const injetarComo = (token: string, method: Parameters<Pessoa['injetar']>[0], url: string, payload?: unknown) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: token },
      ...(payload !== undefined && { payload: payload as object }),
    });
  const comGestao = async (leitora = ana) => {
    const { permissoes, situacao } = await ler(bia, leitora);
    return permissoes.includes('USUARIOS') && situacao !== 'DESATIVADO';
  };
  /** The request ends its term so many seconds ago, by the database's clock. */
  const venceuHa = (segundos: number) =>
    app.banco.update(aprovacoes).set({ efeitoEm: sql`now() - make_interval(secs => ${segundos})` });
  const cumprir = () =>
    cumprirSemObjecao({ banco: app.banco, avisar: (carta) => void cartas.push(carta) }, (erro) => {
      throw erro;
    });
  const doAlvo = ({ usuario }: Pessoa) => cartas.filter(({ para }) => para === `${usuario}@exemplo.test`);

  test.each(Object.entries(TIRAR))(
    '%s tells the person, who confirms, and then it is done',
    async (_nome, [ato, tirar]) => {
      await tirar();
      const [aprovacao] = (await ler(bia)).aguardaAprovacao;
      expect([await comGestao(), aprovacao]).toMatchObject([
        true,
        { ato, efeitoEm: expect.stringMatching(/^\d{2}\//) },
      ]);
      await esperarAte(() => doAlvo(bia).length > 0);
      expect(doAlvo(bia)[0]?.texto).toContain(`Sem a sua oposição, ele é cumprido em ${aprovacao?.efeitoEm}.`);
      const dela = await biaDeNovo();
      const propria = await decidir(ana, 'aprovar', aprovacao?.id ?? 0);
      expect([propria.statusCode, propria.json().detail]).toEqual([
        403,
        'Quem fez o pedido não pode aprová-lo. Aguarde a resposta da pessoa ou o fim do prazo.',
      ]);
      expect((await decidir(dela, 'aprovar', aprovacao?.id ?? 0)).statusCode).toBe(200);
      expect(await comGestao()).toBe(false);
      expect((await dela.injetar('GET', '/estoques/me')).statusCode).toBe(401);
      expect((await acoesDe(bia)).filter((acao) => acao.startsWith('APROVAR'))).toEqual([`APROVAR ${bia.usuarioId}`]);
    },
  );

  test.each(Object.entries(TIRAR))('%s ends with the objection of the person', async (_nome, [, tirar]) => {
    await tirar();
    const id = await primeira();
    expect((await decidir(await biaDeNovo(), 'recusar', id)).statusCode).toBe(200);
    await venceuHa(1);
    await cumprir();
    expect([await comGestao(), await abertas()]).toEqual([true, []]);
    expect((await decidir(await biaDeNovo(), 'aprovar', id)).statusCode).toBe(409);
  });

  test.each(Object.entries(TIRAR))('%s is done by itself after seven days, once', async (_nome, [ato, tirar]) => {
    await tirar();
    const [{ dias } = { dias: 0 }] = await app.banco
      .select({ dias: sql<number>`extract(epoch from ${aprovacoes.efeitoEm} - now()) / 86400` })
      .from(aprovacoes)
      .where(eq(aprovacoes.usuarioId, bia.usuarioId));
    expect(Number(dias)).toBeCloseTo(7, 2);
    await venceuHa(-1);
    await cumprir();
    expect(await comGestao()).toBe(true);

    await venceuHa(0);
    cartas.length = 0;
    await Promise.all([cumprir(), cumprir(), cumprir()]);
    expect(await comGestao()).toBe(false);
    const acoes = await acoesDe(bia);
    expect(acoes.filter((acao) => acao === 'CUMPRIR_SEM_OBJECAO ')).toHaveLength(1);
    expect(acoes.at(-1)).toBe(ato === 'DESATIVAR' ? 'DESATIVAR ' : 'ALTERAR ');
    expect(doAlvo(bia)).toMatchObject([
      { texto: expect.stringContaining('o prazo do pedido terminou sem a sua opos') },
    ]);
    expect(doAlvo(ana)).toMatchObject([{ assunto: 'Merenda Escolar: pedido cumprido' }]);
  });

  test('the machine clock does not bring the term nearer', async () => {
    await mudarAcessos(ana, bia, 1, 'REMOVER');
    definirRelogio({ agora: () => new Date(Date.now() + 30 * 24 * 3_600_000) });
    await cumprir();
    definirRelogio();
    expect([await comGestao(), (await abertas()).length]).toEqual([true, 1]);
  });

  test('is not done for an author who has lost the permission meanwhile, nor after a withdrawal', async () => {
    await mudarAcessos(ana, bia, 1, 'REMOVER');
    expect((await decidir(ana, 'retirar', await primeira())).statusCode).toBe(200);
    await venceuHa(1);
    await cumprir();
    expect(await comGestao()).toBe(true);
    await mudarAcessos(ana, bia, 1, 'REMOVER');
    await mudarAcessos(ana, ana, 1, 'REMOVER');
    await venceuHa(1);
    await cumprir();
    expect(await comGestao(await biaDeNovo())).toBe(true);
  });

  test('a third person who comes later may approve or refuse it', async () => {
    await mudarAcessos(ana, bia, 1, 'REMOVER');
    const dani = await gestora();
    expect((await decidir(dani, 'aprovar', await primeira())).statusCode).toBe(200);
    expect(await comGestao()).toBe(false);
  });

  test('a request for a third person who is gone can be made again, and then waits for the person', async () => {
    const dani = await gestora();
    await mudarAcessos(ana, bia, 1, 'REMOVER');
    await desativado(dani);
    expect((await mudarAcessos(ana, bia, 1, 'REMOVER')).json()).toMatchObject([
      { aguardaAprovacao: [{ efeitoEm: expect.any(String) }] },
    ]);
    expect(await abertas()).toHaveLength(1);
  });

  test('is counted on the person’s home page, and shown in the preview of an import', async () => {
    const { linha } = await importar(ana, await linhaDe(bia, 'Pratos'));
    expect(linha?.avisos).toEqual([
      'A permissão Usuários só será retirada quando a própria pessoa confirmar, ou em 7 dias, se ela não se opuser. Ela recebe um e-mail.',
    ]);
    const figuras = (await (await biaDeNovo()).injetar('GET', '/hoje/GESTAO')).json<FiguraDeHoje[]>();
    expect(figuras.find(({ figura }) => figura === 'PEDIDOS_DE_APROVACAO')?.valor).toBe(1);
  });
});

describe.each([2, 3])('by what another holder gets in is set by that person only, also of %i holders', (quantos) => {
  beforeEach(async () => {
    if (quantos === 3) await gestora();
  });
  const recusas = (resposta: { statusCode: number; json: () => { errors: { campo: string }[] } }) => [
    resposta.statusCode,
    ...(resposta.statusCode === 200 ? [] : resposta.json().errors.map(({ campo }) => campo)),
  ];
  const SEMPRE = { email: 'outra@exemplo.test', senha: 'café com merenda', pessoa: { cpf: '39053344705' } };

  test('password, e-mail and CPF in the form', async () => {
    expect(recusas(await editar(ana, bia, SEMPRE))).toEqual([422, 'email', 'senha', 'pessoa.cpf']);
    expect(recusas(await editar(ana, bia, { usuario: 'outra' }))).toEqual([422, 'usuario']);
    await desativado(bia);
    expect(recusas(await editar(ana, bia, SEMPRE))).toEqual([422, 'email', 'senha', 'pessoa.cpf']);
    await app.banco.update(usuarios).set({ ativo: true }).where(eq(usuarios.id, bia.usuarioId));
    expect(recusas(await editar(ana, bia, { pessoa: { nome: 'BIA LIMA' } }))).toEqual([200]);
    expect(recusas(await editar(ana, caio, { senha: SEMPRE.senha }))).toEqual([200]);
  });

  test('the person sets their own login name', async () => {
    expect(recusas(await editar(bia, bia, { usuario: `${bia.usuario}.lima` }))).toEqual([200]);
  });

  test('the e-mail in an import', async () => {
    const { linha } = await importar(ana, await linhaDe(bia, 'Usuários', { email: 'outra@exemplo.test' }));
    expect([linha?.situacao, frasesDe(linha?.motivos ?? [])]).toEqual([
      'RECUSADA',
      [
        'E-mail: Somente a própria pessoa pode trocar este e-mail, em Dados cadastrais. Ou retire antes a permissão Usuários dela.',
      ],
    ]);
  });

  test('the second factor', async () => {
    await ativarAutenticador(bia);
    const redefinir = () => ana.injetar('DELETE', `/usuarios/${bia.usuarioId}/segundo-fator`);
    const recusada = await redefinir();
    expect([recusada.statusCode, recusada.json().detail]).toEqual([
      409,
      expect.stringMatching(/^Esta pessoa tem a permissão Usuários/),
    ]);
    await app.banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.usuarioId, bia.usuarioId));
    expect((await redefinir()).statusCode).toBe(204);
  });
});
