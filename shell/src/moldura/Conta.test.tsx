import { renderTela, simularApi, umaPagina } from '@merenda/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Conta } from './Conta.js';
import { abrirConta } from './teste/abrirConta.js';

const LEITE = 'LEITE, lote 7: vence em 01/12/2026.';

test.each([
  [1, '1 notificação', 'Ver todas'],
  [1_200, '99+ notificações', 'Ver todas as 1.200'],
])(
  'with %i notifications, of which it lists the first page, the badge says %s and the panel offers: %s',
  async (total, selo, texto) => {
    simularApi({
      'GET /notificacoes/pagina': {
        ...umaPagina([{ mensagem: LEITE }], { total, semFiltro: total }),
        refeicoesPorExecutar: 0,
        primeirosPassos: false,
      },
    });
    renderTela(<Conta />);
    await screen.findByRole('button', { name: `Sua conta, ${selo}` });
    // Closed, it draws nothing of them: every screen would pay for it.
    expect(screen.queryByText(LEITE)).not.toBeInTheDocument();
    abrirConta();
    expect(screen.getByRole('link', { name: texto })).toHaveAttribute('href', '/notificacao');
    expect(screen.getByText(LEITE)).toBeInTheDocument();
  },
);

test('the look is chosen in the account', () => {
  simularApi({ 'GET /notificacoes/pagina': { ...umaPagina([]), refeicoesPorExecutar: 0, primeirosPassos: false } });
  renderTela(<Conta />);
  abrirConta();
  expect(screen.getByRole('radio', { name: 'Automática' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Escura' }));
  expect(document.documentElement).toHaveAttribute('data-tema', 'escuro');
  fireEvent.click(screen.getByRole('radio', { name: 'Automática' }));
  expect(document.documentElement).toHaveAttribute('data-tema', 'claro');
});
