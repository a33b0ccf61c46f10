import type { ConversaoDaNota, ItemDaNota, ItemSolicitacao, NotaLida, Solicitacao } from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import {
  aceitaConversao,
  avisoDoPreco,
  emEmbalagens,
  lotesEmEmbalagens,
  MOTIVO_DO_PRECO,
  somar,
  violacoesDosLotes,
  type EscreverEmbalagens,
} from '@merenda/shared/regras';
import type { LoteDigitado, NotaDoFormulario, ProdutoDigitado, RascunhoRecebimento } from '../recebimentos/digitado.js';
import { faltaReceber, itensPendentes } from '../recebimentos/rascunho.js';

/** An item of the invoice that belongs to no item of the request: it is left out. */
export const FORA = 'FORA';

/** By item of the invoice: the product of the request, `FORA`, or undefined while the user has to choose. */
export type Escolhas = Record<number, number | typeof FORA | undefined>;

/**
 * The choices with which an invoice opens: the matches of the server among the products that are still to be received.
 */
export function escolhasDe(solicitacao: Solicitacao, { itens }: NotaLida): Escolhas {
  const pendentes = new Set(itensPendentes(solicitacao).map(({ produto }) => produto.id));
  return Object.fromEntries(
    itens.map(({ numero, produto }) => [numero, produto && pendentes.has(produto.id) ? produto.id : undefined]),
  );
}

/** By item of the invoice: the packages of its product in one unit of the sale, as typed. */
export type Conversoes = Record<number, NumeroDigitado | undefined>;

/** The conversions with which an invoice opens: those of earlier receipts. */
export const conversoesDe = ({ itens }: NotaLida): Conversoes =>
  Object.fromEntries(
    itens.map(({ numero, unidade, conversao }) => [
      numero,
      conversao?.unidade === unidade ? conversao.embalagens : undefined,
    ]),
  );

/** The typed conversion of an item, where its product takes one; null without it. */
export function conversaoDigitada(
  item: ItemDaNota,
  { produto }: ItemSolicitacao,
  digitada: NumeroDigitado | undefined,
): ConversaoDaNota | null {
  const embalagens = numeroLido(digitada);
  return embalagens !== null && embalagens > 0 && aceitaConversao(item, produto)
    ? { unidade: item.unidade, embalagens }
    : null;
}

/** What an item of the invoice fills in the form for a product of the request. */
export interface Preenchimento {
  /** In packages of the product; null when the user types it. */
  quantidade: number | null;
  lotes: LoteDigitado[];
  /** The sentence of a price that is proven to be above the contract; null when it is not. */
  preco: string | null;
  /** What the user should check, one sentence each. */
  avisos: string[];
}

interface OpcoesDoPreenchimento {
  conversao?: ConversaoDaNota | null;
  escrever?: EscreverEmbalagens;
}

/** An item of the invoice as lots of an item of the request. Without lots in the invoice, the number is typed. */
export function preencher(
  item: ItemDaNota,
  solicitado: ItemSolicitacao,
  { conversao, escrever }: OpcoesDoPreenchimento = {},
): Preenchimento {
  const contado = emEmbalagens(item, solicitado.produto, conversao);
  const divididos = lotesEmEmbalagens(item, item.lotes, contado.quantidade);
  const quantidade = contado.quantidade?.toNumber() ?? null;
  const lotes = divididos.lotes.map(({ lote, quantidade: parte }) => ({
    lote: lote.numero,
    dataFabricacao: lote.dataFabricacao,
    dataValidade: lote.dataValidade,
    quantidade: parte?.toNumber(),
  }));
  const preco = avisoDoPreco(item.valor, contado.quantidade, solicitado.precoUnidade);
  const [demais] = quantidade === null ? [] : violacoesDosLotes([quantidade], faltaReceber(solicitado), { escrever });
  return {
    quantidade,
    lotes: lotes.length > 0 ? lotes : [{ quantidade: quantidade ?? undefined }],
    preco: contado.comprovada ? preco : null,
    avisos: [
      contado.aviso,
      divididos.aviso,
      preco,
      demais?.mensagem,
      lotes.length === 0 ? 'A nota não traz o lote deste item: copie-o da embalagem.' : null,
    ].flatMap((aviso) => aviso ?? []),
  };
}

