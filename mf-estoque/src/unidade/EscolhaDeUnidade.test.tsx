import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import Balancos from '../balancos/Balancos.js';
import ContagemDeEstoque from '../contagens/ContagemDeEstoque.js';
import KitMerenda from '../kits/KitMerenda.js';

const ESTOQUES = [
  { id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } },
  { id: 4, unidadeEducacional: { id: 40, nome: 'ESCOLA VERDE' } },
];

const TELAS: [frase: string, tela: ComponentType][] = [
  ['Escolha a unidade para ver os balanços.', Balancos],
  ['Escolha a unidade para contar o estoque.', ContagemDeEstoque],
  ['Escolha a unidade para montar um kit.', KitMerenda],
];

test.each(TELAS)('%s The select is below this sentence until a unit is chosen', async (frase, Tela) => {
  simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [],
    'GET /estoques/4/balancos': [],
    'GET /estoques/4/contagens': [],
    'GET /estoques/4/produtos-estoque': [],
    'GET /gestao-escolar/turmas': { escolaId: 77, turmas: [] },
  });
  const { usuario, router } = renderTela(<Tela />, { permissoes: ['ESTOQUES'], estoques: ESTOQUES });
  const select = () => screen.getByRole('combobox', { name: 'Unidade educacional' });
  expect(screen.getByText(frase).compareDocumentPosition(select())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await verificarAcessibilidade();
  await usuario.click(select());
  await usuario.click(await screen.findByTitle('Escola Verde'));
  expect(router.state.location.search).toBe('?estoque=4');
  expect(screen.queryByText(frase)).not.toBeInTheDocument();
  expect(select()).toBeVisible();
});
