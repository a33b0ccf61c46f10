import type { TipoOcorrencia } from '../../../vocabulario/compras/recebimentos.js';
import { formatarMoeda, formatarQuantidade } from '../../../formatos/numeros.js';
import { decimal, type Decimal, type Numerico, somar } from '../../decimal.js';
import { comMedida, conteudoDaEmbalagem, converter, recusaConversao } from '../../cadastros/unidades-de-medida.js';
import { type Violacao, violacao } from '../../violacao.js';

/** How an item of an NF-e is counted: as it is sold (`qCom`, `uCom`) and as it is taxed (`qTrib`, `uTrib`). */
export interface ItemContado {
  quantidade: Numerico;
  unidade: string;
  quantidadeTributavel: Numerico;
  unidadeTributavel: string;
}

/** How many packages of the product one unit of the sale is: 1 FD = 6 packages. */
export interface ConversaoContada {
  unidade: string;
  embalagens: Numerico;
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
  /** The weight or volume of the invoice, or a conversion, says what a unit of the sale is. */
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

/**
 * The names that suppliers give to single pieces, with how many they are; they measure only products counted in units.
 */
const PECAS: Record<string, number> = {
  UN: 1,
  UND: 1,
  UNID: 1,
  UNIDADE: 1,
  DZ: 12,
  DUZIA: 12,
};

/** Decimals of a typed quantity. */
const CASAS = 3;

/**
 * The quantity of an item of an NF-e in packages of a product (specification 4.7). The taxed quantity proves the
 * package where its unit measures as the product's does: 40 PCT = 200 KG are packages of 5 kg. An invoice that sells by
 * weight is converted. Where both counts differ otherwise (10 FD = 60 PCT) only a conversion gives a quantity, and none
 * that contradicts the weight.
 */
export function emEmbalagens(
  item: ItemContado,
  embalagem: Embalagem,
  conversao: ConversaoContada | null = null,
): ItemEmEmbalagens {
  const vendida = medidaEm(item.unidade, embalagem);
  const sua = vendida === null && conversao && mesmaUnidade(conversao.unidade, item.unidade) ? conversao : null;
  const contada = quantidadeContada(item, embalagem, { vendida, conversao: sua });
  const dita = `${formatarQuantidade(item.quantidade, 4)} ${item.unidade}`;
  const esperada = `embalagem de ${comMedida(embalagem.medidaReal, embalagem.unidadeMedida)}`;
  const taxada = taxadaEmEmbalagens(item, embalagem);
  if (taxada === null ? contada === null : !(contada ?? decimal(item.quantidade)).eq(taxada.embalagens)) {
    const sao = taxada === null ? '' : `, que são ${formatarQuantidade(taxada.embalagens)} × ${esperada}`;
    const pedido = vendida === null ? `quantas vêm em 1 ${item.unidade}` : 'a quantidade';
    return semQuantidade(
      `A nota diz ${dita} = ${descreverTaxada(item, embalagem)}${sao}. Confira a entrega e informe ${pedido}.`,
    );
  }
  const quantidade = contada ?? decimal(item.quantidade);
  if (quantidade.decimalPlaces() > CASAS)
    return semQuantidade(`${dita} não dão um número exato de ${esperada}. Confira a entrega e informe a quantidade.`);
  const comprovada = vendida !== null || taxada !== null || sua !== null;
  const aviso = comprovada ? null : `A nota não diz quanto pesa 1 ${item.unidade}: confira se é a ${esperada}.`;
  return { quantidade, comprovada, aviso };
}

/** Whether a conversion can say what a unit of the sale is: the invoice does not. */
export const aceitaConversao = (item: ItemContado, embalagem: Embalagem): boolean =>
  medidaEm(item.unidade, embalagem) === null && !emEmbalagens(item, embalagem).comprovada;

const mesmaUnidade = (uma: string, outra: string): boolean => chaveDa(uma) === chaveDa(outra);

const chaveDa = (unidade: string): string => unidade.trim().toUpperCase();

/** Packages by the unit of the sale; null where two counts differ and nothing says what the unit is. */
function quantidadeContada(
  item: ItemContado,
  embalagem: Embalagem,
  { vendida, conversao }: { vendida: string | null; conversao: ConversaoContada | null },
): Decimal | null {
  if (vendida !== null) return embalagensDe(item.quantidade, vendida, embalagem);
  if (conversao) return decimal(item.quantidade).times(conversao.embalagens);
  return decimal(item.quantidade).eq(item.quantidadeTributavel) ? decimal(item.quantidade) : null;
}

/** Packages by the taxed quantity, where that is a measure of the product; null where it is only another count. */
function taxadaEmEmbalagens(item: ItemContado, embalagem: Embalagem): { embalagens: Decimal } | null {
  const medida = medidaEm(item.unidadeTributavel, embalagem);
  if (medida !== null) return { embalagens: embalagensDe(item.quantidadeTributavel, medida, embalagem) };
  const pecas = PECAS[chaveDa(item.unidadeTributavel)];
  // 'UN' on both sides may be any package.
  if (pecas === undefined || embalagem.unidadeMedida !== 'UN' || decimal(item.quantidade).eq(item.quantidadeTributavel))
    return null;
  return { embalagens: embalagensDe(decimal(item.quantidadeTributavel).times(pecas), 'UN', embalagem) };
}

/** '300 kg', or '60 PCT' as the supplier writes it. */
function descreverTaxada({ quantidadeTributavel, unidadeTributavel }: ItemContado, embalagem: Embalagem): string {
  const medida = medidaEm(unidadeTributavel, embalagem);
  return medida === null
    ? `${formatarQuantidade(quantidadeTributavel, 4)} ${unidadeTributavel}`
    : comMedida(quantidadeTributavel, medida);
}

const semQuantidade = (aviso: string): ItemEmEmbalagens => ({ quantidade: null, comprovada: false, aviso });

/** The unit of measure that a supplier's unit is, when the product is measured in the same dimension. */
function medidaEm(unidade: string, { unidadeMedida }: Embalagem): string | null {
  const medida = MEDIDAS[chaveDa(unidade)];
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

/** An item of an NF-e with what it costs: `valor` in R$, with discount and expenses. */
export interface ItemComValor extends ItemContado {
  valor: Numerico;
  conversao?: ConversaoContada | null;
}

/**
 * The sentences for the items of one product that cost more in the invoice than by the contract. An item whose packages are
 * proven is compared by itself; the others together, with the packages that a person has counted of them.
 * @param contado packages of the product on the invoice as a person counted them; null before the count
 */
export function avisosDosPrecos(
  itens: readonly ItemComValor[],
  { produto, precoUnidade }: { produto: Embalagem; precoUnidade: Numerico },
  contado: Numerico | null,
): string[] {
  const lidos = itens.map((item) => ({ item, ...emEmbalagens(item, produto, item.conversao) }));
  const certos = lidos.flatMap(({ item, quantidade, comprovada }) =>
    comprovada && quantidade !== null ? [{ item, quantidade }] : [],
  );
  const abertos = lidos.filter(({ quantidade, comprovada }) => !comprovada || quantidade === null);
  const restam = contado === null ? null : decimal(contado).minus(somar(certos.map(({ quantidade }) => quantidade)));
  return [
    ...certos.map(({ item, quantidade }) => avisoDoPreco(item.valor, quantidade, precoUnidade)),
    abertos.length === 0 || restam === null
      ? null
      : avisoDoPreco(somar(abertos.map(({ item }) => item.valor)), restam.lt(0) ? 0 : restam, precoUnidade),
  ].flatMap((aviso) => aviso ?? []);
}

/** The reason of the occurrence that a price above the contract is (specification 4.7). */
export const MOTIVO_DO_PRECO = 'Preço acima do contrato';

/**
 * Goods that were accepted above the price of the contract need an occurrence that names the price or a partial
 * refusal.
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
