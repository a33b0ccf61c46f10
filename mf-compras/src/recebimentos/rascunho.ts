import type { NotaEletronicaNova, RecebimentoNovo, RegraPnae, Solicitacao } from '@merenda/shared/contratos';
import { lerData, nomeComum, numeroLido } from '@merenda/shared/formatos';
import {
  avisoDiferencaDaNota,
  decimal,
  ladoForaDoLimite,
  nadaAceito,
  PRAZO_NA_ENTREGA,
  prazoDoLote,
  prazoMinimo,
  regraLidaEmVigor,
  type PrazoMinimo,
  valorAceito,
  type Decimal,
} from '@merenda/shared/regras';

import { paraConferencia } from './conferencia.js';
import type { LoteDigitado, NotaDoFormulario, RascunhoRecebimento } from './digitado.js';

/** The quantity of an item that is still to be received, in the product's unit. */
export const faltaReceber = ({ quantidade, quantidadeRecebida }: Solicitacao['itens'][number]): number =>
  decimal(quantidade).minus(quantidadeRecebida).toNumber();

/** The items of which something is left. */
export const itensPendentes = ({ itens }: Solicitacao): Solicitacao['itens'] =>
  itens.filter((item) => faltaReceber(item) > 0);

/** The form as it opens: nothing checked, each item with one lot of all that is left. */
export const emBranco = (solicitacao: Solicitacao): Partial<RascunhoRecebimento> => ({
  produtos: Object.fromEntries(
    itensPendentes(solicitacao).map((item) => [
      item.produto.id,
      { chegou: false, lotes: [{ quantidade: faltaReceber(item) }] },
    ]),
  ),
});

/** The lots of the checked products, with their place in the form. */
export function lotesQueChegaram(solicitacao: Solicitacao, produtos: RascunhoRecebimento['produtos'] | undefined) {
  return itensPendentes(solicitacao).flatMap((item) => {
    const digitado = produtos?.[item.produto.id];
    return digitado?.chegou
      ? digitado.lotes.map((lote, indice) => ({ item, lote, campo: `produtos.${item.produto.id}.lotes.${indice}` }))
      : [];
  });
}

/** The lots as they are sent; only checked products are received. */
const paraLotes = (
  solicitacao: Solicitacao,
  produtos: RascunhoRecebimento['produtos'] | undefined,
): RecebimentoNovo['produtos'] =>
  lotesQueChegaram(solicitacao, produtos).map(({ item, lote: { deAcordo, temperatura, quantidade, ...lote } }) => ({
    produto: { id: item.produto.id },
    ...lote,
    ...(deAcordo && { deAcordo: deAcordo === 'SIM' }),
    ...(temperatura !== undefined && { temperatura: numeroLido(temperatura) }),
    quantidade: numeroLido(quantidade) ?? 0,
  }));

/** Whether the typed receipt accepts nothing, by the server's rule: the whole request then goes back. */
export const devolveTudo = (solicitacao: Solicitacao, valores: Partial<RascunhoRecebimento> | undefined): boolean =>
  nadaAceito(paraLotes(solicitacao, valores?.produtos));

/**
 * The message for an invoice whose value differs from the accepted lots; null while one of them is missing, or both are
 * the same.
 */
export function diferencaDaNota(
  solicitacao: Solicitacao,
  valores: Partial<RascunhoRecebimento> | undefined,
): string | null {
  const valorNota = numeroLido(valores?.notaFiscal?.valor);
  if (valorNota === null || devolveTudo(solicitacao, valores)) return null;
  return avisoDiferencaDaNota(valorNota, somaDosAceitos(solicitacao, valores).toFixed(2));
}

/** R$: the accepted lots at the prices of the request. */
export const somaDosAceitos = (solicitacao: Solicitacao, valores: Partial<RascunhoRecebimento> | undefined): Decimal =>
  valorAceito(
    lotesQueChegaram(solicitacao, valores?.produtos).map(({ item, lote }) => ({
      produtoId: item.produto.id,
      quantidade: numeroLido(lote.quantidade) ?? 0,
      precoUnidade: item.precoUnidade,
    })),
  );

/** The values after which every open product has arrived, or none of these products. */
export const comChegada = (produtos: readonly number[], chegou: boolean) => ({
  produtos: Object.fromEntries(produtos.map((produto) => [produto, { chegou }])),
});

