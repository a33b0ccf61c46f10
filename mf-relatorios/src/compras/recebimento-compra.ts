import { api } from '@merenda/shared';
import type { Recebimento } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { NADA_ACEITO } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaSolicitacao } from './dados-da-solicitacao.js';

/** Receipt of a purchase: what was asked for, and each delivery lot by lot with its invoice. */
export const recebimentoCompra: Relatorio = async ({ id = '', signal }) => {
  const [{ solicitacao, recebimentos }, unidade] = await Promise.all([
    api.get('relatorios/recebimentos-compra/:id', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return {
    titulo: 'Recebimento de Compra',
    dados: await dadosDaSolicitacao(solicitacao, signal),
    tabelas: [
      {
        titulo: 'Itens solicitados',
        colunas: [
          { titulo: 'Produto' },
          { titulo: 'Solicitada', tipo: 'quantidade' },
          { titulo: 'Recebida', tipo: 'quantidade' },
          { titulo: 'Unidade' },
          { titulo: 'Valor', tipo: 'moeda' },
        ],
        linhas: solicitacao.itens.map((item) => [
          item.produto.nome,
          item.quantidade,
          item.quantidadeRecebida,
          unidade(item.unidade),
          item.valorItem,
        ]),
        total: ['Total', null, null, null, solicitacao.valor],
        vazia: 'Nenhum item.',
      },
      ...recebimentos.map((recebimento) => tabelaDaEntrega(recebimento, unidade)),
    ],
    textos: recebimentos.map(({ recebidoEm, usuario, observacao, justificativaValidade }) => ({
      titulo: `Observações da entrega de ${recebidoEm}, recebida por ${usuario}`,
      texto: justificativaValidade ? `${observacao}\nJustificativa da validade: ${justificativaValidade}` : observacao,
    })),
    assinaturas: [{ papel: 'Fornecedor ou transportador' }, { papel: 'Responsável pelo recebimento' }],
  };
};

/** 'Entrega de 12/03/2026 09:30 (estornada) – nota fiscal 4501, emitida em …'; without an invoice it was sent back. */
function tituloDaEntrega({ recebidoEm, notaFiscal, estorno }: Recebimento): string {
  const nota = notaFiscal
    ? `nota fiscal ${notaFiscal.numero}, emitida em ${notaFiscal.dataEmissao}, ${formatarMoeda(notaFiscal.valor)}`
    : 'devolvida';
  return `Entrega de ${recebidoEm}${estorno ? ' (estornada)' : ''} – ${nota}`;
}

function tabelaDaEntrega(recebimento: Recebimento, unidade: (codigo: string) => string): TabelaDaFolha {
  return {
    titulo: tituloDaEntrega(recebimento),
    colunas: [
      { titulo: 'Produto' },
      { titulo: 'Lote', tipo: 'codigo' },
      { titulo: 'Fabricação', tipo: 'data' },
      { titulo: 'Validade', tipo: 'data' },
      { titulo: 'Quantidade', tipo: 'quantidade' },
      { titulo: 'Unidade' },
    ],
    linhas: recebimento.produtos.map(({ produto, lote, dataFabricacao, dataValidade, quantidade }) => [
      produto.nome,
      lote,
      dataFabricacao,
      dataValidade,
      quantidade,
      unidade(produto.unidadeProduto),
    ]),
    vazia: NADA_ACEITO,
  };
}
