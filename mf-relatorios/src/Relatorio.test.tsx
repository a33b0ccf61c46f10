import { useSessao } from '@merenda/shared';
import { problema, renderTela, simularApi } from '@merenda/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import Relatorio from './Relatorio';

const ROTA = '/relatorio/:tipo/:id?/:segundo?';
const ITENS = {
  'GET /relogio': { hoje: '2026-03-05', agora: '05/03/2026 10:30' },
  'GET /convencoes/categorias-alimento': [],
  'GET /relatorios/itens-produto': [{ id: 1, nome: 'SAL', itemProdutoTipo: 'ALIMENTO', categoria: null, grauProcessamento: null, componentes: [], versao: 1 }],
};

test('a report stands under its secretariat, logo and title, and says who printed it and when', async () => {
  simularApi(ITENS);
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  useSessao.setState(({ auth }) => ({ auth: { ...auth, secretaria: { id: 1, nome: 'SECRETARIA DE EDUCAÇÃO', municipio: 'São João', uf: 'MG' } } }));
  expect(await screen.findByRole('heading', { name: 'Itens' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'SAL' })).toBeVisible();
  expect(screen.getByText('Emitido por MARIA DA SILVA em 05/03/2026 10:30')).toBeVisible();
  expect(document.documentElement.style.getPropertyValue('--folha-rodape')).toBe('"Itens – Emitido por MARIA DA SILVA em 05/03/2026 10:30"');
  expect(screen.getByRole('link', { name: 'Todos os relatórios' })).toHaveAttribute('href', '/relatorio');
  const logo = screen.getByRole('img', { name: 'Brasão de São João' });
  expect(logo).toHaveAttribute('src', '/municipios/sao_joao.png');
  fireEvent.error(logo);
  expect(screen.getByText('São João')).toBeVisible();
});

test.each([
  ['a key that does not exist', '/relatorio/constructor/1', {}],
  ['a record that does not exist', '/relatorio/solicitacao-compra/99', { 'GET /relatorios/solicitacoes/99': problema(404, 'Não há.'), 'GET /convencoes/unidades-produto': [] }],
])('%s is said', async (_, endereco, rotas) => {
  simularApi({ 'GET /relogio': ITENS['GET /relogio'], ...rotas });
  renderTela(<Relatorio />, { rota: ROTA, endereco });
  expect(await screen.findByText(/Este relatório não existe/)).toBeVisible();
});

test('suppliers are asked for by type first', async () => {
  sessionStorage.clear();
  simularApi({ 'GET /relogio': ITENS['GET /relogio'], 'GET /relatorios/fornecedores': [] });
  const { usuario, router } = renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/fornecedores/false' });
  await usuario.click(await screen.findByRole('button', { name: 'Jurídico' }));
  expect(await screen.findByRole('heading', { name: 'Fornecedores – Pessoa Jurídica' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/relatorio/fornecedores/false/JURIDICO');
});
