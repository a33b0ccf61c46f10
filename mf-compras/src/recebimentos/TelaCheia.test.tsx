import {
  acionar,
  colar,
  esperarDialogo,
  renderTela,
  simularApi,
  umaPagina,
  umFornecedor,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { umaRegraPnae } from '../teste/regras-pnae.js';
import GerenciarSolicitacoes from '../solicitacoes/GerenciarSolicitacoes.js';
import { nomeDaSolicitacao } from '../solicitacoes/identificacao.js';
import { SEM_RASCUNHO, umaSolicitacao } from '../teste/solicitacoes.js';

const ENVIADA = umaSolicitacao();

const ROTAS = (solicitacao: typeof ENVIADA) => ({
  ...SEM_RASCUNHO,
  'GET /relogio': { hoje: '30/05/2026', agora: '30/05/2026 10:00' },
  'GET /solicitacoes/pagina': umaPagina([solicitacao]),
  'GET /regras-pnae': [umaRegraPnae()],
  'GET /solicitacoes/filtros': { fornecedores: [], unidades: [] },
  'GET /solicitacoes/2': solicitacao,
  'GET /convencoes/modalidades-licitacao': [{ nome: 'PREGAO', descricao: 'Pregão' }],
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
});

const servir = (solicitacao = ENVIADA) => simularApi(ROTAS(solicitacao));

const naLista = () => renderTela(<GerenciarSolicitacoes />, { endereco: '/tela' });

async function abrirPeloLink() {
  const tela = renderTela(<GerenciarSolicitacoes />, { endereco: '/tela?numero=12&receber=2' });
  await screen.findByText('Solicitação 12/2026 de Cerealista');
  const modal = within(await esperarDialogo('Verificar Recebimento'));
  return { ...tela, modal };
}

const semDialogo = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a receipt has an address: back closes it, and the record that was shown below is there again', async () => {
  servir();
  const { usuario, router } = naLista();
  await acionar(usuario, 'Receber', nomeDaSolicitacao(ENVIADA));
  const modal = await esperarDialogo('Verificar Recebimento');
  expect(router.state.location.search).toBe('?receber=2');
  await usuario.click(within(modal).getByRole('button', { name: 'Fechar' }));
  await semDialogo();
  expect(router.state.location.search).toBe('');
  expect(router.state.historyAction).toBe('POP');

  await acionar(usuario, 'Exibir', nomeDaSolicitacao(ENVIADA));
  const detalhes = within(await esperarDialogo(/^Detalhes/));
  await usuario.click(await detalhes.findByRole('button', { name: 'Receber' }));
  await esperarDialogo('Verificar Recebimento');
  expect(router.state.location.search).toBe('?exibir=2&receber=2');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verificar Recebimento' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: /^Detalhes/ })).toBeInTheDocument();
});

test('a link opens the receipt; closed, its parameter leaves the address and an abandoned form asks once', async () => {
  servir();
  const { usuario, router, modal } = await abrirPeloLink();
  await usuario.click(modal.getByRole('button', { name: 'Chegou tudo' }));
  await usuario.click(modal.getByRole('button', { name: 'Cancelar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Descartar' }));
  await semDialogo();
  expect(router.state.location.search).toBe('?numero=12');
});

test('a link to a request without an open item shows a message', async () => {
  servir({ ...ENVIADA, status: 'RECEBIDA' });
  renderTela(<GerenciarSolicitacoes />, { endereco: '/tela?receber=2' });
  expect(await screen.findByText('Não é possível receber a solicitação: a situação é "Recebida".')).toBeInTheDocument();
});

