import type { TipoOcorrencia } from '../../vocabulario/compras/recebimentos.js';
import { nomeComum } from '../../formatos/nomes.js';
import { formatarMoeda } from '../../formatos/numeros.js';
import { valorItem, valorItens } from './aquisicoes.js';
import { decimal, type Decimal, type Numerico, somar } from '../decimal.js';
import { QUANTO_FALTA } from '../frases.js';
import { descreverMedida, type LimitesDeTemperatura } from '../cadastros/temperaturas.js';
import {
  emPalavras,
  type EscreverEmbalagens,
  descreverParcela,
  type ProdutoMedido,
} from '../cadastros/unidades-de-medida.js';
import { type Violacao, violacao } from '../violacao.js';

/** Whether nothing of a delivery was accepted: the whole delivery is returned. */
export const nadaAceito = (lotes: readonly { quantidade: Numerico }[]): boolean =>
  lotes.every(({ quantidade }) => decimal(quantidade).isZero());

/** An accepted lot, at the price of the request. */
export interface LoteComPreco {
  produtoId: number;
  quantidade: Numerico;
  precoUnidade: Numerico;
}

/** R$: cost of the accepted lots. Lots of one product are added before rounding once, as in the request. */
export function valorAceito(lotes: readonly LoteComPreco[]): Decimal {
  const produtos = new Map<number, LoteComPreco[]>();
  for (const lote of lotes) produtos.set(lote.produtoId, [...(produtos.get(lote.produtoId) ?? []), lote]);
  return valorItens(
    [...produtos.values()].flatMap(([primeiro, ...demais]) =>
      primeiro
        ? [
            {
              precoUnidade: primeiro.precoUnidade,
              quantidade: somar([primeiro, ...demais].map(({ quantidade }) => quantidade)),
            },
          ]
        : [],
    ),
  );
}

/** The message for an invoice whose value differs from the accepted goods, both in R$; null when they are equal. */
export function avisoDiferencaDaNota(valorNota: Numerico, valorProdutos: Numerico): string | null {
  const diferenca = decimal(valorNota).minus(valorProdutos).abs();
  if (diferenca.isZero()) return null;
  return `A nota diz ${formatarMoeda(valorNota.toString())}; os produtos aceitos somam ${formatarMoeda(valorProdutos.toString())}: diferença de ${formatarMoeda(diferenca)}.`;
}

/**
 * The lots of an item have at most the missing quantity (`falta`, in the product's unit). `nome` of the product, when
 * the message is not shown at its field.
 */
export function violacoesDosLotes(
  quantidades: readonly Numerico[],
  falta: Numerico,
  { nome, escrever }: { nome?: string; escrever?: EscreverEmbalagens } = {},
): Violacao[] {
  const total = somar(quantidades);
  return violacao(
    total.gt(falta),
    'quantidade',
    `Os lotes${nome === undefined ? '' : ` de ${nomeComum(nome)}`} somam ${emPalavras(total, escrever)}; falta receber ${emPalavras(falta, escrever)}.`,
  );
}

/** The refusal at a product of a delivery that was not requested. */
export const FORA_DA_SOLICITACAO = 'Este produto não está na solicitação.';

/** The part of an occurrence that the rules look at. `quantidade` in the product's unit. */
export interface QuantidadeOcorrida {
  tipo: TipoOcorrencia;
  quantidade?: Numerico | null | undefined;
}

/** A shortage or a refusal has a quantity; any other occurrence has none, because nothing is counted by it. */
export function violacoesDaOcorrencia({ tipo, quantidade }: QuantidadeOcorrida): Violacao[] {
  const tem = quantidade !== null && quantidade !== undefined;
  return tipo === 'OUTROS'
    ? violacao(tem, 'quantidade', 'Informe a quantidade somente em uma falta ou recusa.')
    : violacao(!tem, 'quantidade', tipo === 'FALTA' ? QUANTO_FALTA : 'Informe quanto foi recusado.');
}

/** What a delivery brought of a product: on the invoice (null where it is not typed), in accepted lots, and otherwise. */
export interface ProdutoConferido {
  faturada: Numerico | null;
  aceita: Numerico;
  ocorrencias: readonly QuantidadeOcorrida[];
}

/** How the quantities of a product are written. */
interface MedidaDoProduto {
  produto: ProdutoMedido;
  escrever: EscreverEmbalagens;
}

/** The quantity of the occurrences of a type. */
const ocorrida = (ocorrencias: readonly QuantidadeOcorrida[], tipo: TipoOcorrencia): Decimal =>
  somar(ocorrencias.filter((uma) => uma.tipo === tipo).map(({ quantidade }) => quantidade ?? 0));

/**
 * Accepted + refused + missing is what the invoice says (specification 4.7). Without occurrences the invoiced quantity
 * may be left out.
 */
export function violacoesDoFaturado(
  { faturada, aceita, ocorrencias }: ProdutoConferido,
  medida: MedidaDoProduto,
): Violacao[] {
  const recusada = ocorrida(ocorrencias, 'RECUSA');
  const faltante = ocorrida(ocorrencias, 'FALTA');
  if (faturada === null)
    return violacao(!recusada.plus(faltante).isZero(), 'faturada', 'Informe a quantidade da nota.');
  const soma = somar([aceita, recusada, faltante]);
  return violacao(
    !soma.eq(faturada),
    'faturada',
    `${contaDaConferencia({ aceita, ocorrencias }, medida)}; a nota traz ${emPalavras(faturada, medida.escrever)}.`,
  );
}

