import { problema, renderTela, simularApi, umaUnidade, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import Unidades from './Unidades.js';

test('the units are listed and found by name', async () => {
  simularApi({
    'GET /unidades-educacionais': [
      umaUnidade({ id: 1, nome: 'ESCOLA DAS ACÁCIAS' }),
      umaUnidade({ id: 2, nome: 'CRECHE GIRASSOL' }),
    ],
  });
  const { usuario, container } = renderTela(<Unidades />);
  await screen.findByRole('cell', { name: 'ESCOLA DAS ACÁCIAS' });
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'girassol');
  await screen.findByText('1 de 2 registros');
  expect(screen.queryByRole('cell', { name: 'ESCOLA DAS ACÁCIAS' })).toBeNull();
  await verificarAcessibilidade(container);
});

test('a failed request shows its message in place of the list', async () => {
  simularApi({
    'GET /unidades-educacionais': problema(503, 'O serviço está indisponível. Tente de novo em instantes.'),
  });
  renderTela(<Unidades />);
  await screen.findByText('O serviço está indisponível. Tente de novo em instantes.');
});