test('"Chegou tudo" checks every product with its open quantity; undoing it unchecks only those, and the typed values stay', async () => {
  servir();
  const { usuario, modal } = await abrirPeloLink();
  const marcados = () => modal.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  const feijao = within(modal.getByRole('group', { name: 'Feijão' }));
  await usuario.click(feijao.getByRole('checkbox'));
  await usuario.click(modal.getByRole('button', { name: 'Chegou tudo' }));
  expect(marcados()).toEqual([true, true]);
  const arroz = within(modal.getByRole('group', { name: 'Arroz 5 kg' }));
  expect(arroz.getByRole('textbox', { name: 'Quantidade recebida' })).toHaveValue('6');
  // 6 packages at R$ 10.00 and 3 at R$ 5.00.
  expect(modal.getByText(/^Os produtos aceitos somam R\$\s75,00\.$/)).toBeInTheDocument();
  await colar(usuario, modal.getByRole('textbox', { name: 'Valor da nota' }), '75,00');
  expect(modal.getByText(/^Os produtos aceitos somam R\$\s75,00, o mesmo que a nota\.$/)).toBeInTheDocument();

  await colar(usuario, arroz.getByRole('textbox', { name: 'Lote' }), 'A1');
  await usuario.click(modal.getByRole('button', { name: 'Desfazer "Chegou tudo"' }));
  expect(marcados()).toEqual([false, true]);
  await usuario.click(modal.getByRole('button', { name: 'Chegou tudo' }));
  expect(await arroz.findByRole('textbox', { name: 'Lote' })).toHaveValue('A1');
});

test('"Chegou tudo" goes to the first lot; Enter goes to the next cell of the grid, and back with Shift, without sending the form', async () => {
  const servidor = servir();
  const { usuario, modal } = await abrirPeloLink();
  await usuario.click(modal.getByRole('button', { name: 'Chegou tudo' }));
  const arroz = within(modal.getByRole('group', { name: 'Arroz 5 kg' }));
  const celula = (nome: string) => arroz.getByRole('textbox', { name: nome });
  await waitFor(() => expect(celula('Lote')).toHaveFocus());
  await usuario.keyboard('A1{Enter}');
  expect(celula('Quantidade recebida')).toHaveFocus();
  await usuario.keyboard('4{Enter}01022026{Enter}01022099{Enter}');
  expect(celula('Quantidade recebida')).toHaveValue('4');
  expect(celula('Data de fabricação')).toHaveValue('01/02/2026');
  expect(celula('Data de validade')).toHaveValue('01/02/2099');
  // A product that is checked is not stopped at.
  expect(within(modal.getByRole('group', { name: 'Feijão' })).getByRole('textbox', { name: 'Lote' })).toHaveFocus();
  await usuario.keyboard('{Shift>}{Enter}{/Shift}');
  expect(celula('Data de validade')).toHaveFocus();
  expect(screen.queryByText('Informe este campo.')).not.toBeInTheDocument();
  expect(servidor.de('PUT /solicitacoes/2/receber')).toEqual([]);
});

test('the rest of the shelf life is shown at the lot while its dates are typed', async () => {
  servir();
  const { usuario, modal } = await abrirPeloLink();
  await usuario.click(modal.getByRole('checkbox', { name: /^Arroz 5 kg/ }));
  const data = async (rotulo: string, dia: string) => {
    await usuario.clear(modal.getByRole('textbox', { name: rotulo }));
    await usuario.type(modal.getByRole('textbox', { name: rotulo }), dia);
  };
  await data('Data de fabricação', '01/03/2026');
  expect(modal.queryByText(/dias de validade/)).not.toBeInTheDocument();
  await data('Data de validade', '27/08/2026');
  // Received today, on 30 May: 89 of 179 days.
  expect(await modal.findByText('Restam 89 dos 179 dias de validade: menos da metade.')).toBeInTheDocument();
  expect(modal.getByRole('textbox', { name: 'Justificativa do prazo de validade' })).toBeInTheDocument();
  await data('Data do recebimento', '29/05/2026');
  expect(await modal.findByText('Restam 90 dos 179 dias de validade.')).toBeInTheDocument();
  expect(modal.queryByRole('textbox', { name: 'Justificativa do prazo de validade' })).not.toBeInTheDocument();
});

