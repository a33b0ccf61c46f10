import type { TipoOcorrencia } from '../../contratos/enums/recebimentos.js';
import { formatarMoeda, formatarQuantidade } from '../../formatos/numeros.js';
import { decimal, type Decimal, type Numerico, somar } from '../decimal.js';
import { comMedida, conteudoDaEmbalagem, converter, recusaConversao } from '../unidades.js';
import { type Violacao, violacao } from '../violacao.js';

/** How an item of an NF-e is counted: as it is sold (`qCom`, `uCom`) and as it is taxed (`qTrib`, `uTrib`). */
export interface ItemContado {
  quantidade: Numerico;
  unidade: string;
  quantidadeTributavel: Numerico;
  unidadeTributavel: string;
}

/** What one package of a product holds. */
interface Embalagem {
  medidaReal: Numerico;
  unidadeMedida: string;
}

/** An item of an NF-e in packages of a product. */
export interface ItemEmEmbalagens {
  /** Null when the invoice contradicts the product: the user types it. */
  quantidade: Decimal | null;
  /** The invoice's weight or volume proves what the package holds. */
  comprovada: boolean;
  /** A sentence for the user; null when there is nothing to say. */
  aviso: string | null;
}

/** The names that suppliers give to weights and volumes. Others, such as 'UN', 'LT' or 'CX', may be any package. */
const MEDIDAS: Record<string, string> = {
  KG: 'KG',
  KGS: 'KG',
  KILO: 'KG',
  QUILO: 'KG',
  QUILOS: 'KG',
  G: 'G',
  GR: 'G',
  GRAMA: 'G',
  GRAMAS: 'G',
  L: 'L',
  LITRO: 'L',
  LITROS: 'L',
  ML: 'ML',
};

/** Decimals of a quantity in stock. */
const CASAS = 3;

/**
 * The quantity of an item of an NF-e in packages of a product (specification 4.7). Weight or volume of the invoice proves
 * the package: 40 PCT = 200 KG are packages of 5 kg. An invoice that sells by weight is converted. When both contradict
 * each other, there is no quantity.
 */
export function emEmbalagens(item: ItemContado, embalagem: Embalagem): ItemEmEmbalagens {
  const vendida = medidaEm(item.unidade, embalagem);
  const contada = vendida === null ? decimal(item.quantidade) : embalagensDe(item.quantidade, vendida, embalagem);
  const taxada = medidaEm(item.unidadeTributavel, embalagem);
  const dita = `${formatarQuantidade(item.quantidade, 4)} ${item.unidade}`;
  const esperada = `embalagem de ${comMedida(embalagem.medidaReal, embalagem.unidadeMedida)}`;
  if (taxada !== null) {
    const porPeso = embalagensDe(item.quantidadeTributavel, taxada, embalagem);
    if (!porPeso.eq(contada))
      return semQuantidade(
        `A nota diz ${dita} = ${comMedida(item.quantidadeTributavel, taxada)}, que são ${formatarQuantidade(porPeso)} × ${esperada}. Confira a entrega e informe a quantidade.`,
      );
  }
  if (contada.decimalPlaces() > CASAS)
    return semQuantidade(`${dita} não dão um número exato de ${esperada}. Confira a entrega e informe a quantidade.`);
  const comprovada = vendida !== null || taxada !== null;
  const aviso = comprovada ? null : `A nota não diz quanto pesa 1 ${item.unidade}: confira se é a ${esperada}.`;
  return { quantidade: contada, comprovada, aviso };
}

const semQuantidade = (aviso: string): ItemEmEmbalagens => ({ quantidade: null, comprovada: false, aviso });

/** The unit of measure that a supplier's unit is, when the product is measured in the same dimension. */
function medidaEm(unidade: string, { unidadeMedida }: Embalagem): string | null {
  const medida = MEDIDAS[unidade.trim().toUpperCase()];
  return medida !== undefined && recusaConversao(medida, unidadeMedida) === null ? medida : null;
}

const embalagensDe = (quantidade: Numerico, medida: string, embalagem: Embalagem): Decimal =>
  converter(quantidade, medida, embalagem.unidadeMedida).div(conteudoDaEmbalagem(embalagem, embalagem.unidadeMedida));

/** The lots of an item in packages; a quantity that has to be typed is null. */
export interface LotesEmEmbalagens<L> {
  lotes: { lote: L; quantidade: Decimal | null }[];
  /** A sentence for the user; null when there is nothing to say. */
  aviso: string | null;
}

/**
 * The lots (`rastro`) of an item in packages of the product. Lots that do not sum up to the item have no quantities: the
 * user divides it.
 * @param quantidade the item in packages, or null while it is unknown
 */
export function lotesEmEmbalagens<L extends { quantidade: Numerico }>(
  item: ItemContado,
  lotes: readonly L[],
  quantidade: Decimal | null,
): LotesEmEmbalagens<L> {
  const soma = somar(lotes.map((lote) => lote.quantidade));
  const divide = lotes.length > 0 && !soma.eq(item.quantidade);
  const partes = lotes.map((lote) => {
    // First the product, then the division: 10 of 30 that are 1 package do not become 0.999….
    const parte = quantidade?.times(lote.quantidade).div(item.quantidade) ?? null;
    return { lote, quantidade: divide || parte === null || parte.decimalPlaces() > CASAS ? null : parte };
  });
  const aviso = divide
    ? `Os lotes da nota somam ${formatarQuantidade(soma)} ${item.unidade}, e o item tem ${formatarQuantidade(item.quantidade, 4)}: divida a quantidade entre os lotes.`
    : null;
  return { lotes: partes, aviso };
}

/**
 * The sentence for an item that costs more in the invoice than by the contract; null when it does not.
 * @param valor R$: the item in the invoice, with discount and expenses
 */
export function avisoDoPreco(valor: Numerico, quantidade: Numerico | null, precoUnidade: Numerico): string | null {
  if (quantidade === null) return null;
  const contratado = decimal(precoUnidade).times(quantidade);
  if (decimal(valor).minus(contratado).lte('0.01')) return null;
  return `Este item custa ${formatarMoeda(valor)} na nota; pelo contrato, ${formatarMoeda(contratado)}.`;
}

/** The reason of the occurrence that a price above the contract is (specification 4.7). */
export const MOTIVO_DO_PRECO = 'Preço acima do contrato';

/**
 * What was accepted above the price of the contract has an occurrence that says so, or that something of it was refused.
 * @param aviso the sentence of `avisoDoPreco`
 */
export const violacoesDoPreco = (aviso: string | null, ocorrencias: readonly { tipo: TipoOcorrencia }[]): Violacao[] =>
  violacao(
    aviso !== null && ocorrencias.every(({ tipo }) => tipo === 'FALTA'),
    'quantidade',
    `${aviso ?? ''} Anote uma ocorrência do tipo Outros ou Recusa.`,
  );

/**
 * Whether a supplier's number of the order (`xPed`) names a request: 'SOL-15', '15', '15/2026' and '000015' name the
 * request 15/2026.
 * @param numero 'n/year'
 */
export function nomeiaASolicitacao(xPed: string, numero: string): boolean {
  const [n, ano] = numero.split('/').map(Number);
  const [primeiro, segundo] = [...xPed.matchAll(/\d+/g)].map(([digitos]) => Number(digitos));
  return primeiro === n && (segundo === undefined || segundo === ano || segundo === Number(String(ano).slice(2)));
}
