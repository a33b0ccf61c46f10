import { queryClient, useSessao } from '@merenda/shared';
import { renderTela, simularApi, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import type { Permissao } from '@merenda/shared/contratos';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { AreaPublicada } from '../federation/registry.js';
import { Conta } from '../moldura/Conta.js';
import { abrirConta } from '../moldura/teste/abrirConta.js';
import { useFesta } from './festa-do-usuario.js';
import { LugarDosPassos } from './LugarDosPassos.js';
import { usePassosOcultos } from './ocultos.js';
import PrimeirosPassos from './PrimeirosPassos.js';

const tela = (caminho: string, permissao: string | null) => ({ id: caminho, caminho, titulo: caminho, permissao });
const AREA = {
  area: {
    id: 'mf-cadastros',
    telas: [
      tela('/cadastrar-unidade', 'UNIDADES'),
      tela('/cadastrar-usuario', 'USUARIOS'),
      tela('/cadastrar-aquisicao', 'AQUISICOES'),
    ],
  },
} as unknown as AreaPublicada;

const PASSOS = [
  { passo: 'UNIDADES' as const, falta: null, dependeDe: [], outros: [], totalDeOutros: 0 },
  {
    passo: 'MATRICULAS' as const,
    falta: 'Nenhuma unidade tem matrículas.',
    dependeDe: [],
    outros: ['ANA', 'BIA', 'CAIO'],
    totalDeOutros: 5,
  },
  {
    passo: 'USUARIOS' as const,
    falta: 'Só uma pessoa entra no sistema.',
    dependeDe: [],
    outros: [],
    totalDeOutros: 0,
  },
  {
    passo: 'AQUISICAO' as const,
    falta: 'Ainda não há licitação, chamada ou compra direta.',
    dependeDe: ['PRODUTOS' as const, 'FORNECEDORES' as const],
    outros: ['ANA'],
    totalDeOutros: 1,
  },
];
const NOTIFICACOES = { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: true };
const comArea = {
  'GET /primeiros-passos': PASSOS,
  'GET /notificacoes/pagina': NOTIFICACOES,
  'GET /federation.json': { shell: { versao: 's1' }, areas: {} },
};

beforeEach(() => {
  usePassosOcultos.setState({ ocultos: [] });
  useFesta.setState({ esperam: [] });
});

const mostrarPassos = (permissoes: Permissao[] = ['UNIDADES', 'USUARIOS', 'AQUISICOES']) =>
  renderTela(<PrimeirosPassos areas={[AREA]} usuario={7} aoOcultar={() => undefined} />, { permissoes });
const abertos = () => within(screen.getByRole('list', { name: 'Primeiros passos' }));

test('steps are numbered and one is the next; a step whose turn has not come offers nothing, and done ones are folded', async () => {
  simularApi(comArea);
  mostrarPassos();
  expect(await screen.findByText('1 de 4 feitos')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Andamento' })).toHaveAttribute('value', '1');
  expect(
    abertos()
      .getAllByRole('listitem')
      .flatMap((item) => (item.hasAttribute('value') ? [item.textContent] : [])),
  ).toEqual([
    '2MatrículasPróximoNenhuma unidade tem matrículas.Também: Ana, Bia, Caio e mais 2.',
    '3UsuáriosSó uma pessoa entra no sistema.Cadastrar',
    '4ContratoDepois de: Produtos e Fornecedores.',
  ]);
  // The screen of the enrolments is not published; the contract's is.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/cadastrar-usuario']);
  const feitos = screen.getByText('1 passo feito');
  expect(within(feitos.closest('details') as HTMLElement).getByText('Unidades educacionais')).not.toBeVisible();
  await verificarAcessibilidade();
});

test('the first executed meal is celebrated once, for a user who has seen it missing', async () => {
  const refeicao = { passo: 'EXECUCAO' as const, dependeDe: [], outros: [], totalDeOutros: 0 };
  const { responder } = simularApi({
    ...comArea,
    'GET /primeiros-passos': [...PASSOS, { ...refeicao, falta: 'Ainda não há refeições registradas.' }],
  });
  mostrarPassos();
  await screen.findByText('1 de 5 feitos');
  expect(screen.queryByText('Primeira refeição servida!')).not.toBeInTheDocument();
  responder('GET /primeiros-passos', [...PASSOS, { ...refeicao, falta: null }]);
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('Primeira refeição servida!')).toBeVisible();
  // With the last step the others leave the home; this stays until it is closed.
  cleanup();
  const { usuario } = renderTela(<LugarDosPassos />, { pessoa: 7 });
  await usuario.click(await screen.findByRole('button', { name: 'Fechar' }));
  expect(screen.queryByText('Primeira refeição servida!')).not.toBeInTheDocument();
  expect(useFesta.getState().esperam).toEqual([]);
});

test('a screen that the user may not open has no link', async () => {
  simularApi(comArea);
  mostrarPassos(['UNIDADES']);
  expect(await screen.findByText('Só uma pessoa entra no sistema.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a failure is shown, and the steps are read again on request', async () => {
  let falhou = false;
  simularApi({
    ...comArea,
    'GET /primeiros-passos': () => {
      if (falhou) return PASSOS;
      falhou = true;
      return new Response('{}', { status: 500, headers: { 'content-type': 'application/problem+json' } });
    },
  });
  const { usuario } = renderTela(<PrimeirosPassos areas={[]} usuario={7} aoOcultar={() => undefined} />);
  await usuario.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 de 4 feitos')).toBeVisible();
});

test('without a step that waits nothing is read and no place is kept', () => {
  const servidor = simularApi(comArea);
  const { container } = renderTela(<LugarDosPassos />);
  expect(container).not.toHaveTextContent('Primeiros passos');
  expect(servidor.de('GET /primeiros-passos')).toHaveLength(0);
});

test('a user hides them for this browser, and the account brings them back', async () => {
  simularApi(comArea);
  const { usuario } = renderTela(
    <>
      <Conta />
      <LugarDosPassos />
    </>,
  );
  act(() => useSessao.getState().atualizar({ primeirosPassos: true }));
  await usuario.click(await screen.findByRole('button', { name: 'Ocultar os primeiros passos' }));
  expect(screen.queryByRole('heading', { name: 'Primeiros passos' })).not.toBeInTheDocument();
  abrirConta();
  await usuario.click(screen.getByRole('link', { name: 'Mostrar os primeiros passos' }));
  await waitFor(() => expect(usePassosOcultos.getState().ocultos).toEqual([]));
});

test('steps that one user hides are shown to another', async () => {
  simularApi(comArea);
  renderTela(<LugarDosPassos />, { pessoa: 8 });
  usePassosOcultos.getState().ocultar(7);
  act(() => useSessao.getState().atualizar({ primeirosPassos: true }));
  expect(await screen.findByRole('heading', { name: 'Primeiros passos' })).toBeVisible();
});
