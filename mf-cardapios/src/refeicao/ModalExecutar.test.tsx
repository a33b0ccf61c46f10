import type { PreviaDoAbatimento } from '@merenda/shared/contratos';
import {
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PREVIA, refeicao } from '../teste/dados.js';
import { ModalExecutar } from './ModalExecutar.js';

const PLANO = 'GET /refeicoes/7/abatimento';
const EXECUTAR = 'POST /refeicoes/7/abatimento';

/** The plan with lot L2 chosen: it covers the meal alone. */
const COM_L2: PreviaDoAbatimento = {
  ...PREVIA,
  produtos: PREVIA.produtos.map((um) => ({ ...um, id: 4, lote: 'L2', saldo: 20, saldoDepois: 18.192, fixado: true })),
  outrosLotes: PREVIA.outrosLotes.map((um) => ({ ...um, id: 1, lote: 'L1', saldo: 10 })),
  assinatura: 'b2',
};

function montar(previa = PREVIA) {
  const api = simularApi({
    [PLANO]: previa,
    'GET /convencoes/unidades-produto': [{ nome: 'SACO', descricao: 'Saco' }],
  });
  return {
    api,
    ...renderTela(<ModalExecutar refeicao={{ id: 7, prato: { nome: 'ARROZ' } }} aoFechar={() => undefined} />),
  };
}

type Tela = ReturnType<typeof montar>;

/** Chooses lot L2 in place of L1. */
async function escolherL2({ api, usuario }: Tela, resposta: Parameters<Tela['api']['responder']>[1] = COM_L2) {
  await usuario.click(await screen.findByRole('button', { name: 'Usar outro lote Arroz 5 kg, lote L1' }));
  const modal = await esperarDialogo('Usar outro lote');
  await usuario.click(within(modal).getByRole('combobox', { name: /^Lote/ }));
  await usuario.click(await screen.findByTitle('L2, vence em 31/01/2027: Arroz 5 kg, 100 kg (20 × saco de 5 kg)'));
  await usuario.type(within(modal).getByRole('textbox', { name: /^Motivo/ }), 'Embalagem aberta');
  api.responder(PLANO, resposta);
  await usuario.click(within(modal).getByRole('button', { name: 'Usar este lote' }));
}

async function executar({ usuario }: Tela) {
  await usuario.click(screen.getByRole('button', { name: 'Executar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
}

test('another lot is chosen with a reason: the plan is asked for again, and both are sent', async () => {
  const tela = montar();
  const { api } = tela;
  await escolherL2(tela);
  const linha = (await screen.findByText('L2')).closest('tr') as HTMLTableRowElement;
  expect(within(linha).getByText('Escolhido')).toBeInTheDocument();
  expect(screen.getByText('O lote L2 sai antes: Embalagem aberta')).toBeInTheDocument();
  expect(api.de(PLANO).map(({ busca }) => busca)).toEqual([{}, { fixados: '4' }]);
  await verificarAcessibilidade();
  api.responder(EXECUTAR, refeicao({ executado: true }));
  await executar(tela);
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  expect(api.de(EXECUTAR)[0]?.corpo).toEqual({
    assinatura: 'b2',
    fixados: [{ produtoEstoque: { id: 4 }, motivo: 'Embalagem aberta' }],
  });
});

test('a choice needs the lot and the reason, and is undone', async () => {
  const tela = montar();
  const { api, usuario } = tela;
  await usuario.click(await screen.findByRole('button', { name: 'Usar outro lote Arroz 5 kg, lote L1' }));
  const modal = await esperarDialogo('Usar outro lote');
  await usuario.click(within(modal).getByRole('button', { name: 'Usar este lote' }));
  expect(await within(modal).findAllByText('Campo obrigatório.')).toHaveLength(2);
  expect(api.de(PLANO)).toHaveLength(1);
  await usuario.click(within(modal).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Usar outro lote' })).not.toBeInTheDocument());

  await escolherL2(tela);
  await usuario.click(await screen.findByRole('button', { name: 'Desfazer a escolha do lote L2' }));
  await waitFor(() => expect(api.de(PLANO).at(-1)?.busca).toEqual({}));
  expect(screen.queryByText(/sai antes/)).not.toBeInTheDocument();
});

test('a message tells that the stock has no other lot of the item', async () => {
  montar({ ...PREVIA, outrosLotes: [] });
  const botao = await screen.findByRole('button', { name: 'Usar outro lote Arroz 5 kg, lote L1' });
  expect(botao).toHaveAttribute('aria-disabled', 'true');
  expect(botao).toHaveAttribute('aria-description', 'A unidade não tem outro lote deste item.');
});

test('a chosen lot that can no longer be used says why and leads back', async () => {
  const tela = montar();
  const { api, usuario } = tela;
  const mensagem = 'O lote L2 está bloqueado: só sai como recolhimento.';
  await escolherL2(tela, problema(409, mensagem, [{ campo: 'fixados', mensagem }]));
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Executar' })).toBeDisabled();
  api.responder(PLANO, PREVIA);
  await usuario.click(screen.getByRole('button', { name: 'Usar o que vence antes' }));
  expect(await screen.findByText('L1')).toBeInTheDocument();
});

test('when the stock changed, the new plan is shown with what changed, and asked for again', async () => {
  const tela = montar();
  const { api } = tela;
  await screen.findByText('L1');
  // L1 has one sack left: 0.808 sacks of L2.
  const novo: PreviaDoAbatimento = {
    ...PREVIA,
    produtos: PREVIA.produtos.flatMap((um) => [
      { ...um, quantidade: 1, saldo: 1, saldoDepois: 0 },
      { ...um, id: 4, lote: 'L2', quantidade: 0.808, saldo: 20, saldoDepois: 19.192 },
    ]),
    outrosLotes: [],
    assinatura: 'c3',
  };
  api.responder(EXECUTAR, () => {
    api.responder(PLANO, novo);
    const mensagem = 'O estoque mudou.';
    return problema(409, mensagem, [{ campo: 'assinatura', mensagem }]);
  });
  await executar(tela);
  const aviso = (await screen.findByText(/^O estoque mudou e nada foi retirado/)).closest('[role="status"]');
  expect(aviso).toHaveTextContent('Lote L1: antes 9,04 kg (1,808 × saco de 5 kg), agora 5 kg (1 × saco de 5 kg)');
  expect(aviso).toHaveTextContent('Lote L2: antes 0 kg (0 × saco de 5 kg), agora 4,04 kg (0,808 × saco de 5 kg)');
  expect(screen.queryByText('Erro')).not.toBeInTheDocument();
  await verificarAcessibilidade();
  api.responder(EXECUTAR, refeicao({ executado: true }));
  await executar(tela);
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  expect(api.de(EXECUTAR).map(({ corpo }) => (corpo as { assinatura: string }).assinatura)).toEqual(['a1', 'c3']);
});

test('on a phone the lots are cards', async () => {
  fingirTelaEstreita(true);
  montar();
  const lista = await screen.findByRole('list', { name: 'O que sairá do estoque' });
  expect(within(lista).getByText('Arroz cru')).toBeInTheDocument();
  expect(within(lista).getByRole('button', { name: 'Usar outro lote Arroz 5 kg, lote L1' })).toBeInTheDocument();
  await verificarAcessibilidade();
});
