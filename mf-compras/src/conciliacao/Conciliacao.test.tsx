import type { Conciliacao as Lida, LancamentoDoExtrato, PagamentoResumo } from '@merenda/shared/contratos';
import {
  acionar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Conciliacao from './Conciliacao.js';

const pagamento = (id: number, valor: number): PagamentoResumo => ({
  id,
  data: '10/11/2026',
  documento: `OB ${id}`,
  valor,
  retencao: 0,
  notaFiscal: { id: 31, numero: 'NF 9' },
  solicitacao: { id: 2, numero: '12/2026' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO', nome: 'CEREALISTA', agriculturaFamiliar: false },
  situacao: 'PAGO',
  estorno: null,
  versao: 1,
});
const lancamento = (id: number, valor: number, pago: PagamentoResumo | null = null): LancamentoDoExtrato => ({
  id,
  data: '10/11/2026',
  valor,
  historico: `TED ${id}`,
  documento: '',
  pagamento: pago,
  versao: 4,
});
const LIDA: Lida = {
  conta: { banco: '001', conta: '12345-6' },
  lancamentos: [lancamento(1, -100), lancamento(2, 30), lancamento(3, -50, pagamento(9, 50))],
  semLancamento: [pagamento(7, 99), pagamento(8, 100)],
};

function abrir(respostas: object = {}, permissoes: ('AQUISICOES' | 'CONFIGURACOES')[] = ['AQUISICOES']) {
  const api = simularApi({
    'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 10:00' },
    'GET /extratos/conciliacao': LIDA,
    'POST /extratos/previa': { novos: 2, reconhecidos: 0 },
    ...respostas,
  });
  return { api, ...renderTela(<Conciliacao />, { permissoes, rota: '/conciliacao' }) };
}
const parte = async (nome: string) => within(await screen.findByRole('region', { name: nome }));

test('the rest stands on both sides, apart from what belongs together', async () => {
  abrir();
  expect((await parte('No banco, sem pagamento')).getAllByRole('row')).toHaveLength(3);
  expect((await parte('Pago, sem lançamento no banco')).getAllByRole('row')).toHaveLength(3);
  expect((await parte('Conciliados')).getByText(/documento OB 9/)).toBeInTheDocument();
  expect(screen.getByText('Conta do município: 12345-6, banco 001.')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a line is matched by hand with the version that was read, the payment of its value offered first', async () => {
  const { usuario, api } = abrir({ 'PUT /extratos/lancamentos/1/conciliacao': lancamento(1, -100, pagamento(8, 100)) });
  await acionar(usuario, 'Conciliar', '-R$ 100,00, em 10/11/2026, TED 1');
  const dialogo = within(await esperarDialogo('Conciliar Lançamento'));
  await usuario.click(dialogo.getByRole('combobox', { name: 'Pagamento' }));
  await usuario.click(
    (await screen.findAllByText(/documento OB [78]/, { selector: '.ant-select-item-option-content' }))[0]!,
  );
  await usuario.click(dialogo.getByRole('button', { name: 'Conciliar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('PUT /extratos/lancamentos/1/conciliacao').map(({ corpo }) => corpo)).toEqual([
      { pagamento: { id: 8 }, versao: 4 },
    ]),
  );
});

test('a statement of another account is refused where it was chosen', async () => {
  const frase =
    'O extrato é da conta 9 do banco 001; a conta do município é a 12345-6 do banco 001. Nada foi guardado.';
  const { usuario } = abrir({ 'POST /extratos': problema(409, frase) });
  await usuario.upload(await screen.findByLabelText('Arquivo do extrato bancário'), new File(['x'], 'a.ofx'));
  expect(await screen.findByText(frase)).toBeInTheDocument();
});

test('the import says how many lines are new, known and matched, and warns of another year', async () => {
  const aviso = 'O extrato tem lançamentos de 2025. Confira se é o que você queria.';
  const { usuario } = abrir({
    'POST /extratos': {
      id: 1,
      banco: '001',
      conta: '12345-6',
      novos: 2,
      repetidos: 1,
      conciliados: 1,
      avisos: [aviso],
    },
  });
  await usuario.upload(await screen.findByLabelText('Arquivo do extrato bancário'), new File(['x'], 'a.ofx'));
  expect(
    await screen.findByText(
      'Extrato da conta 12345-6: 2 lançamentos novos, 1 que já estava aqui, 1 conciliado sem dúvida.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(aviso)).toBeInTheDocument();
});

const IMPORTADO = { id: 1, banco: '001', conta: '12345-6', novos: 2, repetidos: 3, conciliados: 0, avisos: [] };

test.each([
  ['Cancelar', 0],
  ['Sim', 1],
])(
  'lines that came in the other form are told before the import; after %s it is sent %s times',
  async (resposta, vezes) => {
    const { usuario, api } = abrir({
      'POST /extratos/previa': { novos: 2, reconhecidos: 3 },
      'POST /extratos': IMPORTADO,
    });
    await usuario.upload(await screen.findByLabelText('Arquivo do extrato bancário'), new File(['x'], 'a.csv'));
    expect(
      await screen.findByText(
        '3 lançamentos deste arquivo já estão no extrato, importados em outro formato. Só os outros 2 serão importados. Deseja continuar?',
      ),
    ).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: resposta }));
    await screen.findByLabelText('Arquivo do extrato bancário');
    expect(api.de('POST /extratos')).toHaveLength(vezes);
  },
);

test('who writes the settings changes a wrong account, and a matched line is named by the server', async () => {
  const frase =
    'Há lançamentos conciliados com pagamentos. Desfaça as conciliações antes de trocar a conta do município.';
  const { usuario, api } = abrir({ 'DELETE /extratos': problema(409, frase) }, ['AQUISICOES', 'CONFIGURACOES']);
  await usuario.click(await screen.findByRole('button', { name: 'Trocar a conta' }));
  expect(await screen.findByText(/o próximo extrato OFX diz qual é a conta/)).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText(frase)).toBeVisible();
  expect(api.de('DELETE /extratos')).toHaveLength(1);
});

test('the account is not changed by who only buys', async () => {
  abrir();
  await screen.findByText('Conta do município: 12345-6, banco 001.');
  expect(screen.queryByRole('button', { name: 'Trocar a conta' })).not.toBeInTheDocument();
});
