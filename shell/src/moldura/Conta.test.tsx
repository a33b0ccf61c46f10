import { renderTela, simularApi, umaPagina } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import { Conta } from './Conta.js';

test.each([
  [1, 'Ver todas'],
  [1_200, 'Ver todas as 1.200'],
])('with %i notifications, of which it lists the first page, the panel offers: %s', async (total, texto) => {
  simularApi({
    'GET /notificacoes/pagina': {
      ...umaPagina([{ mensagem: 'LEITE, lote 7: vence em 01/12/2026.' }], { total, semFiltro: total }),
      refeicoesPorExecutar: 0,
    },
  });
  renderTela(<Conta />);
  expect(await screen.findByRole('link', { name: texto, hidden: true })).toHaveAttribute('href', '/notificacao');
  expect(screen.getByText('LEITE, lote 7: vence em 01/12/2026.')).toBeInTheDocument();
});
