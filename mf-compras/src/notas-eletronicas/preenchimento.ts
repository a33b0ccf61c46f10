import type { ItemDaNota, ItemSolicitacao, NotaEletronicaNova, NotaLida, Solicitacao } from '@merenda/shared/contratos';
import {
  avisoDoPreco,
  emEmbalagens,
  lotesEmEmbalagens,
  MOTIVO_DO_PRECO,
  somar,
  violacoesDosLotes,
  type EscreverEmbalagens,
} from '@merenda/shared/regras';
import type { LoteDigitado, ProdutoDigitado, RascunhoRecebimento } from '../recebimentos/digitado.js';
import { faltaReceber, itensPendentes } from '../recebimentos/rascunho.js';

/** An item of the invoice that belongs to no item of the request: it is left out. */
export const FORA = 'FORA';

/** By item of the invoice: the product of the request, `FORA`, or undefined while the user has to choose. */
export type Escolhas = Record<number, number | typeof FORA | undefined>;

/** The choices with which an invoice opens: what the server knows, among what is still to be received. */
export function escolhasDe(solicitacao: Solicitacao, { itens }: NotaLida): Escolhas {
  const pendentes = new Set(itensPendentes(solicitacao).map(({ produto }) => produto.id));
  return Object.fromEntries(
    itens.map(({ numero, produto }) => [numero, produto && pendentes.has(produto.id) ? produto.id : undefined]),
  );
}

/** What an item of the invoice fills in the form for a product of the request. */
export interface Preenchimento {
  /** In packages of the product; null when the user types it. */
  quantidade: number | null;
  lotes: LoteDigitado[];
  /** The sentence of a price above the contract; null when it is not. */
  preco: string | null;
  /** What the user should check, one sentence each. */
  avisos: string[];
}

/** An item of the invoice as lots of an item of the request. Without lots in the invoice, the number is typed. */
export function preencher(item: ItemDaNota, pedido: ItemSolicitacao, escrever?: EscreverEmbalagens): Preenchimento {
  const contado = emEmbalagens(item, pedido.produto);
  const divididos = lotesEmEmbalagens(item, item.lotes, contado.quantidade);
  const quantidade = contado.quantidade?.toNumber() ?? null;
  const lotes = divididos.lotes.map(({ lote, quantidade: parte }) => ({
    lote: lote.numero,
    dataFabricacao: lote.dataFabricacao,
    dataValidade: lote.dataValidade,
    quantidade: parte?.toNumber(),
  }));
  const preco = avisoDoPreco(item.valor, contado.quantidade, pedido.precoUnidade);
  const [demais] = quantidade === null ? [] : violacoesDosLotes([quantidade], faltaReceber(pedido), { escrever });
  return {
    quantidade,
    lotes: lotes.length > 0 ? lotes : [{ quantidade: quantidade ?? undefined }],
    preco,
    avisos: [
      contado.aviso,
      divididos.aviso,
      preco,
      demais?.mensagem,
      lotes.length === 0 ? 'A nota não traz o lote deste item: copie-o da embalagem.' : null,
    ].flatMap((aviso) => aviso ?? []),
  };
}

/** The values of the form that an invoice gives; products that it does not have keep what was typed. */
export type ValoresDaNota = Pick<RascunhoRecebimento, 'produtos'> & {
  notaFiscal: Pick<RascunhoRecebimento['notaFiscal'], 'numero' | 'dataEmissao' | 'valor'>;
};

/** An invoice as values of the receipt's form. Items of one product are lots of one product. */
export function valoresDaNota(solicitacao: Solicitacao, nota: NotaLida, escolhas: Escolhas): ValoresDaNota {
  const { numero, dataEmissao, valor, itens } = nota;
  const produtos = itensPendentes(solicitacao).flatMap((pedido) => {
    const seus = itens.filter((item) => escolhas[item.numero] === pedido.produto.id);
    const preenchidos = seus.map((item) => preencher(item, pedido));
    const lotes = preenchidos.flatMap((um) => um.lotes);
    const quantidades = preenchidos.flatMap(({ quantidade }) => quantidade ?? []);
    // What is refused or missing is then counted against the invoice.
    const faturada = quantidades.length === seus.length ? somar(quantidades).toNumber() : undefined;
    const precos = preenchidos.flatMap(({ preco }) => preco ?? []);
    const ocorrencias = precos.length === 0 ? {} : { ocorrencias: [ocorrenciaDoPreco(precos)] };
    return lotes.length === 0 ? [] : [[pedido.produto.id, { chegou: true, lotes, faturada, ...ocorrencias }] as const];
  });
  return { notaFiscal: { numero, dataEmissao, valor }, produtos: Object.fromEntries(produtos) };
}

const ocorrenciaDoPreco = (precos: readonly string[]) => ({
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

/** What is sent with the receipt: the XML, and the product of each code. */
export const notaParaEnviar = (
  { xml, itens }: NotaLida,
  escolhas: Escolhas,
  motivoDestinatario: string | null,
): NotaEletronicaNova => ({
  xml,
  motivoDestinatario,
  produtos: itens.flatMap(({ numero, codigo }) => {
    const escolhido = escolhas[numero];
    return typeof escolhido === 'number' ? [{ codigo, produto: { id: escolhido } }] : [];
  }),
});
