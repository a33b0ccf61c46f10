import { api } from '@merenda/shared';
import type { Recebimento } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { emGraus, escreverEmbalagem } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaSolicitacao } from './dados-da-solicitacao.js';
import { tabelaDasOcorrencias, tabelaDosLotes } from './entrega.js';

/** Receipt of a purchase: the requested products, and each delivery lot by lot with its invoice. */
export const recebimentoCompra: Relatorio = async ({ id = '', signal }) => {
  const [{ solicitacao, recebimentos }, unidade] = await Promise.all([
    api.get('relatorios/recebimentos-compra/:id', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return {
    titulo: `Recebimento da solicitação ${solicitacao.numero}`,
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
          escreverEmbalagem(item.produto, unidade),
          item.valorItem,
        ]),
        total: ['Total', null, null, null, solicitacao.valor],
        vazia: 'Nenhum item.',
      },
      ...recebimentos.flatMap((recebimento) => [
        tabelaDosLotes(tituloDaEntrega(recebimento), recebimento, unidade),
        ...tabelaDasOcorrencias(`Ocorrências da entrega de ${recebimento.recebidoEm}`, recebimento, unidade),
      ]),
    ],
    textos: recebimentos.map((recebimento) => ({
      titulo: `Observações da entrega de ${recebimento.recebidoEm}, recebida por ${recebimento.usuario}`,
      texto: observacoesDa(recebimento),
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

/** The remarks about a delivery, a line each. */
function observacoesDa({
  observacao,
  justificativaValidade,
  justificativaTemperatura,
  conferente,
  placa,
  temperaturaVeiculo,
}: Recebimento): string {
  return [
    observacao,
    ...(justificativaValidade ? [`Justificativa da validade: ${justificativaValidade}`] : []),
    ...(justificativaTemperatura ? [`Justificativa da temperatura: ${justificativaTemperatura}`] : []),
    ...(conferente ? [`Quem conferiu: ${conferente}`] : []),
    ...(placa ? [`Placa do veículo: ${placa}`] : []),
    ...(temperaturaVeiculo === null ? [] : [`Temperatura do veículo: ${emGraus(temperaturaVeiculo)}`]),
  ].join('\n');
}
