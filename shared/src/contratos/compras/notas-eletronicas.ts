import { z } from 'zod';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataBR, Id, opcional, QuantidadePositiva, Ref, texto, textoLongo } from '../primitivos.js';

/** CNPJ or CPF, without its mask. */
const Documento = z.string();

/** A lot (`rastro`) of an item, as the supplier writes it; the quantity is in the unit of the sale. */
const LoteDaNota = z.object({
  numero: z.string(),
  quantidade: z.number(),
  dataFabricacao: DataBR,
  dataValidade: DataBR,
});

/** Where the product of an item comes from: the last choice for the supplier's code, or the number of the order. */
const ORIGENS_DO_PRODUTO = ['MEMORIA', 'PEDIDO'] as const;

/** How many packages of a product one unit of the sale is, as entered by a person: 1 FD = 6. */
export const ConversaoDaNota = z.object({
  unidade: texto(LIMITES.codigoDoFornecedor),
  embalagens: QuantidadePositiva,
});
export type ConversaoDaNota = z.infer<typeof ConversaoDaNota>;

/** An item of an NF-e. */
export const ItemDaNota = z.object({
  /** Its number in the invoice. */
  numero: z.int(),
  /** The supplier's code of the product (`cProd`). */
  codigo: z.string(),
  descricao: z.string(),
  /** As it is sold. */
  quantidade: z.number(),
  unidade: z.string(),
  /** As it is taxed. */
  quantidadeTributavel: z.number(),
  unidadeTributavel: z.string(),
  /** R$, with discount, freight, insurance and other expenses. */
  valor: z.number(),
  lotes: z.array(LoteDaNota),
  /** The product of the request; null when the user has to choose it. */
  produto: z.object({ id: Id, origem: z.enum(ORIGENS_DO_PRODUTO) }).nullable(),
  /** The content of one unit of the sale at the last receipt of this code; null when it was never entered. */
  conversao: ConversaoDaNota.nullable(),
});
export type ItemDaNota = z.infer<typeof ItemDaNota>;

/** An item of an NF-e that fills a product of a receipt: the form compares its price with the typed one. */
export const ItemNoRecebimento = ItemDaNota.pick({
  quantidade: true,
  unidade: true,
  quantidadeTributavel: true,
  unidadeTributavel: true,
  valor: true,
  conversao: true,
}).extend({ produto: z.object({ id: Id }) });
export type ItemNoRecebimento = z.infer<typeof ItemNoRecebimento>;

/** An NF-e as it was read. Nothing of it is written before its receipt. */
export const NotaLida = z.object({
  chave: z.string(),
  numero: z.string(),
  serie: z.string(),
  dataEmissao: DataBR,
  /** R$. */
  valor: z.number(),
  emitente: z.object({ nome: z.string(), documento: Documento }),
  /** Number of the authorisation; null in a file without it. */
  protocolo: z.string().nullable(),
  /** Why it cannot be received with the request; empty when it can. */
  recusas: z.array(z.string()),
  avisos: z.array(z.string()),
  /** Why its receiver has to be confirmed with a reason; null when it is the municipality. */
  avisoDoDestinatario: z.string().nullable(),
  itens: z.array(ItemDaNota),
  /** The whole file, which the receipt sends back. */
  xml: z.string(),
});
export type NotaLida = z.infer<typeof NotaLida>;

/** A file that was read, alone or in a zip: the invoice, or why it is none. */
export const ArquivoDeNota = z.object({
  nome: z.string(),
  nota: NotaLida.optional(),
  /** Of a file that is no invoice: it has no `nota`. */
  recusa: z.string().optional(),
});
export type ArquivoDeNota = z.infer<typeof ArquivoDeNota>;

/** The NF-e of a receipt: the server reads its XML again. */
export const NotaEletronicaNova = z.object({
  xml: z.string().min(1, 'Escolha o arquivo da NF-e.').max(LIMITES.notaEletronicaBytes, 'A NF-e tem mais de 2 MB.'),
  /** Why it is the municipality's although another receives it; required only then. */
  motivoDestinatario: opcional(textoLongo(LIMITES.motivo)),
  /** The product of each code of the supplier, and what one unit of the sale is, to be known the next time. */
  produtos: z
    .array(
      z.object({
        codigo: z.string().min(1).max(LIMITES.codigoDoFornecedor),
        produto: Ref,
        conversao: ConversaoDaNota.nullish(),
      }),
    )
    .max(LIMITES.itensDaNota),
});
export type NotaEletronicaNova = z.infer<typeof NotaEletronicaNova>;
