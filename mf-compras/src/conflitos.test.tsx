import type { Recebimento, SolicitacaoResumo } from '@merenda/shared/contratos';
import {
  acharProdutos,
  esperarDialogo,
  renderTela,
  simularApi,
  umFornecedor,
  umProduto,
  vencerConflito,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AditivosDaAquisicao from './aditivos/AditivosDaAquisicao.js';
import { ModalEdicaoAquisicao } from './aquisicoes/ModalEdicaoAquisicao.js';
import { ModalProdutosRecebidos } from './recebimentos/ModalProdutosRecebidos.js';
import { ModalEdicaoSolicitacao } from './solicitacoes/ModalEdicaoSolicitacao.js';
import { umaAquisicao } from './teste/aquisicoes.js';

const fechar = () => undefined;
const FORNECEDOR = {
  id: 3,
  fornecedorTipo: 'JURIDICO' as const,
  nome: 'CEREALISTA',
  agriculturaFamiliar: false,
};
const ARROZ = umProduto({ id: 11 });
const LISTAS = {
  'GET /relogio': { hoje: '01/03/2026', agora: '01/03/2026 10:00' },
  'GET /estoques/me': [{ id: 1, unidadeEducacional: { id: 7, nome: 'COZINHA CENTRAL' } }],
  'GET /fornecedores': [umFornecedor({ id: 3 })],
  'GET /produtos/pagina': acharProdutos([ARROZ]),
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
  'GET /convencoes/fontes-recurso': [{ nome: 'PNAE_FNDE', descricao: 'PNAE/FNDE (federal)' }],
};
const item = (quantidade: number) => ({
  id: 21,
  produto: ARROZ,
  unidadeProduto: 'PACOTE',
  descricao: null,
  quantidade,
  precoUnidade: 10,
  valorItem: quantidade * 10,
  emNomeDe: [],
});
const proposta = (quantidade: number) => ({
  id: 31,
  fornecedor: FORNECEDOR,
  numeroContrato: 'C 1',
  valor: quantidade * 10,
  itens: [item(quantidade)],
});
const AQUISICAO = umaAquisicao({ valorParcial: 100, propostasVencedoras: [proposta(10)] });

test('an acquisition: the proposals of the other are shown and kept, what was typed goes on', async () => {
  const servidor = simularApi({ ...LISTAS, 'GET /aquisicoes/9': AQUISICAO });
  const { usuario } = renderTela(<ModalEdicaoAquisicao id={9} aoFechar={fechar} />);
  await usuario.type(await screen.findByRole('textbox', { name: 'Objeto' }), ' secos');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /aquisicoes/9',
    leitura: ['GET /aquisicoes/9', { ...AQUISICAO, versao: 2, propostasVencedoras: [proposta(20)] }],
    salvo: { ...AQUISICAO, versao: 3 },
  });
  expect(corpo).toMatchObject({
    versao: 2,
    objeto: 'Gêneros secos',
    valorParcial: 200,
    propostasVencedoras: [{ itens: [{ quantidade: 20 }] }],
  });
});

const ADITIVO = {
  id: 41,
  aquisicao: { id: 9, aquisicaoTipo: 'CHAMADA' },
  aditivoTipo: 'PRAZO',
  observacao: 'Mais prazo',
  novaVigencia: '31/01/2027',
  valor: null,
  itensAditivados: [],
  versao: 1,
};

test('an addendum: the typed values can be saved with the current version', async () => {
  const servidor = simularApi({
    ...LISTAS,
    'GET /aquisicoes/9': { ...AQUISICAO, status: 'VIGENTE' },
    'GET /aquisicoes/9/itens': [],
    'GET /aquisicoes/9/aditivos': [ADITIVO],
  });
  const { usuario } = renderTela(<AditivosDaAquisicao />, {
    rota: '/gerenciar-aquisicoes/:idAquisicao/aditivos',
    endereco: '/gerenciar-aquisicoes/9/aditivos',
  });
  await usuario.click(await screen.findByRole('button', { name: 'Editar Aditivo 1' }));
  await usuario.type(await screen.findByRole('textbox', { name: 'Observação' }), '!');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /aditivos/41',
    leitura: ['GET /aquisicoes/9/aditivos', [{ ...ADITIVO, novaVigencia: '28/02/2027', versao: 2 }]],
    salvo: { ...ADITIVO, versao: 3 },
  });
  expect(corpo).toEqual({ aditivoTipo: 'PRAZO', observacao: 'Mais prazo!', novaVigencia: '28/02/2027', versao: 2 });
});