/** 'Aceito 170 kg (34) + recusado 20 kg (4) + faltante 10 kg (2) = 200 kg (40 × pacote de 5 kg)'. */
export function contaDaConferencia(
  { aceita, ocorrencias }: Omit<ProdutoConferido, 'faturada'>,
  { produto, escrever }: MedidaDoProduto,
): string {
  const recusada = ocorrida(ocorrencias, 'RECUSA');
  const faltante = ocorrida(ocorrencias, 'FALTA');
  const parcela = (nome: string, quantidade: Numerico) => `${nome} ${descreverParcela(quantidade, produto)}`;
  const soma = emPalavras(somar([aceita, recusada, faltante]), escrever);
  return `${parcela('Aceito', aceita)} + ${parcela('recusado', recusada)} + ${parcela('faltante', faltante)} = ${soma}`;
}

/** The checks of a lot, in words: 'De acordo; -12,5 °C (limite: até -12 °C); SIF'. '' if nothing was. */
export function conferenciaDoLote({
  deAcordo,
  temperatura,
  inspecao,
  ...limites
}: LimitesDeTemperatura & {
  deAcordo: boolean | null;
  temperatura: number | null;
  inspecao: string | null;
}): string {
  const acordo = deAcordo === null ? [] : [deAcordo ? 'De acordo' : 'Em desacordo'];
  const graus = temperatura === null ? [] : [descreverMedida(temperatura, limites)];
  return [...acordo, ...graus, ...(inspecao === null ? [] : [inspecao])].join('; ');
}

/** The papers that a delivery is signed on (Lei 14.133/2021, art. 140). */
const TERMOS = ['termo-recebimento-provisorio', 'termo-recebimento-definitivo', 'termo-recusa'] as const;
export type Termo = (typeof TERMOS)[number];

export const ROTULOS_TERMO: Record<Termo, string> = {
  'termo-recebimento-provisorio': 'Termo de recebimento provisório',
  'termo-recebimento-definitivo': 'Termo de recebimento definitivo',
  'termo-recusa': 'Termo de recusa',
};

/**
 * The papers of a delivery: of receipt where something was accepted, of refusal where something was refused or all went
 * back. A reversed delivery has none.
 */
export function termosDaEntrega({
  estorno,
  produtos,
  ocorrencias,
}: {
  estorno: object | null;
  produtos: readonly object[];
  ocorrencias: readonly { tipo: TipoOcorrencia }[];
}): Termo[] {
  if (estorno !== null) return [];
  const recusou = produtos.length === 0 || ocorrencias.some(({ tipo }) => tipo === 'RECUSA');
  return TERMOS.filter((termo) => (termo === 'termo-recusa' ? recusou : produtos.length > 0));
}

/** A product of a delivery in numbers, in its unit: what the invoice says (null where it was not typed) and what became of it. */
export interface QuantidadesDaEntrega<P> {
  produto: P;
  faturada: number | null;
  aceita: number;
  recusada: number;
  faltante: number;
}

/** The quantities of each product of a delivery, in the order in which it names them. */
export function quantidadesDaEntrega<P extends { id: number }>({
  produtos,
  faturados,
  ocorrencias,
}: {
  produtos: readonly { produto: P; quantidade: number }[];
  faturados: readonly { produto: P; quantidade: number }[];
  ocorrencias: readonly (QuantidadeOcorrida & { produto: P })[];
}): QuantidadesDaEntrega<P>[] {
  const citados = new Map([...produtos, ...faturados, ...ocorrencias].map(({ produto }) => [produto.id, produto]));
  return [...citados.values()].map((produto) => {
    const seu = (linha: { produto: P }) => linha.produto.id === produto.id;
    const suas = ocorrencias.filter(seu);
    return {
      produto,
      faturada: faturados.find(seu)?.quantidade ?? null,
      aceita: somar(produtos.filter(seu).map(({ quantidade }) => quantidade)).toNumber(),
      recusada: ocorrida(suas, 'RECUSA').toNumber(),
      faltante: ocorrida(suas, 'FALTA').toNumber(),
    };
  });
}

/** R$ of a product of a delivery at the price of its contract. */
export interface ValoresDoProduto {
  aceito: Decimal;
  /** What the invoice charges and was not accepted: it is not paid. */
  aReter: Decimal;
}

/**
 * R$: what a product of a delivery costs, and what is withheld from its invoice: price × (invoiced − accepted), each
 * half up to cents. Without an invoiced quantity nothing is withheld.
 */
export const valoresDoProduto = (
  { faturada, aceita }: { faturada: Numerico | null; aceita: Numerico },
  precoUnidade: Numerico,
): ValoresDoProduto => ({
  aceito: valorItem({ quantidade: aceita, precoUnidade }),
  aReter: valorItem({ quantidade: decimal(faturada ?? aceita).minus(aceita), precoUnidade }),
});
