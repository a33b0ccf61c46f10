import type { Item } from '@merenda/shared/contratos';
import { colar, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import GerenciarItens from './GerenciarItens.js';

const item = (id: number, nome: string): Item => ({
  id,
  nome,
  itemProdutoTipo: 'LIMPEZA',
  categoria: null,
  grauProcessamento: null,
  componentes: [],
  versao: 1,
});
const EXPORTAR = 'POST /exportacoes/itens';

test('the list is exported as it is filtered and sorted', async () => {
  const servidor = simularApi({
    'GET /itens-produto': [item(1, 'BALDE'), item(2, 'PANO DE CHÃO'), item(3, 'PANO DE PRATO')],
    [EXPORTAR]: { nome: 'itens.csv', conteudo: 'QQ==' },
  });
  const salvos: string[] = [];
  URL.createObjectURL = (arquivo) => `#${salvos.push((arquivo as Blob).type)}`;
  URL.revokeObjectURL = () => undefined;
  const { usuario } = renderTela(<GerenciarItens />, { permissoes: ['ITENS'] });
  await screen.findByText('BALDE');
  await usuario.click(screen.getByRole('button', { name: 'Exportar' }));
  await verificarAcessibilidade();
  await usuario.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(salvos).toEqual(['text/csv;charset=utf-8']));
  expect(servidor.de(EXPORTAR)[0]?.corpo).toEqual({ formato: 'CSV', ids: [1, 2, 3] });

  await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'pano');
  const cabecalho = screen.getByRole('columnheader', { name: /Nome/ });
  await usuario.click(cabecalho);
  await usuario.click(cabecalho);
  await waitFor(() => expect(screen.queryByText('BALDE')).not.toBeInTheDocument());
  servidor.responder(EXPORTAR, problema(503, 'Muito movimento.'));
  await usuario.click(screen.getByRole('button', { name: 'Exportar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Exportar XLSX' }));
  expect(await screen.findByText('Muito movimento.')).toBeInTheDocument();
  expect(servidor.de(EXPORTAR)[1]?.corpo).toEqual({ formato: 'XLSX', ids: [3, 2] });
});
