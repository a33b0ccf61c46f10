import { renderTela, simularApi } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { umaAquisicaoDaLista } from '../teste/aquisicoes.js';
import CadastroSolicitacao from './CadastroSolicitacao.js';

const SOL = { id: 1, unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' } };
const aquisicao = (id: number, numero: string, fornecedor: string) =>
  umaAquisicaoDaLista({
    id,
    numero,
    status: 'VIGENTE',
    fornecedores: [{ id: id * 10, fornecedorTipo: 'JURIDICO', nome: fornecedor, agriculturaFamiliar: false }],
  });
const ROTAS = {
  'GET /relogio': { hoje: '01/02/2031', agora: '01/02/2031 10:00' },
  'GET /estoques/me': [SOL],
  'GET /aquisicoes': [aquisicao(1, 'CP 1', 'COOPERATIVA'), aquisicao(2, 'CP 2', 'CEREALISTA')],
  'GET /categorias': [{ id: 1, modalidade: 'FUNDAMENTAL', faixaEtaria: { id: 1, nome: '6 a 10 anos' } }],
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
};

test("the request is of the municipality's day, which no one changes", async () => {
  simularApi(ROTAS);
  renderTela(<CadastroSolicitacao />, { estoques: [SOL] });
  const data = await screen.findByLabelText(/Data da solicitação/);
  await waitFor(() => expect(data).toHaveValue('01/02/2031'));
  expect(data).toBeDisabled();
});
