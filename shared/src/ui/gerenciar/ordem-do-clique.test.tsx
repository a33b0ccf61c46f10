import { renderTela } from '@merenda/shared/testing';
import { ListaDeRegistros, Tabela, useListaPaginada, type Coluna } from '@merenda/shared/ui';
import { act, screen } from '@testing-library/react';
import fc from 'fast-check';

interface Fruta {
  id: number;
  nome: string;
  cor: string;
}
const FRUTAS: Fruta[] = [
  { id: 1, nome: 'UVA', cor: 'ROXA' },
  { id: 2, nome: 'CAJU', cor: 'AMARELA' },
];
const COLUNAS: Coluna<Fruta>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  { titulo: 'Cor', valor: ({ cor }) => cor, ordem: ({ cor }) => cor },
];
const DO_SERVIDOR = COLUNAS.map((coluna) => ({ ...coluna, ordem: coluna.titulo.toLowerCase() }));
const ORDENS = ['nome', 'cor'] as const;
const COMUM = { rotulo: 'Frutas', nomeDaLinha: ({ nome }: Fruta) => nome, vazio: 'Nenhuma fruta.' };

const DoNavegador = () => (
  <ListaDeRegistros
    {...COMUM}
    consulta={{ data: FRUTAS, error: null, isFetching: false, refetch: () => undefined }}
    colunas={COLUNAS}
  />
);
const SEM_CAMPOS: readonly never[] = [];
const DaPagina = () => (
  <ListaDeRegistros<Fruta>
    {...COMUM}
    paginas={useListaPaginada<Fruta, (typeof ORDENS)[number]>({
      chave: ['frutas'],
      campos: SEM_CAMPOS,
      ordens: ORDENS,
      ler: () => Promise.resolve({ linhas: FRUTAS, total: 2, semFiltro: 2, proximo: null }),
    })}
    colunas={DO_SERVIDOR}
  />
);

/** 100 rows: five pages. */
const MUITAS: Fruta[] = Array.from({ length: 100 }, (_, indice) => ({
  id: indice + 1,
  nome: `UVA ${String(indice + 1)}`,
  cor: 'ROXA',
}));
const MuitasDoNavegador = () => (
  <ListaDeRegistros
    {...COMUM}
    consulta={{ data: MUITAS, error: null, isFetching: false, refetch: () => undefined }}
    colunas={COLUNAS}
  />
);
const MuitasPorPagina = () => (
  <ListaDeRegistros<Fruta>
    {...COMUM}
    paginas={useListaPaginada<Fruta>({
      chave: ['muitas'],
      campos: SEM_CAMPOS,
      ler: (_, { pular = 0 }) =>
        Promise.resolve({
          linhas: MUITAS.slice(Number(pular), Number(pular) + 20),
          total: 100,
          semFiltro: 100,
          proximo: null,
        }),
    })}
    colunas={DO_SERVIDOR}
  />
);
const TabelaSolta = () => (
  <Tabela<Fruta> {...COMUM} linhas={MUITAS} colunas={COLUNAS} chave={({ id }) => id} vazio="Nenhuma fruta." />
);

/** What the column's titles say after the clicks: up, down, none. */
function ordemDepois(cliques: readonly string[]): string | null {
  const [ultima = ''] = cliques.slice(-1);
  const seguidos = cliques.length - 1 - cliques.findLastIndex((coluna) => coluna !== ultima);
  // Only the clicks since another column count; the third takes the order away.
  return [null, ultima, `-${ultima}`][seguidos % 3] ?? null;
}

const clicar = (coluna: string) => screen.getByRole('columnheader', { name: new RegExp(`^${coluna}`, 'i') }).click();

test.each([
  ['filtered by the browser', DoNavegador],
  ['paged by the server', DaPagina],
])('each click on a title counts, however slowly a list %s is drawn', async (_, Lista) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...ORDENS), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (rajadas) => {
        const { router, unmount } = renderTela(<Lista />, { endereco: '/tela' });
        await screen.findByRole('cell', { name: 'UVA' });
        for (const rajada of rajadas) {
          // Nothing is drawn between the clicks of one burst.
          await act(async () => rajada.forEach(clicar));
        }
        const pedida = new URLSearchParams(router.state.location.search).get('ordem');
        unmount();
        expect(pedida).toBe(ordemDepois(rajadas.flat()));
      },
    ),
    { numRuns: 15 },
  );
});

test.each([
  ['of a list filtered by the browser', MuitasDoNavegador],
  ['of a list paged by the server', MuitasPorPagina],
  ['of a table alone', TabelaSolta],
])('each click on an arrow of the pages %s counts, however slowly they are drawn', async (_, Lista) => {
  renderTela(<Lista />, { endereco: '/tela' });
  await screen.findByRole('cell', { name: 'UVA 1' });
  const seta = (nome: string) => screen.getByRole('button', { name: nome });
  // Nothing is drawn between the clicks of one burst.
  const rajada = (...alvos: HTMLElement[]) => act(async () => alvos.forEach((alvo) => alvo.click()));

  await rajada(seta('Próxima página'), seta('Próxima página'), seta('Próxima página'));
  expect(await screen.findByText('UVA 61')).toBeVisible();
  // Beyond the last page there is none.
  await rajada(seta('Próxima página'), seta('Próxima página'), seta('Próxima página'));
  expect(await screen.findByText('UVA 81')).toBeVisible();
  await rajada(seta('Página anterior'), seta('Página anterior'));
  expect(await screen.findByText('UVA 41')).toBeVisible();
  // A number says its page, however often it is clicked.
  await rajada(screen.getByText('2'), screen.getByText('2'));
  expect(await screen.findByText('UVA 21')).toBeVisible();
});