/** What the user has chosen of an invoice. */
export interface Escolhido {
  escolhas: Escolhas;
  conversoes: Conversoes;
}

/** The values of the form that an invoice gives; products that it does not have keep what was typed. */
export type ValoresDaNota = Pick<RascunhoRecebimento, 'produtos'> & {
  notaFiscal: Pick<RascunhoRecebimento['notaFiscal'], 'numero' | 'dataEmissao' | 'valor'>;
};

/** An invoice as values of the receipt's form. Items of one product are lots of one product. */
export function valoresDaNota(
  solicitacao: Solicitacao,
  nota: NotaLida,
  { escolhas, conversoes }: Escolhido,
): ValoresDaNota {
  const { numero, dataEmissao, valor, itens } = nota;
  const produtos = itensPendentes(solicitacao).flatMap((solicitado) => {
    const seus = itens.filter((item) => escolhas[item.numero] === solicitado.produto.id);
    const preenchidos = seus.map((item) =>
      preencher(item, solicitado, { conversao: conversaoDigitada(item, solicitado, conversoes[item.numero]) }),
    );
    const lotes = preenchidos.flatMap((um) => um.lotes);
    const quantidades = preenchidos.flatMap(({ quantidade }) => quantidade ?? []);
    // Refused and missing goods are then counted against the invoice.
    const faturada = quantidades.length === seus.length ? somar(quantidades).toNumber() : undefined;
    const precos = preenchidos.flatMap(({ preco }) => preco ?? []);
    const ocorrencias = precos.length === 0 ? {} : { ocorrencias: [ocorrenciaDoPreco(precos)] };
    return lotes.length === 0
      ? []
      : [[solicitado.produto.id, { chegou: true, lotes, faturada, ...ocorrencias }] as const];
  });
  return { notaFiscal: { numero, dataEmissao, valor }, produtos: Object.fromEntries(produtos) };
}

/** The occurrence that prices above the contract are. */
export const ocorrenciaDoPreco = (precos: readonly string[]) => ({
  tipo: 'OUTROS' as const,
  motivo: MOTIVO_DO_PRECO,
  texto: precos.join(' '),
});

/** The products of an invoice with the occurrences that are typed already, except an earlier one about the price. */
export const comAsDigitadas = (
  daNota: ValoresDaNota['produtos'],
  digitados: Partial<Record<string, ProdutoDigitado>> = {},
): ValoresDaNota['produtos'] =>
  Object.fromEntries(
    Object.entries(daNota).map(([id, produto]) => {
      const outras = (digitados[id]?.ocorrencias ?? []).filter(({ motivo }) => motivo !== MOTIVO_DO_PRECO);
      return [id, { ...produto, ocorrencias: [...outras, ...(produto.ocorrencias ?? [])] }];
    }),
  );

/** What the receipt sends of an invoice, the XML and what each code is, and the items that the form compares with. */
export const notaParaEnviar = (
  solicitacao: Solicitacao,
  { xml, itens }: NotaLida,
  { escolhas, conversoes }: Escolhido,
  motivoDestinatario: string | null,
): Omit<NotaDoFormulario, 'numero'> => {
  const usados = itensPendentes(solicitacao).flatMap((solicitado) =>
    itens
      .filter(({ numero }) => escolhas[numero] === solicitado.produto.id)
      .map((item) => ({
        item,
        produto: { id: solicitado.produto.id },
        conversao: conversaoDigitada(item, solicitado, conversoes[item.numero]),
      })),
  );
  return {
    xml,
    motivoDestinatario,
    produtos: usados
      .toSorted((a, b) => a.item.numero - b.item.numero)
      .map(({ item: { codigo }, produto, conversao }) => ({ codigo, produto, conversao })),
    itens: usados.map(
      ({ item: { quantidade, unidade, quantidadeTributavel, unidadeTributavel, valor }, produto, conversao }) => ({
        produto,
        quantidade,
        unidade,
        quantidadeTributavel,
        unidadeTributavel,
        valor,
        conversao,
      }),
    ),
  };
};
