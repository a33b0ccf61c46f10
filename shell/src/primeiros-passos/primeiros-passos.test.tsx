import { queryClient, useSessao } from '@merenda/shared';
import { renderTela, simularApi, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaPublicada } from '../federation/registry.js';
import { Conta } from '../moldura/Conta.js';
import { abrirConta } from '../moldura/teste/abrirConta.js';
import { LugarDosPassos } from './LugarDosPassos.js';
import { usePassosOcultos } from './ocultos.js';
import PrimeirosPassos from './PrimeirosPassos.js';

const tela = (caminho: string, permissao: string | null) => ({ id: caminho, caminho, titulo: caminho, permissao });
const AREA = {
  area: { id: 'mf-cadastros', telas: [tela('/cadastrar-unidade', 'UNIDADES'), tela('/cadastrar-usuario', 'USUARIOS')] },
} as unknown as AreaPublicada;

const PASSOS = [
  { passo: 'UNIDADES' as const, falta: null, outros: [], totalDeOutros: 0 },
  {
    passo: 'MATRICULAS' as const,
    falta: '3 de 5 unidades têm matrículas.',
    outros: ['ANA', 'BIA', 'CAIO'],
    totalDeOutros: 5,
  },
  { passo: 'USUARIOS' as const, falta: 'Só uma pessoa entra no sistema.', outros: [], totalDeOutros: 0 },
];
const NOTIFICACOES = { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: true };
const comArea = {
  'GET /primeiros-passos': PASSOS,
  'GET /notificacoes/pagina': NOTIFICACOES,
  'GET /federation.json': { shell: { versao: 's1' }, areas: {} },
};

beforeEach(() => usePassosOcultos.setState({ ocultos: [] }));

test('steps name the missing part, the others who may do them, and the screen; done ones come last, with a tick', async () => {
  simularApi(comArea);
  renderTela(<PrimeirosPassos areas={[AREA]} aoOcultar={() => undefined} />, { permissoes: ['UNIDADES', 'USUARIOS'] });
  expect(await screen.findByText('1 de 3 feitos')).toBeVisible();
  const passos = within(screen.getByRole('list', { name: 'Primeiros passos' }));
  expect(passos.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Matrículas',
    'Usuários',
    '✓Unidades educacionais (feito)',
  ]);
  expect(passos.getByText('3 de 5 unidades têm matrículas.')).toBeVisible();
  expect(passos.getByText('Também: Ana, Bia, Caio e mais 2.')).toBeVisible();
  expect(passos.getByText('Nenhuma outra pessoa pode fazer este passo.')).toBeVisible();
  // The screen of the enrolments is not published, and the step of the units is done.
  expect(passos.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/cadastrar-usuario']);
  await verificarAcessibilidade();
});

test('a step that is done meanwhile stays where it is until the next visit', async () => {
  const { responder } = simularApi(comArea);
  const tela = <PrimeirosPassos areas={[AREA]} aoOcultar={() => undefined} />;
  const { unmount } = renderTela(tela);
  await screen.findByText('1 de 3 feitos');
  responder(
    'GET /primeiros-passos',
    PASSOS.map((passo) => (passo.passo === 'MATRICULAS' ? { ...passo, falta: null } : passo)),
  );
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('2 de 3 feitos')).toBeVisible();
  const titulos = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titulos()).toEqual(['✓Matrículas (feito)', 'Usuários', '✓Unidades educacionais (feito)']);
  unmount();
  renderTela(tela);
  await screen.findByText('2 de 3 feitos');
  expect(titulos()).toEqual(['Usuários', '✓Unidades educacionais (feito)', '✓Matrículas (feito)']);
});

test('a step that is added meanwhile comes last until the next visit', async () => {
  const { responder } = simularApi(comArea);
  renderTela(<PrimeirosPassos areas={[AREA]} aoOcultar={() => undefined} />);
  await screen.findByText('1 de 3 feitos');
  const refeicao = { passo: 'EXECUCAO' as const, falta: 'Ainda não há refeições.', outros: [], totalDeOutros: 0 };
  responder('GET /primeiros-passos', [refeicao, ...PASSOS]);
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('1 de 4 feitos')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Matrículas',
    'Usuários',
    '✓Unidades educacionais (feito)',
    'Primeira refeição',
  ]);
});

test('a screen that the user may not open has no link', async () => {
  simularApi(comArea);
  renderTela(<PrimeirosPassos areas={[AREA]} aoOcultar={() => undefined} />, { permissoes: ['UNIDADES'] });
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
  const { usuario } = renderTela(<PrimeirosPassos areas={[]} aoOcultar={() => undefined} />);
  await usuario.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 de 3 feitos')).toBeVisible();
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
