import type { AquisicaoEdicao, SolicitacaoEdicao, SolicitacaoResumo } from '@merenda/shared/contratos';
import { renderTela, simularApi, umaPagina } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useAlterarAquisicao } from './aquisicoes/aquisicoes.api.js';
import GerenciarAquisicoes from './aquisicoes/GerenciarAquisicoes.js';
import { useAlterarSolicitacao } from './solicitacoes/solicitacoes.api.js';
import GerenciarSolicitacoes from './solicitacoes/GerenciarSolicitacoes.js';
import { umaAquisicao, umaAquisicaoDaLista } from './teste/aquisicoes.js';

const AQUISICAO: AquisicaoEdicao = {
  unidadeEducacional: { id: 7 },
  objeto: 'Arroz',
  numero: 'N1',
  numeroProcessoAdminis: '1',
  dataContrato: '2026-02-01',
  vigencia: '2026-12-31',
  ano: 2026,
  aquisicaoTipo: 'CHAMADA',
  fonteRecurso: 'PNAE_FNDE',
  valor: 1200,
  propostasVencedoras: [
    {
      fornecedor: { id: 3 },
      numeroContrato: 'C 1',
      itens: [{ produto: { id: 11 }, quantidade: 120, unidadeProduto: 'PACOTE', precoUnidade: 10 }],
    },
  ],
  versao: 1,
};
function EditarAquisicao() {
  const { mutate } = useAlterarAquisicao(9);
  return <button onClick={() => mutate(AQUISICAO)}>Gravar a edição</button>;
}

test('the list of acquisitions shows the new value after an edit', async () => {
  const servidor = simularApi({
    'GET /aquisicoes': [umaAquisicaoDaLista({ valor: 1000, valorDisponivel: 900 })],
    'GET /convencoes/modalidades-licitacao': [],
    'PUT /aquisicoes/9': () => {
      servidor.responder('GET /aquisicoes', [umaAquisicaoDaLista({ valor: 1200, valorDisponivel: 900 })]);
      return umaAquisicao({ valor: 1200 });
    },
  });
  const { usuario } = renderTela(
    <>
      <GerenciarAquisicoes />
      <EditarAquisicao />
    </>,
  );
  expect(await screen.findByText(/^R\$\s1\.000,00$/)).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Gravar a edição' }));
  expect(await screen.findByText(/^R\$\s1\.200,00$/)).toBeInTheDocument();
  expect(screen.queryByText(/^R\$\s1\.000,00$/)).not.toBeInTheDocument();
});

const SOLICITACAO: SolicitacaoEdicao = { itens: [{ produto: { id: 11 }, quantidade: 30 }], versao: 2 };
const naListaDeSolicitacoes = (valor: number): SolicitacaoResumo => ({
  id: 2,
  numero: '12/2026',
  temRecebimentos: false,
  recebimentoComecado: false,
  dataSolicitacao: '02/03/2026',
  status: 'AGUARDANDO',
  valor,
  versao: 2,
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'CHAMADA', modalidadeLicitacao: null },
  propostaVencedora: { id: 1, numeroContrato: 'CT 7' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO', nome: 'CEREALISTA', agriculturaFamiliar: false },
  unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' },
});

function EditarSolicitacao() {
  const { mutate } = useAlterarSolicitacao(2);
  return <button onClick={() => mutate(SOLICITACAO)}>Gravar a edição</button>;
}

test('the list of purchase requests shows the new value after an edit, and so do the balances of the acquisitions', async () => {
  const servidor = simularApi({
    'GET /aquisicoes': [umaAquisicaoDaLista({ valor: 1000, valorDisponivel: 900 })],
    'GET /solicitacoes/pagina': umaPagina([naListaDeSolicitacoes(200)]),
    'GET /solicitacoes/filtros': { fornecedores: [], unidades: [] },
    'GET /convencoes/modalidades-licitacao': [],
    'PUT /solicitacoes/2': () => {
      servidor.responder('GET /solicitacoes/pagina', umaPagina([naListaDeSolicitacoes(300)]));
      return { ...naListaDeSolicitacoes(300), categorias: [], itens: [], motivo: null, notaFiscal: null };
    },
  });
  const { usuario } = renderTela(
    <>
      <GerenciarAquisicoes />
      <GerenciarSolicitacoes />
      <EditarSolicitacao />
    </>,
  );
  expect(await screen.findByText(/^R\$\s200,00$/)).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Gravar a edição' }));
  expect(await screen.findByText(/^R\$\s300,00$/)).toBeInTheDocument();
  expect(screen.queryByText(/^R\$\s200,00$/)).not.toBeInTheDocument();
  await waitFor(() => expect(servidor.de('GET /aquisicoes')).toHaveLength(2));
});
