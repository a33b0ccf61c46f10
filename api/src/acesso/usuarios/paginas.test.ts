import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  ORDENS_USUARIO,
  SENTIDOS,
  type ArquivoEmBase64,
  type GestaoDeUsuarios,
  type OrdemUsuario,
  type Usuario,
} from '@merenda/shared/contratos';
import { compararTextos, formatarCpf } from '@merenda/shared/formatos';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { novoCpf } from '../../teste/cpf.js';
import { CURSORES_QUEBRADOS, lerPagina, lerTodas } from '../../teste/paginas.js';

const URL = '/usuarios/pagina';

let app: FastifyInstance;
let gestora: Pessoa;

const NOMES = ['ÉRICA 10', 'érica 9', 'JOÃO 100%', 'José', 'Ana Lima'];
const TIPOS = [
  { pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
  { pessoaTipo: 'MOTORISTA', cnh: '12345678901' },
  { pessoaTipo: 'NUTRICIONISTA', crn: 'CRN-03/1234' },
];
const ROTULOS_DOS_TIPOS: Record<string, string> = {
  FUNCIONARIO: 'Funcionário(a)',
  MOTORISTA: 'Motorista',
  NUTRICIONISTA: 'Nutricionista',
};

async function cadastrar(nome: string, n: number): Promise<Usuario> {
  const resposta = await gestora.injetar('POST', '/usuarios', {
    usuario: `${['Zélia', 'ana', 'ÓTIMA'][n % 3]}.${n}`,
    email: `pessoa.${(n * 7) % 97}@exemplo.test`,
    convite: true,
    pessoa: { nome, cpf: novoCpf(), ...TIPOS[n % 3] },
    permissoes: [],
    estoques: [],
  });
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  return resposta.json<Usuario>();
}

beforeAll(async () => {
  app = await criarAppDeTeste();
  gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
  for (let n = 0; n < 20; n += 1) {
    const { id } = await cadastrar(NOMES[n % NOMES.length]!, n);
    if (n % 4 === 0) await gestora.injetar('PUT', `/usuarios/${id}/desativar`);
  }
});
afterAll(() => app.close());

const inteira = async (): Promise<Usuario[]> => (await gestora.injetar('GET', '/usuarios')).json();
const achados = async (busca: object) => (await lerTodas<Usuario>(gestora, URL, busca)).map(({ usuario }) => usuario);

const SITUACOES = { ATIVO: 'Ativo', CONVIDADO: 'Convite pendente', DESATIVADO: 'Inativo' };
const COMPARAR: Record<OrdemUsuario, (a: Usuario, b: Usuario) => number> = {
  nome: (a, b) => compararTextos(a.pessoa.nome, b.pessoa.nome),
  usuario: (a, b) => compararTextos(a.usuario, b.usuario),
  'e-mail': (a, b) => compararTextos(a.email, b.email),
  tipo: (a, b) => compararTextos(ROTULOS_DOS_TIPOS[a.pessoa.pessoaTipo]!, ROTULOS_DOS_TIPOS[b.pessoa.pessoaTipo]!),
  situacao: (a, b) => compararTextos(SITUACOES[a.situacao], SITUACOES[b.situacao]),
};

test('the pages are the whole list, in any order, with any search; equal rows keep the order of the list', async () => {
  const todos = await inteira();
  expect(todos).toHaveLength(21);
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.constantFrom(...ORDENS_USUARIO), { nil: undefined }),
      fc.constantFrom(...SENTIDOS),
      fc.integer({ min: 1, max: 22 }),
      fc.record(
        {
          nome: fc.constantFrom('erica', 'jo', '100%'),
          busca: fc.constantFrom('zelia', 'PESSOA.2', '.1'),
          situacao: fc.constantFrom('ATIVOS', 'INATIVOS', 'TODOS'),
        },
        { requiredKeys: [] },
      ),
      async (ordem, sentido, porPagina, busca) => {
        const tem = (trecho: string, ...textos: string[]) =>
          textos.some((texto) =>
            texto
              .normalize('NFD')
              .replace(/\p{Mn}/gu, '')
              .toLowerCase()
              .includes(trecho),
          );
        const esperados = todos.filter(
          ({ pessoa, usuario, email, situacao }) =>
            (busca.situacao ?? 'TODOS') !== (situacao === 'DESATIVADO' ? 'ATIVOS' : 'INATIVOS') &&
            tem(busca.nome ?? '', pessoa.nome) &&
            tem((busca.busca ?? '').toLowerCase(), usuario, email, pessoa.cpf, formatarCpf(pessoa.cpf)),
        );
        const sinal = sentido === 'DECRESCENTE' ? -1 : 1;
        if (ordem) esperados.sort((a, b) => sinal * COMPARAR[ordem](a, b));
        const pedida = { ...busca, ordem, sentido, porPagina };
        expect(await lerTodas(gestora, URL, pedida)).toEqual(esperados);
        const { total, semFiltro } = await lerPagina(gestora, URL, pedida);
        expect([total, semFiltro]).toEqual([esperados.length, 21]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a user is found by a part of the CPF as it is written, and by its digits', async () => {
  const [um] = (await inteira()).filter(({ usuario }) => usuario === 'Zélia.3');
  const { cpf } = um!.pessoa;
  for (const busca of [cpf, cpf.slice(2), formatarCpf(cpf), formatarCpf(cpf).slice(2, 13), ` ${formatarCpf(cpf)} `])
    expect(await achados({ busca })).toEqual(['Zélia.3']);
  // A dot is no wildcard.
  expect(await achados({ busca: cpf.replace(/^.../, '...') })).toEqual([]);
});

test('a choice finds words of the name in any order, and those that were chosen by id', async () => {
  const { id, usuario } = await cadastrar('MARIA DO CARMO', 20);
  for (const texto of ['carmo maria', ' Mária  do ']) expect(await achados({ texto })).toEqual([usuario]);
  expect(await achados({ texto: 'maria lima' })).toEqual([]);
  expect(await achados({ ids: `${id},999999` })).toEqual([usuario]);
});

test('users who are registered or deactivated between two pages move no other user', async () => {
  const antes = (await inteira()).map(({ id }) => id);
  const ultimo = antes.at(-1)!;
  let n = 21;
  const lidos = await lerTodas<Usuario>(gestora, URL, { porPagina: 4 }, async () => {
    await cadastrar('AAA PRIMEIRA', n++);
    await gestora.injetar('PUT', `/usuarios/${ultimo}/${n % 2 === 0 ? 'desativar' : 'reativar'}`);
  });
  expect(lidos.map(({ id }) => id)).toEqual(antes);
});

test('each page names the managers and the waiting acts of all users', async () => {
  const outra = await entrarComo(app, { permissoes: ['USUARIOS'] });
  const gestao = async () => (await gestora.injetar('GET', '/usuarios/gestao')).json<GestaoDeUsuarios>();
  expect(await gestao()).toEqual({ gestores: [gestora.usuarioId, outra.usuarioId], esperamAprovacao: [] });
  const { id, pessoa, usuario, email, versao } = await cadastrar('PEDIDA', 90);
  await gestora.injetar('PUT', '/usuarios/acessos', {
    usuarios: [{ id, versao }],
    permissoes: { modo: 'ADICIONAR', marcados: ['USUARIOS'] },
  });
  const { esperamAprovacao } = await gestao();
  expect(esperamAprovacao).toEqual([
    expect.objectContaining({ ato: 'DAR_USUARIOS', usuario: { id, nome: pessoa.nome, usuario, email } }),
  ]);
  expect((await lerPagina<Usuario>(gestora, URL, { ids: id })).linhas[0]?.aguardaAprovacao).toHaveLength(1);
  await outra.injetar('PUT', `/aprovacoes/${esperamAprovacao[0]?.id ?? 0}/aprovar`);
  expect(await gestao()).toEqual({ gestores: [gestora.usuarioId, outra.usuarioId, id], esperamAprovacao: [] });
});

test('an unreadable parameter is refused at its place', async () => {
  // The last one has a text where others have a day.
  for (const apos of CURSORES_QUEBRADOS.slice(0, -1))
    expect((await lerPagina(gestora, URL, { apos })).campos).toEqual(['apos']);
  expect((await lerPagina(gestora, URL, { ids: '1,x' })).campos).toEqual(['ids']);
  expect((await lerPagina(gestora, URL, { ordem: 'cpf' })).campos).toEqual(['ordem']);
  expect((await lerPagina(gestora, URL, { situacao: 'ATIVO' })).campos).toEqual(['situacao']);
  expect((await lerPagina(gestora, URL, { porPagina: 101 })).campos).toEqual(['porPagina']);
});

test('the export has all users that the search selects, in its order', async () => {
  const busca = { busca: 'ana.', situacao: 'ATIVOS', ordem: 'usuario', sentido: 'DECRESCENTE' };
  const resposta = await gestora.injetar('POST', '/exportacoes/usuarios', { formato: 'CSV', busca });
  const [titulos = '', ...linhas] = Buffer.from(resposta.json<ArquivoEmBase64>().conteudo, 'base64')
    .toString()
    .trim()
    .split('\r\n');
  const coluna = titulos.split(';').indexOf('Usuário');
  const exportados = linhas.map((linha) => linha.split(';')[coluna]);
  expect(exportados.length).toBeGreaterThan(3);
  expect(exportados).toEqual(await achados(busca));
});
