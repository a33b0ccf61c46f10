import { fingirTelaEstreita, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BotaoComPainel, BotaoDaFerramenta, MenuDeFerramentas } from './BotaoComPainel.js';

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

/** A tool with a dialog of its own. */
function Ferramenta() {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <BotaoDaFerramenta rotulo="Selecionar" aoAcionar={() => setAberto(true)} />
      {aberto && <p>Seleção aberta</p>}
    </>
  );
}

test.each([false, true])(
  'the menu of a list has the entries of its tools, and closes when one is used, whose dialog stays (phone: %s)',
  async (telefone) => {
    fingirTelaEstreita(telefone);
    const feitas: string[] = [];
    const { usuario } = renderTela(
      <MenuDeFerramentas>
        <Ferramenta />
        <BotaoComPainel rotulo="Exportar">
          {(fechar) => (
            <button
              onClick={() => {
                feitas.push('CSV');
                fechar();
              }}
            >
              Exportar CSV
            </button>
          )}
        </BotaoComPainel>
      </MenuDeFerramentas>,
    );
    const menu = () => screen.getByRole('button', { name: 'Mais ações da lista' });
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument();
    await usuario.click(menu());
    const painel = await screen.findByRole(telefone ? 'dialog' : 'group', { name: 'Mais ações da lista' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Selecionar' })).toHaveFocus());
    await usuario.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(screen.getByRole('group', { name: 'Exportar' })).toBeVisible();
    await verificarAcessibilidade();
    await usuario.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    expect(feitas).toEqual(['CSV']);
    await waitFor(() => expect(painel).not.toBeInTheDocument());
    await usuario.click(menu());
    await usuario.click(await screen.findByRole('button', { name: 'Selecionar' }));
    expect(screen.getByText('Seleção aberta')).toBeInTheDocument();
    await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));
  },
);