test('a temperature outside the limits is marked at its field while it is typed, and asks for a justification', async () => {
  const [arroz, ...demais] = ENVIADA.itens;
  servir({ ...ENVIADA, itens: [{ ...arroz!, temperaturaMinima: -25, temperaturaMaxima: -12 }, ...demais] });
  const { usuario, modal } = await abrirPeloLink();
  await usuario.click(modal.getByRole('button', { name: 'Anotar conferência' }));
  await usuario.click(modal.getByRole('checkbox', { name: /^Arroz 5 kg/ }));
  const campo = () => modal.getByRole('textbox', { name: 'Temperatura do produto' });
  const justificativa = () => modal.queryByRole('textbox', { name: 'Justificativa da temperatura' });
  expect(modal.getByText('Limite: de -25 °C a -12 °C.')).toBeInTheDocument();
  await usuario.type(campo(), '-11,9');
  expect(await modal.findByText('Está acima do limite: de -25 °C a -12 °C.')).toBeInTheDocument();
  expect(justificativa()).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.clear(campo());
  await usuario.type(campo(), '-12');
  expect(await modal.findByText('Limite: de -25 °C a -12 °C.')).toBeInTheDocument();
  expect(justificativa()).not.toBeInTheDocument();
});

test('the label of a known lot fills its number and its dates; one that is unknown is typed', async () => {
  const produto = { ...ENVIADA.itens[0]!.produto, unidadeMedida: 'KG' };
  simularApi({
    ...ROTAS(ENVIADA),
    'GET /solicitacoes/2/lotes-conhecidos': [
      { id: 12, numero: 'A2611', dataFabricacao: '01/03/2026', dataValidade: '27/08/2026', produto },
    ],
  });
  const { usuario, modal } = await abrirPeloLink();
  await usuario.click(modal.getByRole('button', { name: 'Ler etiqueta' }));
  const leitor = within(await esperarDialogo('Ler etiqueta'));
  await usuario.type(leitor.getByRole('textbox', { name: 'Número do lote' }), 'x9{Enter}');
  expect(await leitor.findByText(/^Esta etiqueta não é de um lote conhecido dos produtos/)).toBeInTheDocument();
  await usuario.clear(leitor.getByRole('textbox', { name: 'Número do lote' }));
  await usuario.type(leitor.getByRole('textbox', { name: 'Número do lote' }), 'a2611{Enter}');
  const arroz = within(modal.getByRole('group', { name: 'Arroz 5 kg' }));
  await waitFor(() => expect(arroz.getByRole('textbox', { name: 'Lote' })).toHaveValue('A2611'));
  expect(arroz.getByRole('textbox', { name: 'Data de fabricação' })).toHaveValue('01/03/2026');
  expect(arroz.getByRole('textbox', { name: 'Data de validade' })).toHaveValue('27/08/2026');
  expect(arroz.getByRole('textbox', { name: 'Quantidade recebida' })).toHaveValue('6');
  expect(screen.getByText('Arroz 5 kg, lote A2611: número e datas preenchidos. Confira a quantidade.')).toBeVisible();
});