const RESUMO: SolicitacaoResumo = {
  id: 2,
  numero: '4/2026',
  dataSolicitacao: '02/03/2026',
  status: 'AGUARDANDO',
  valor: 100,
  temRecebimentos: false,
  recebimentoComecado: false,
  versao: 1,
  propostaVencedora: { id: 31, numeroContrato: 'C 1' },
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'CHAMADA', modalidadeLicitacao: null },
  fornecedor: FORNECEDOR,
  unidadeEducacional: { id: 7, nome: 'COZINHA CENTRAL' },
};
const solicitacao = (quantidade: number, versao: number) => ({
  ...RESUMO,
  versao,
  motivo: null,
  notaFiscal: null,
  categorias: [],
  itens: [
    {
      id: 70,
      produto: ARROZ,
      quantidade,
      quantidadeRecebida: 0,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'PACOTE',
      precoUnidade: 10,
      valorItem: quantidade * 10,
    },
  ],
});
const comSaldo = (quantidadeDisponivel: number) => ({
  ...item(50),
  quantidadeDisponivel,
  quantidadeAditivada: 0,
  valorAditivado: 0,
  quantidadeSolicitada: 50 - quantidadeDisponivel,
  valorSolicitado: (50 - quantidadeDisponivel) * 10,
  quantidadeRecebida: 0,
  temperaturaMinima: null,
  temperaturaMaxima: null,
  propostaVencedora: { id: 31, numeroContrato: 'C 1' },
  fornecedor: FORNECEDOR,
});

test('a request: its bounds follow what it holds by now', async () => {
  const servidor = simularApi({
    ...LISTAS,
    'GET /solicitacoes/2': solicitacao(10, 1),
    'GET /fornecedores/3/itens': [comSaldo(40)],
  });
  const { usuario } = renderTela(<ModalEdicaoSolicitacao id={2} aoFechar={fechar} />);
  await screen.findByText('pacotes');
  const quantidade = await screen.findByRole('textbox', { name: 'Arroz 5 kg' });
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '45');
  const agora = solicitacao(30, 2);
  servidor.responder('GET /solicitacoes/2', agora);
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /solicitacoes/2',
    leitura: ['GET /fornecedores/3/itens', [comSaldo(20)]],
    salvo: solicitacao(45, 3),
  });
  expect(corpo).toEqual({ itens: [{ produto: { id: 11 }, quantidade: 45 }], versao: 2 });
  expect(screen.getByText(/Disponível: 250 kg \(50 × pacote de 5 kg\) · Pacote a/)).toBeInTheDocument();
});

test('a request of which a part was received says how much that is, and that no less may be asked for', async () => {
  const parte = solicitacao(10, 1);
  const servidor = simularApi({
    ...LISTAS,
    'GET /solicitacoes/2': { ...parte, itens: parte.itens.map((um) => ({ ...um, quantidadeRecebida: 4 })) },
    'GET /fornecedores/3/itens': [comSaldo(40)],
    'PUT /solicitacoes/2': solicitacao(6, 2),
  });
  const { usuario } = renderTela(<ModalEdicaoSolicitacao id={2} aoFechar={fechar} />);
  await screen.findByText('pacotes');
  expect(screen.getByText('Já recebido: 20 kg (4 × pacote de 5 kg). É o mínimo deste pedido.')).toBeInTheDocument();
  const quantidade = screen.getByRole('textbox', { name: 'Arroz 5 kg' });
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '3');
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '6');
  expect(quantidade).toHaveAccessibleDescription(/Já recebido: 20 kg .* pacotes = 30 kg$/);
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Arroz 5 kg: 6 pacotes (30 kg).')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(servidor.de('PUT /solicitacoes/2')).toHaveLength(1));
});

const NOTA = {
  id: 81,
  numero: 'NF 1',
  dataEmissao: '01/02/2026',
  dataRecebimento: '02/02/2026',
  valor: 40,
  motivoRepeticao: null,
  temImagem: false,
  chave: null,
  versao: 1,
};
const entrega = (notaFiscal: Recebimento['notaFiscal']): Recebimento[] => [
  {
    id: 91,
    recebidoEm: '02/02/2026 10:00',
    usuario: 'MARIA',
    observacao: '',
    justificativaValidade: null,
    justificativaTemperatura: null,
    notaFiscal,
    produtos: [],
    valorProdutos: 40,
    placa: null,
    temperaturaVeiculo: null,
    conferente: null,
    faturados: [],
    ocorrencias: [],
    estorno: null,
  },
];

test('an invoice: the typed values can be saved with the current version', async () => {
  const servidor = simularApi({ ...LISTAS, 'GET /solicitacoes/2/produtos-recebidos': entrega(NOTA) });
  const { usuario } = renderTela(<ModalProdutosRecebidos solicitacao={RESUMO} aoFechar={fechar} />);
  await usuario.click(await screen.findByRole('button', { name: 'Corrigir nota' }));
  const modal = await esperarDialogo('Corrigir Nota Fiscal');
  await usuario.type(within(modal).getByRole('textbox', { name: 'Número da nota fiscal' }), '2');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /notas-fiscais/81',
    leitura: ['GET /solicitacoes/2/produtos-recebidos', entrega({ ...NOTA, valor: 50, versao: 2 })],
    salvo: { ...NOTA, numero: 'NF 12', valor: 50, versao: 3 },
  });
  expect(corpo).toMatchObject({ numero: 'NF 12', valor: 50, versao: 2 });
});
