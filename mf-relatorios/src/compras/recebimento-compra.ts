import { api } from '@merenda/shared';
import type { Recebimento, Solicitacao } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { emGraus, escreverEmbalagem, quantidadesDaEntrega, somar, valoresDoProduto } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { AssinaturaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaSolicitacao } from './dados-da-solicitacao.js';
import { dadosDoPagamento, tabelaDasOcorrencias, tabelaDosLotes, tabelaDosValores } from './entrega.js';

/**
 * Receipt of a purchase, for the payment file: who sells under which contract, the requested and the received products,
 * and each delivery lot by lot with its invoice, what of it is paid and what is withheld.
 */
export const recebimentoCompra: Relatorio = async ({ id = '', signal }) => {
  const [lido, unidade] = await Promise.all([
    api.get('relatorios/recebimentos-compra/:id', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const { solicitacao, recebimentos } = lido;
  const valem = recebimentos.filter(({ estorno }) => estorno === null);
  const itens = solicitacao.itens.map((item) => ({ ...item, valorRecebido: valorRecebido(item, valem) }));
  return {
    titulo: `Recebimento da solicitação ${solicitacao.numero}${notasDe(valem)}`,
    dados: [...(await dadosDaSolicitacao(lido, signal)), ...dadosDoPagamento(valem, solicitacao)],
    tabelas: [
      {
        titulo: 'Itens solicitados',
        colunas: [
          { titulo: 'Produto' },
          { titulo: 'Solicitada', tipo: 'quantidade' },
          { titulo: 'Recebida', tipo: 'quantidade' },
          { titulo: 'Unidade' },
          { titulo: 'Preço', tipo: 'moeda' },
          { titulo: 'Valor solicitado', tipo: 'moeda' },
          { titulo: 'Valor recebido', tipo: 'moeda' },
        ],
        linhas: itens.map((item) => [
          item.produto.nome,
          item.quantidade,
          item.quantidadeRecebida,
          escreverEmbalagem(item.produto, unidade),
          item.precoUnidade,
          item.valorItem,
          item.valorRecebido,
        ]),
        total: [
          'Total',
          null,
          null,
          null,
          null,
          solicitacao.valor,
          somar(itens.map((item) => item.valorRecebido)).toNumber(),
        ],
        vazia: 'Nenhum item.',
      },
      ...recebimentos.flatMap((recebimento) => [
        tabelaDosLotes(tituloDaEntrega(recebimento), recebimento, unidade),
        ...(recebimento.estorno === null
          ? [tabelaDosValores(`Valores da entrega de ${recebimento.recebidoEm}`, recebimento, solicitacao, unidade)]
          : []),
        ...tabelaDasOcorrencias(`Ocorrências da entrega de ${recebimento.recebidoEm}`, recebimento, unidade),
      ]),
    ],
    textos: recebimentos.map((recebimento) => ({
      titulo: `Observações da entrega de ${recebimento.recebidoEm}, recebida por ${recebimento.usuario}`,
      texto: observacoesDa(recebimento),
    })),
    assinaturas: [{ papel: 'Fornecedor ou transportador' }, responsavel(valem)],
  };
};

/** R$ of a requested product in deliveries: the sum of what each of them shows. */
const valorRecebido = (
  { produto, precoUnidade }: Solicitacao['itens'][number],
  recebimentos: readonly Recebimento[],
): number =>
  somar(
    recebimentos.flatMap((recebimento) =>
      quantidadesDaEntrega(recebimento)
        .filter((linha) => linha.produto.id === produto.id)
        .map((linha) => valoresDoProduto(linha, precoUnidade).aceito),
    ),
  ).toNumber();

/** ' – NF 7001, 7002': the invoices of the deliveries, for the title. '' without any. */
function notasDe(recebimentos: readonly Recebimento[]): string {
  const numeros = recebimentos.flatMap(({ notaFiscal }) => notaFiscal?.numero ?? []);
  return numeros.length === 0 ? '' : ` – NF ${numeros.join(', ')}`;
}

/** Who receives signs with the name of who conferred, where one person conferred all deliveries. */
function responsavel(recebimentos: readonly Recebimento[]): AssinaturaDaFolha {
  const papel = 'Responsável pelo recebimento';
  const [nome, outro] = new Set(recebimentos.map(({ conferente }) => conferente));
  return nome && outro === undefined ? { papel, nome } : { papel };
}

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