test('refused and missing goods are counted against the invoice, and sent with its conference', async () => {
  const servidor = simularApi({
    ...ROTAS(ENVIADA),
    'PUT /solicitacoes/2/receber': ENVIADA,
    'POST /solicitacoes/2/fotos': { id: 9 },
    'GET /solicitacoes/2/fotos/9': 'data:image/jpeg;base64,AAAA',
  });
  const { usuario, modal } = await abrirPeloLink();
  const preencher = (onde: ReturnType<typeof within>, rotulo: string, texto: string) =>
    colar(usuario, onde.getByRole('textbox', { name: rotulo }), texto);
  const escolher = async (onde: ReturnType<typeof within>, rotulo: string, opcao: string) => {
    await usuario.click(onde.getByRole('combobox', { name: rotulo }));
    await usuario.click(await screen.findByTitle(opcao));
  };
  await preencher(modal, 'Número da nota fiscal', 'nf 9');
  await preencher(modal, 'Valor da nota', '60,00');
  await preencher(modal, 'Data de emissão', '01/03/2026');
  await preencher(modal, 'Observação', 'Conferido');
  const arroz = within(modal.getByRole('group', { name: 'Arroz 5 kg' }));
  await usuario.click(arroz.getByRole('checkbox'));
  await usuario.click(modal.getByRole('button', { name: 'Anotar conferência' }));
  await preencher(modal, 'Placa do veículo', 'abc1d23');
  await preencher(modal, 'Temperatura do veículo', '-4,5');
  await preencher(arroz, 'Lote', 'A1');
  await usuario.clear(arroz.getByRole('textbox', { name: 'Quantidade recebida' }));
  await preencher(arroz, 'Quantidade recebida', '3');
  await preencher(arroz, 'Data de fabricação', '01/02/2026');
  await preencher(arroz, 'Data de validade', '01/02/2099');
  await escolher(arroz, 'Lote e datas de acordo?', 'Sim');
  expect(arroz.queryByRole('textbox', { name: 'Quantidade na nota' })).not.toBeInTheDocument();
  await usuario.click(arroz.getByRole('button', { name: 'Adicionar ocorrência' }));
  const recusa = within(arroz.getByRole('group', { name: 'Ocorrência 1' }));
  await escolher(recusa, 'Tipo', 'Recusa');
  await preencher(recusa, 'Quantidade', '2');
  await preencher(recusa, 'Motivo', 'Rasgada');
  await usuario.upload(recusa.getByLabelText('Arquivo da foto'), new File(['x'], 'foto.png', { type: 'image/png' }));
  expect(await recusa.findByRole('img', { name: 'Foto 1' })).toBeInTheDocument();

  await verificarAcessibilidade();

  // 3 + 2 are not the 6 of the invoice.
  await preencher(arroz, 'Quantidade na nota', '6');
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  const soma =
    /^Aceito 15\skg \(3\) \+ recusado 10\skg \(2\) \+ faltante 0\skg \(0\) = 25\skg \(5 × pacote de 5\skg\); a nota traz 30\skg \(6 × pacote de 5\skg\)\.$/;
  expect(await arroz.findByText(soma)).toBeInTheDocument();
  expect(servidor.de('PUT /solicitacoes/2/receber')).toEqual([]);
  await usuario.clear(arroz.getByRole('textbox', { name: 'Quantidade na nota' }));
  await preencher(arroz, 'Quantidade na nota', '5');
  await usuario.click(modal.getByRole('button', { name: 'Receber' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(servidor.de('PUT /solicitacoes/2/receber')[0]?.corpo).toMatchObject({
      produtos: [{ produto: { id: 5 }, quantidade: 3, deAcordo: true }],
      faturados: [{ produto: { id: 5 }, quantidade: 5 }],
      ocorrencias: [{ produto: { id: 5 }, tipo: 'RECUSA', quantidade: 2, motivo: 'Rasgada', fotos: [9] }],
      placa: 'ABC1D23',
      temperaturaVeiculo: -4.5,
    }),
  );
});

test('a family farmer whose CAF has expired since the contract can deliver, and the receipt has a notice', async () => {
  const fornecedor = { ...ENVIADA.fornecedor, agriculturaFamiliar: true };
  simularApi({
    ...ROTAS({ ...ENVIADA, fornecedor }),
    'GET /fornecedores': [umFornecedor({ id: fornecedor.id, agriculturaFamiliar: true, cafValidade: '29/05/2026' })],
  });
  const { modal } = await abrirPeloLink();
  expect(await modal.findByText(/^A CAF do fornecedor venceu em 29\/05\/2026\./)).toBeInTheDocument();
});
