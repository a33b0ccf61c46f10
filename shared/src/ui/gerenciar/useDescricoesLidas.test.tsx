import { problema, renderTela } from '@merenda/shared/testing';
import { ListaDeRegistros, useDescricao, useListaPaginada, type Coluna } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { darVoltas } from '../../testing/voltas.js';
import { simularServidor } from '../../testing/simularServidor.js';

interface Fruta {
  id: number;
  nome: string;
  categoria: string;
}
const FRUTAS: Fruta[] = [{ id: 1, nome: 'UVA', categoria: 'FRESCA' }];
const CATEGORIAS = 'GET /convencoes/categorias-alimento';
const COMUM = { rotulo: 'Frutas', nomeDaLinha: ({ nome }: Fruta) => nome, vazio: 'Nenhuma fruta.' };
const SEM_CAMPOS: readonly never[] = [];
const ler = () => apiSemTabela.get<Fruta[]>('frutas');

function useColunas(): Coluna<Fruta>[] {
  const categoria = useDescricao('categorias-alimento');
  return [
    { titulo: 'Nome', valor: ({ nome }) => nome },
    { titulo: 'Categoria', convencao: 'categorias-alimento', valor: (fruta) => categoria(fruta.categoria) },
  ];
}
const DoNavegador = () => (
  <ListaDeRegistros<Fruta>
    {...COMUM}
    consulta={useQuery({ queryKey: ['frutas'], queryFn: ler })}
    colunas={useColunas()}
  />
);
const DaPagina = () => (
  <ListaDeRegistros<Fruta>
    {...COMUM}
    paginas={useListaPaginada<Fruta>({
      chave: ['frutas'],
      campos: SEM_CAMPOS,
      ler: async () => ({ linhas: await ler(), total: 1, semFiltro: 1, proximo: null }),
    })}
    colunas={useColunas()}
  />
);

describe.each([
  ['filtered by the browser', DoNavegador],
  ['paged by the server', DaPagina],
])('a list %s', (_, Lista) => {
  test('draws its rows together with the descriptions of their codes, which it reads meanwhile', async () => {
    let resolve: (lista: unknown) => void = () => undefined;
    const promise = new Promise((pronta) => (resolve = pronta));
    const { de } = simularServidor({ 'GET /frutas': FRUTAS, [CATEGORIAS]: () => promise });
    renderTela(<Lista />);
    await waitFor(() => expect(de('GET /frutas')).toHaveLength(1));
    expect(de(CATEGORIAS)).toHaveLength(1);
    // A list that did not wait would have drawn them by now.
    await darVoltas();
    expect(screen.queryByText('UVA')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
    resolve([{ nome: 'FRESCA', descricao: 'Frutas frescas', inativa: false }]);
    expect(await screen.findByText('UVA')).toBeVisible();
    expect(screen.getByText('Frutas frescas')).toBeVisible();
  });

  test('does not wait for descriptions that cannot be read', async () => {
    simularServidor({ 'GET /frutas': FRUTAS, [CATEGORIAS]: problema(403, 'Você não tem permissão.') });
    renderTela(<Lista />);
    expect(await screen.findByText('UVA')).toBeVisible();
  });
});
