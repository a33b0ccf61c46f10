import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LinhaDaTrilha, Pagina } from '@merenda/shared/contratos';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { emTransacao } from '../../banco/transacao.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { comHistoria } from '../../teste/historia.js';
import { lerPagina, lerTodas, CURSORES_QUEBRADOS } from '../../teste/paginas.js';
import { hashDoToken } from '../token.js';
import { auditar } from './auditar.js';
import { encadear } from './cadeia.js';
import { expurgarValores } from './expurgo.js';

let app: FastifyInstance;
let gestor: Pessoa;
let outro: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  gestor = await entrarComo(app, { permissoes: ['USUARIOS', 'ITENS'] });
  outro = await entrarComo(app, { permissoes: ['ITENS'] });
});
afterEach(() => definirRelogio());
afterAll(() => app.close());

const ler = async (busca = ''): Promise<Pagina<LinhaDaTrilha>> =>
  (await gestor.injetar('GET', `/auditoria?${busca}`)).json();
const baixar = async (busca = ''): Promise<string[]> =>
  (await gestor.injetar('GET', `/auditoria/csv?${busca}`)).body.split('\r\n');
const item = (nome: string) => ({ nome, itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' });

/** Lines at given instants, without an author. */
const gravar = (...quando: string[]) =>
  comHistoria(app, (tx) =>
    tx.insert(auditoria).values(
      quando.map((instante) => ({
        quando: new Date(instante),
        entidade: 'feriados',
        acao: 'CRIAR',
        depois: { data: instante },
      })),
    ),
  );

describe('GET /auditoria', () => {
  test('lists who changed what, before and after, newest first', async () => {
    const { id, versao } = (await outro.injetar('POST', '/itens-produto', item('FUBÁ'))).json();
    await outro.injetar('PUT', `/itens-produto/${id}`, { ...item('FUBÁ MIMOSO'), versao });
    await gestor.injetar('DELETE', `/itens-produto/${id}`);
    const { total, linhas } = await ler(`entidade=itens-produto&registro=${id}`);
    expect(total).toBe(3);
    expect(linhas).toMatchObject([
      { acao: 'EXCLUIR', antes: { nome: 'FUBÁ MIMOSO' }, depois: null },
      { acao: 'ALTERAR', antes: { nome: 'FUBÁ' }, depois: { nome: 'FUBÁ MIMOSO' } },
      {
        acao: 'CRIAR',
        antes: null,
        depois: { nome: 'FUBÁ' },
        entidadeId: id,
        quando: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      },
    ]);
    const nomes = new Set(linhas.map(({ usuario }) => usuario));
    expect(nomes.size).toBe(2);
  });

  test('by action and by person; a line stays after its user is deleted, with the name and login', async () => {
    const passageiro = await entrarComo(app, { permissoes: ['ITENS'] });
    await passageiro.injetar('POST', '/itens-produto', item('TRIGO'));
    const busca = `acao=CRIAR&usuario=${passageiro.usuarioId}`;
    const antes = await ler(busca);
    expect(antes).toMatchObject({ total: 1, linhas: [{ depois: { nome: 'TRIGO' } }] });
    const nome = antes.linhas[0]?.usuario;
    expect((await ler(`acao=EXCLUIR&usuario=${passageiro.usuarioId}`)).total).toBe(0);
    await app.banco.delete(usuarios).where(eq(usuarios.id, passageiro.usuarioId));
    expect((await ler(busca)).linhas).toMatchObject([{ usuario: nome, login: passageiro.usuario }]);
  });

  test('a line says the login, the address and the session of its author', async () => {
    await outro.injetar('POST', '/itens-produto', item('AVEIA'));
    await outro.injetar('POST', '/itens-produto', item('CEVADA'));
    const outraSessao = await app.inject({
      method: 'POST',
      url: '/api/itens-produto',
      headers: { authorization: `Bearer ${gestor.token}` },
      remoteAddress: '10.1.2.3',
      payload: item('CENTEIO'),
    });
    expect(outraSessao.statusCode).toBe(201);
    const [terceira, segunda, primeira] = (await ler('entidade=itens-produto&acao=CRIAR')).linhas;
    expect(terceira).toMatchObject({ login: gestor.usuario, endereco: '10.1.2.3' });
    expect(segunda).toMatchObject({ login: outro.usuario, endereco: '127.0.0.1', sessao: primeira?.sessao });
    expect(segunda?.sessao).toMatch(/^[0-9a-f]{12}$/);
    expect(terceira?.sessao).not.toBe(segunda?.sessao);
  });

  test('a period has days of the municipality, both included, at any offset', async () => {
    // Midnight of 10 March in São Paulo is 03:00 UTC; in Rio Branco, 05:00.
    await gravar('2020-03-10T02:59:59Z', '2020-03-10T03:00:00Z', '2020-03-11T02:59:59Z', '2020-03-11T03:00:00Z');
    const doDia = async () =>
      (await ler('de=10/03/2020&ate=2020-03-10')).linhas.map(({ depois }) => (depois as { data: string }).data);
    expect(await doDia()).toEqual(['2020-03-11T02:59:59Z', '2020-03-10T03:00:00Z']);
    definirRelogio({ fuso: 'America/Rio_Branco' });
    expect(await doDia()).toEqual(['2020-03-11T03:00:00Z', '2020-03-11T02:59:59Z']);
  });

  test('the pages are the whole trail, newest first, also where instants differ by a microsecond', async () => {
    const instantes = Array.from({ length: 45 }, (_vazio, n) => `2019-01-01T12:00:00.0000${10 + (n % 40)}Z`);
    await comHistoria(app, (tx) =>
      tx.execute(
        sql`insert into auditoria (quando, entidade, acao, depois)
        select instante::timestamptz, 'feriados', 'CRIAR', json_build_object('data', instante)
        from json_array_elements_text(${JSON.stringify(instantes)}::json) as instante`,
      ),
    );
    const busca = { de: '01/01/2019', ate: '01/01/2019' };
    for (const porPagina of [1, 7, 44, 45, 100]) {
      const lidas = await lerTodas<LinhaDaTrilha>(gestor, '/auditoria', { ...busca, porPagina });
      expect(lidas.map(({ depois }) => (depois as { data: string }).data)).toEqual(instantes.toSorted().toReversed());
      expect(new Set(lidas.map(({ id }) => id)).size).toBe(45);
    }
    expect((await lerPagina(gestor, '/auditoria', { ...busca, porPagina: 20 })).total).toBe(45);
  });

  test('a broken cursor is refused at its place', async () => {
    for (const apos of [...CURSORES_QUEBRADOS, 'WyIiLCJqw6EiLCIxIl0'])
      expect((await lerPagina(gestor, '/auditoria', { apos })).campos).toEqual(['apos']);
  });

  test.each([
    ['entidade=senhas', 'entidade'],
    ['acao=ESPIAR', 'acao'],
    ['usuario=eu', 'usuario'],
    ['de=31/02/2026', 'de'],
    ['de=02/01/2026&ate=01/01/2026', 'ate'],
    ['porPagina=0', 'porPagina'],
    ['pular=-1', 'pular'],
  ])('%s is refused at its field', async (busca, campo) => {
    const resposta = await gestor.injetar('GET', `/auditoria?${busca}`);
    expect([resposta.statusCode, resposta.json().errors.map((erro: { campo: string }) => erro.campo)]).toEqual([
      422,
      [campo],
    ]);
  });

  test('a user who does not manage users cannot read it', async () => {
    for (const url of ['/auditoria', '/auditoria/csv']) expect((await outro.injetar('GET', url)).statusCode).toBe(403);
  });
});

describe('GET /auditoria/csv', () => {
  test('the same lines for a spreadsheet, with labels; no cell is a formula', async () => {
    await emTransacao({ banco: app.banco, usuario: null, sessao: hashDoToken(gestor.token) }, (tx) =>
      auditar(tx, { entidade: 'fornecedores', id: 7, acao: 'CRIAR', depois: { nome: '=1+1; "x"' } }),
    );
    await app.banco.insert(auditoria).values({ entidade: '=cmd', entidadeId: 7, acao: '+1' });
    const [titulos, ultima, primeira, fim] = await baixar('registro=7');
    expect(titulos).toBe('\uFEFFQuando;Quem;O quê;Nº;Ação;Antes;Depois;Login;Endereço;Sessão');
    expect(ultima).toMatch(/;Sistema;'=cmd;7;'\+1;;;;;$/);
    expect(primeira).toMatch(
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d;PESSOA \d+;Fornecedor;7;Cadastro;;"{""nome"":""=1\+1; \\""x\\""""}";\w+;;[0-9a-f]{12}$/,
    );
    expect(fim).toBe('');
    const { headers } = await gestor.injetar('GET', '/auditoria/csv?registro=7');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  });
});

test('no password, token or picture is ever in the trail', async () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const novo = {
    usuario: 'auditada',
    email: 'auditada@exemplo.test',
    senha: 'senha em segredo',
    pessoa: { nome: 'AUDITADA', cpf: '52998224725', pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
  };
  const { id, versao } = (await gestor.injetar('POST', '/usuarios', novo)).json();
  expect(
    (await gestor.injetar('PUT', `/usuarios/${id}/imagem`, png, { 'content-type': 'text/plain' })).statusCode,
  ).toBe(200);
  expect((await gestor.injetar('PUT', `/usuarios/${id}`, { ...novo, senha: 'outro segredo', versao })).statusCode).toBe(
    200,
  );
  const sessao = await app.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    payload: { usuario: 'auditada', senha: 'outro segredo' },
  });
  const linhas = JSON.stringify((await ler(`entidade=usuarios&registro=${id}`)).linhas);
  expect(linhas).toContain('ALTERAR_COM_SENHA');
  for (const segredo of ['segredo', 'argon2', 'data:image', sessao.json().token]) expect(linhas).not.toContain(segredo);
});

test('documents and contacts of persons are masked in the trail, in the history and in the CSV; a change of one stays visible', async () => {
  const cadastro = {
    usuario: 'mascarada',
    email: 'mascarada@exemplo.test',
    pessoa: {
      nome: 'MASCARADA',
      cpf: '74407265027',
      celular: '16999990001',
      pessoaTipo: 'FUNCIONARIO',
      cargo: 'GESTOR',
    },
  };
  const { id } = (await gestor.injetar('POST', '/usuarios', { ...cadastro, senha: 'merenda com café' })).json<{
    id: number;
  }>();
  const outroCpf = { ...cadastro, pessoa: { ...cadastro.pessoa, cpf: '35161990910' } };
  expect((await gestor.injetar('PUT', `/usuarios/${id}`, { ...outroCpf, versao: 1 })).statusCode).toBe(200);
  const busca = `entidade=usuarios&registro=${id}`;
  const esperadas = [
    {
      antes: { email: 'm***@exemplo.test', pessoa: { cpf: '***.072.650-**', celular: '(16) *****-0001' } },
      depois: { email: 'm***@exemplo.test', pessoa: { cpf: '***.619.909-** (outro)', celular: '(16) *****-0001' } },
    },
    { antes: null, depois: { pessoa: { nome: 'MASCARADA', cpf: '***.072.650-**' } } },
  ];
  expect((await ler(busca)).linhas).toMatchObject(esperadas);
  expect((await gestor.injetar('GET', `/auditoria/usuarios/${id}`)).json().linhas).toMatchObject(esperadas);
  expect((await baixar(busca)).join()).not.toMatch(/74407265027|35161990910|16999990001/);
});

test('an erased line is marked as erased; one that was written without values is not', async () => {
  const { rows } = await comHistoria(app, (tx) =>
    tx.execute<{ id: number }>(sql`
      insert into auditoria (quando, entidade, entidade_id, acao, depois)
      values ('2010-01-01', 'usuarios', 777, 'CRIAR', '{"pessoa":{"nome":"X"}}'), ('2010-01-01', 'usuarios', 777, 'IMAGEM', null) returning id`),
  );
  await encadear(app.banco);
  await emTransacao({ banco: app.banco, usuario: null }, (tx) =>
    expurgarValores(tx, { condicao: sql`entidade_id = 777`, inicio: '2020-01-01', motivo: 'Prazo', operador: 'x' }),
  );
  expect((await ler('entidade=usuarios&registro=777')).linhas.map(({ id, expurgada }) => [id, expurgada])).toEqual([
    [rows[1]?.id, false],
    [rows[0]?.id, true],
  ]);
});
