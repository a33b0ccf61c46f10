import { renderTela, simularApi } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { barra } from '../teste/barras.js';
import { EfeitoNoPnae } from './EfeitoNoPnae.js';

test('says a line for each goal that changes when the acquisition is received', async () => {
  const { de } = simularApi({
    'POST /recursos-pnae/simulacao': [{ agora: barra(30.65), comIsto: barra(45) }],
  });
  renderTela(<EfeitoNoPnae simulacao={{ aquisicao: { id: 9 } }} />);
  expect(await screen.findByText('Agricultura familiar: 30,65% → 45%.')).toBeVisible();
  expect(de('POST /recursos-pnae/simulacao').map(({ corpo }) => corpo)).toEqual([{ aquisicao: { id: 9 } }]);
});

test('says nothing while no goal changes, and asks nothing while nothing is requested', async () => {
  const { de } = simularApi({ 'POST /recursos-pnae/simulacao': [] });
  const { unmount } = renderTela(<EfeitoNoPnae simulacao={{ pedidos: [] }} />);
  unmount();
  renderTela(<EfeitoNoPnae simulacao={{ aquisicao: { id: 9 } }} />);
  await waitFor(() => expect(de('POST /recursos-pnae/simulacao')).toHaveLength(1));
  expect(screen.queryByText(/Quando tudo for recebido/)).not.toBeInTheDocument();
});
