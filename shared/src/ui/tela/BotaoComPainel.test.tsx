import { fingirTelaEstreita, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { BotaoComPainel } from './BotaoComPainel.js';

const abrir = () =>
  renderTela(
    <BotaoComPainel rotulo="Exportar">{(fechar) => <button onClick={fechar}>Exportar XLSX</button>}</BotaoComPainel>,
  );
const botao = () => screen.getByRole('button', { name: 'Exportar' });

test.each([false, true])(
  'its controls get the focus; one that closes the panel, and Escape, give it back (phone: %s)',
  async (telefone) => {
    fingirTelaEstreita(telefone);
    const { usuario } = abrir();
    expect(screen.queryByRole('button', { name: 'Exportar XLSX' })).not.toBeInTheDocument();
    for (const fecha of ['{Enter}', '{Escape}']) {
      await usuario.click(botao());
      const painel = await screen.findByRole(telefone ? 'dialog' : 'group', { name: 'Exportar' });
      expect(painel).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar XLSX' })).toHaveFocus());
      await verificarAcessibilidade();
      await usuario.keyboard(fecha);
      await waitFor(() => expect(painel).not.toBeInTheDocument());
      expect(botao()).toHaveFocus();
    }
  },
);
