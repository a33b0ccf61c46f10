import { renderTela } from '@merenda/shared/testing';
import { ListaComBusca, ListaPaginada, useListaPaginada, type Coluna } from '@merenda/shared/ui';
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
  <ListaComBusca
    {...COMUM}
    consulta={{ data: FRUTAS, error: null, isFetching: false, refetch: () => undefined }}
    colunas={COLUNAS}
  />
);
const SEM_CAMPOS: readonly never[] = [];
const DaPagina = () => (
  <ListaPaginada<Fruta>
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