/** The open products that are not checked. */
export const naoMarcados = (
  solicitacao: Solicitacao,
  valores: Partial<RascunhoRecebimento> | undefined,
): readonly number[] =>
  itensPendentes(solicitacao)
    .map(({ produto }) => produto.id)
    .filter((produto) => !valores?.produtos?.[produto]?.chegou);

/** The NF-e as it is sent: its number is in its XML. */
const paraNota = ({ xml, motivoDestinatario, produtos }: NotaDoFormulario): NotaEletronicaNova => ({
  xml,
  motivoDestinatario,
  produtos,
});

/** The sent body; where nothing is accepted there is no invoice to keep. */
export function paraCorpo(
  solicitacao: Solicitacao,
  {
    notaFiscal,
    notaEletronica,
    observacao,
    justificativaValidade,
    justificativaTemperatura,
    produtos,
    ...conferencia
  }: RascunhoRecebimento,
): RecebimentoNovo {
  const lotes = paraLotes(solicitacao, produtos);
  return {
    notaFiscal: nadaAceito(lotes) ? null : notaFiscal,
    notaEletronica: notaEletronica ? paraNota(notaEletronica) : null,
    observacao,
    justificativaValidade: justificativaValidade ?? null,
    justificativaTemperatura: justificativaTemperatura ?? null,
    versao: solicitacao.versao,
    produtos: lotes,
    ...paraConferencia(solicitacao, { produtos, ...conferencia }),
  };
}

/**
 * The products that arrive with less of their shelf life than the rule of that day asks (Lei 15.226/2025), by name; foods
 * of others than family farmers only.
 */
export function prazosCurtos(
  solicitacao: Solicitacao,
  valores: Partial<RascunhoRecebimento> | undefined,
  regras: readonly RegraPnae[],
): string[] {
  const dataRecebimento = valores?.notaFiscal?.dataRecebimento;
  const { agriculturaFamiliar } = solicitacao.fornecedor;
  const curtos = lotesQueChegaram(solicitacao, valores?.produtos).filter(
    ({ item, lote }) => prazoDigitado(item, lote, { dataRecebimento, agriculturaFamiliar, regras })?.insuficiente,
  );
  return nomesDos(curtos);
}

/** The products with a lot that was measured outside their limits of temperature, by name. */
export const foraDaTemperatura = (solicitacao: Solicitacao, valores: Partial<RascunhoRecebimento> | undefined) =>
  nomesDos(
    lotesQueChegaram(solicitacao, valores?.produtos).filter(
      ({ item, lote }) => ladoForaDoLimite(numeroLido(lote.temperatura), item) !== null,
    ),
  );

const nomesDos = (lotes: ReturnType<typeof lotesQueChegaram>): string[] => [
  ...new Set(lotes.map(({ item }) => nomeComum(item.produto.nome))),
];

/** The shelf life that the rule in force on the typed day of the delivery asks for; null while there is no day. */
export function minimoNaEntrega(regras: readonly RegraPnae[], chegada: string | null | undefined): PrazoMinimo | null {
  const dia = lerData(chegada ?? '');
  return dia === null ? null : prazoMinimo(regraLidaEmVigor(regras, PRAZO_NA_ENTREGA, dia));
}

/** The day of the delivery as typed, whether the supplier is exempt, and the rules of the national programme. */
export interface Entrega {
  dataRecebimento: string | null | undefined;
  agriculturaFamiliar: boolean;
  regras: readonly RegraPnae[];
}

/** The rest of the shelf life of a typed lot; null while a day is missing, and for items other than foods. */
export function prazoDigitado(
  item: Solicitacao['itens'][number],
  { dataFabricacao: feito, dataValidade: vence }: LoteDigitado,
  { dataRecebimento: chegada, agriculturaFamiliar, regras }: Entrega,
): ReturnType<typeof prazoDoLote> | null {
  const dataRecebimento = lerData(chegada ?? '');
  const dataFabricacao = lerData(feito ?? '');
  const dataValidade = lerData(vence ?? '');
  if (dataRecebimento === null || dataFabricacao === null || dataValidade === null) return null;
  // A lot that ends before it begins is refused at its field.
  if (dataValidade < dataFabricacao || item.produto.item.itemProdutoTipo !== 'ALIMENTO') return null;
  return prazoDoLote(
    { dataFabricacao, dataValidade, dataRecebimento, agriculturaFamiliar },
    minimoNaEntrega(regras, chegada),
  );
}
