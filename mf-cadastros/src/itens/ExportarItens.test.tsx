import type { Item } from '@merenda/shared/contratos';
import {
  colar,
  exportarLista,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  umItem,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import GerenciarItens from './GerenciarItens.js';

const item = (id: number, nome: string): Item => umItem({ id, nome, itemProdutoTipo: 'LIMPEZA', categoria: null });
const EXPORTAR = 'POST /exportacoes/itens';

test('the list is exported as it is filtered and sorted', async () => {
  const servidor = simularApi({
    'GET /itens-produto': [item(1, 'BALDE'), item(2, 'PANO DE CHÃO'), item(3, 'PANO DE PRATO')],
  });
  const { usuario } = renderTela(<GerenciarItens />, { permissoes: ['ITENS'] });
  await screen.findByText('Balde');
  await usarFerramenta(usuario, 'Exportar');
  await verificarAcessibilidade();
  await usarFerramenta(usuario, 'Exportar');
  expect(await exportarLista(usuario, servidor, 'itens')).toEqual({ formato: 'CSV', ids: [1, 2, 3] });

  await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'pano');
  const cabecalho = screen.getByRole('columnheader', { name: /Nome/ });
  await usuario.click(cabecalho);
  await usuario.click(cabecalho);
  await waitFor(() => expect(screen.queryByText('Balde')).not.toBeInTheDocument());
  servidor.responder(EXPORTAR, problema(503, 'Muito movimento.'));
  await usarFerramenta(usuario, 'Exportar');
  await usuario.click(await screen.findByRole('button', { name: 'Exportar XLSX' }));
  expect(await screen.findByText('Muito movimento.')).toBeInTheDocument();
  expect(servidor.de(EXPORTAR)[1]?.corpo).toEqual({ formato: 'XLSX', ids: [3, 2] });
});
