import type { NotaAPagar, PagamentoResumo } from '@merenda/shared/contratos';
import {
  acionar,
  colar,
  esperarDialogo,
  exportarLista,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ModalPagamentos } from './ModalPagamentos.js';
import GerenciarPagamentos from './GerenciarPagamentos.js';
import { nomeDoPagamento } from './identificacao.js';
import { umaSolicitacao } from '../teste/solicitacoes.js';

const PAGAMENTO: PagamentoResumo = {
  id: 8,
  data: '10/03/2026',
  documento: 'OB 77',
  valor: 100,
  retencao: 0,
  notaFiscal: { id: 31, numero: 'NF 9' },
  solicitacao: { id: 2, numero: '12/2026' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO', nome: 'CEREALISTA', agriculturaFamiliar: false },
  situacao: 'PAGO',
  estorno: null,
  versao: 3,
};
const NOTA: NotaAPagar = {
  notaFiscal: { id: 31, numero: 'NF 9', dataRecebimento: '02/03/2026', valor: 177.5 },
  aceito: 177.5,
  pago: 100,
  retido: 0,
  pagamentos: [PAGAMENTO],
  anosFechados: [],
};
const RELOGIO = { 'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 10:00' } };

function abrirDaSolicitacao(respostas: object = {}) {
  const api = simularApi({ ...RELOGIO, 'GET /pagamentos/solicitacoes/2': [NOTA], ...respostas });
  const solicitacao = umaSolicitacao();
  return {
    api,
    ...renderTela(<ModalPagamentos solicitacao={solicitacao} aoFechar={() => {}} />, { permissoes: ['AQUISICOES'] }),
  };
}

test('the form proposes what is left of the invoice and sends the payment once', async () => {
  const { usuario, api } = abrirDaSolicitacao({ 'POST /pagamentos': { ...PAGAMENTO, itens: [] } });
  await usuario.click(await screen.findByRole('button', { name: 'Registrar pagamento' }));
  const dialogo = await esperarDialogo('Registrar Pagamento');
  expect(within(dialogo).getByLabelText('Valor pago')).toHaveValue('R$ 77,50');
  await usuario.type(within(dialogo).getByLabelText('Data do pagamento'), '17/11/2026{Enter}');
  await colar(usuario, within(dialogo).getByLabelText('Ordem bancária ou cheque'), 'ob 78');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('POST /pagamentos').map(({ corpo }) => corpo)).toEqual([
      { notaFiscal: { id: 31 }, data: '17/11/2026', documento: 'OB 78', valor: 77.5, retencao: 0 },
    ]),
  );
});

test('a payment of a closed year asks for its reason, and one of an open year does not', async () => {
  const { usuario, api } = abrirDaSolicitacao({
    'GET /pagamentos/solicitacoes/2': [
      { ...NOTA, notaFiscal: { ...NOTA.notaFiscal, dataRecebimento: '02/03/2025' }, anosFechados: [2025] },
    ],
    'POST /pagamentos': { ...PAGAMENTO, itens: [] },
  });
  await usuario.click(await screen.findByRole('button', { name: 'Registrar pagamento' }));
  const dialogo = await esperarDialogo('Registrar Pagamento');
  const data = within(dialogo).getByLabelText('Data do pagamento');
  await usuario.type(data, '17/11/2026{Enter}');
  expect(within(dialogo).queryByLabelText('Motivo da correção')).not.toBeInTheDocument();
  await usuario.clear(data);
  await usuario.type(data, '30/12/2025{Enter}');
  await colar(usuario, await within(dialogo).findByLabelText('Motivo da correção'), 'Ordem esquecida');
  await colar(usuario, within(dialogo).getByLabelText('Ordem bancária ou cheque'), 'OB 78');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('POST /pagamentos').map(({ corpo }) => corpo)).toMatchObject([
      { data: '30/12/2025', motivo: 'Ordem esquecida' },
    ]),
  );
});

test('a value and a retention that pass what is left are refused at the value, and nothing is sent', async () => {
  const { usuario, api } = abrirDaSolicitacao();
  await usuario.click(await screen.findByRole('button', { name: 'Registrar pagamento' }));
  const dialogo = await esperarDialogo('Registrar Pagamento');
  await colar(usuario, within(dialogo).getByLabelText('Ordem bancária ou cheque'), 'OB 78');
  await colar(usuario, within(dialogo).getByLabelText('Retenção'), '0,01');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  expect(await within(dialogo).findByText(/Valor e retenção somam R\$ 77,51/)).toBeInTheDocument();
  expect(api.de('POST /pagamentos')).toEqual([]);
});

test('an invoice that is paid takes no more, and a reversed payment is not reversed again', async () => {
  const estorno = { quando: '11/03/2026 10:00', usuario: 'ANA', motivo: 'Engano' };
  abrirDaSolicitacao({
    'GET /pagamentos/solicitacoes/2': [
      { ...NOTA, pago: 177.5, pagamentos: [{ ...PAGAMENTO, situacao: 'ESTORNADO', estorno }] },
    ],
  });
  expect(await screen.findByText('Estornado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Registrar pagamento' })).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

describe('the list', () => {
  const abrir = (respostas: object = {}) => {
    const api = simularApi({
      ...RELOGIO,
      'GET /pagamentos/pagina': umaPagina([PAGAMENTO, { ...PAGAMENTO, id: 9, situacao: 'SEM_RECEBIMENTO' }]),
      ...respostas,
    });
    return { api, ...renderTela(<GerenciarPagamentos />, { permissoes: ['AQUISICOES'], rota: '/pagamentos' }) };
  };

  test('names a payment whose goods went back, and is exported', async () => {
    const { usuario, api } = abrir();
    expect(await screen.findByText('Pago sem recebimento, peça a devolução')).toBeInTheDocument();
    expect(await exportarLista(usuario, api, 'pagamentos')).toEqual({ formato: 'CSV', busca: {} });
    await verificarAcessibilidade();
  });

  test('reverses a payment with its reason and the version that it read', async () => {
    const { usuario, api } = abrir({
      'GET /pagamentos/pagina': umaPagina([PAGAMENTO]),
      'POST /pagamentos/8/estorno': problema(409, 'O pagamento foi alterado por outra pessoa enquanto você editava.'),
    });
    await acionar(usuario, 'Estornar', nomeDoPagamento(PAGAMENTO));
    await colar(usuario, await screen.findByLabelText('Motivo'), 'Ordem devolvida');
    await usuario.click(screen.getByRole('button', { name: 'Estornar pagamento' }));
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() =>
      expect(api.de('POST /pagamentos/8/estorno').map(({ corpo }) => corpo)).toEqual([
        { motivo: 'Ordem devolvida', versao: 3 },
      ]),
    );
  });
});
