import { renderTela } from '@merenda/shared/testing';
import { act, screen } from '@testing-library/react';
import { carregarTela } from '../federation/load-area.js';
import { Paineis } from './Paineis.js';
import { usePaineisAbertos } from './paineis-abertos.js';

jest.mock('../federation/load-area.js', () => ({ carregarTela: jest.fn() }));
jest.mock('../federation/federacao.js', () => ({
  useFederacao: () => ({ data: undefined }),
  reverFederacao: jest.fn(),
}));
jest.mock('../federation/ContextoDasTelas.js', () => ({
  ContextoDasTelas: ({ children }: { children: unknown }) => children,
}));

const AREA = {
  versao: '1',
  container: 'mf_a',
  entrada: '/areas/mf-a/1/remoteEntry.js',
  area: {
    id: 'mf-a',
    nome: 'Área A',
    telas: [],
    menu: [],
    paineis: [
      { id: 'graficos', titulo: 'Gráficos', permissao: null },
      { id: 'contas', titulo: 'Contas', permissao: 'AQUISICOES' },
    ],
  },
};

test('a panel loads when it is opened, and is open again at the next visit', async () => {
  usePaineisAbertos.setState({ abertos: [] });
  jest.mocked(carregarTela).mockResolvedValue({ default: () => <p>Quatro gráficos</p> });
  const { usuario, unmount } = renderTela(<Paineis areas={[AREA]} />);
  // The other one asks for a permission.
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const botao = screen.getByRole('button', { name: 'Gráficos', expanded: false });
  expect(carregarTela).not.toHaveBeenCalled();
  // A suspended component is rendered again only inside `act`.
  await act(() => usuario.click(botao));
  expect(await screen.findByText('Quatro gráficos')).toBeVisible();
  unmount();
  await act(() => Promise.resolve(renderTela(<Paineis areas={[AREA]} />)));
  expect(await screen.findByText('Quatro gráficos')).toBeVisible();
  await act(() => usuario.click(screen.getByRole('button', { name: 'Gráficos', expanded: true })));
  expect(screen.queryByText('Quatro gráficos')).not.toBeInTheDocument();
});
