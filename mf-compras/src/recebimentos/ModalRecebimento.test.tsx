import type { ItemSolicitacao, Solicitacao } from '@merenda/shared/contratos';
import { colar, renderTela, simularApi } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { Recebimento } from './ModalRecebimento.js';
import { SEM_RASCUNHO } from '../teste/solicitacoes.js';

/** How often each product has been drawn. */
const desenhados: Record<string, number> = {};

const item = (id: number, nome: string): ItemSolicitacao => ({
  id: id * 10,
  produto: {
    id,
    get nome() {
      desenhados[nome] = (desenhados[nome] ?? 0) + 1;
      return nome;
    },
    unidadeProduto: 'PACOTE',
    medidaReal: 1,
    unidadeMedida: 'KG',
    item: { id, nome, itemProdutoTipo: 'ALIMENTO' },
  },
  quantidade: 10,
  quantidadeRecebida: 0,
  temperaturaMinima: null,
  temperaturaMaxima: null,
  unidade: 'PACOTE',
  precoUnidade: 10,
  valorItem: 100,
});

const SOLICITACAO: Solicitacao = {
  id: 2,
  numero: '12/2026',
  temRecebimentos: false,
  recebimentoComecado: false,
  dataSolicitacao: '02/03/2026',
  status: 'ENVIADA',
  valor: 200,
  versao: 3,
  motivo: null,
  notaFiscal: null,
  categorias: [],
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'LICITACAO', modalidadeLicitacao: 'PREGAO' },
  propostaVencedora: { id: 1, numeroContrato: 'CT 7' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO', nome: 'CEREALISTA', agriculturaFamiliar: false },
  unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' },
  itens: [item(5, 'ARROZ'), item(6, 'FEIJÃO')],
};

test('typing in one field draws no other product again, and its results are shown', async () => {
  simularApi({
    ...SEM_RASCUNHO,
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
  });
  const { usuario } = renderTela(<Recebimento solicitacao={SOLICITACAO} aoFechar={() => undefined} />);
  await usuario.click(
    await screen.findByRole('checkbox', { name: /Arroz – falta receber 10\skg \(10 × pacote de 1\skg\)/ }),
  );
  await usuario.click(screen.getByRole('checkbox', { name: /Feijão/ }));
  const arroz = within(screen.getByRole('group', { name: 'Arroz' }));

  const antes = { ...desenhados };
  await colar(usuario, screen.getByRole('textbox', { name: 'Valor da nota' }), '65,50');
  await usuario.type(arroz.getByRole('textbox', { name: 'Lote' }), 'L2');
  const quantidade = arroz.getByRole('textbox', { name: 'Quantidade recebida' });
  await usuario.clear(quantidade);
  await usuario.type(quantidade, '4');
  expect(desenhados).toEqual(antes);
  // 4 and 10 packages at R$ 10.00.
  expect(screen.getByText(/os produtos aceitos somam R\$\s140,00/)).toBeInTheDocument();
});
