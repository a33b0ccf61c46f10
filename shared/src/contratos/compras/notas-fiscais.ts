import { z } from 'zod';
import { violacoesDaNota } from '../../regras/compras/notas-fiscais.js';
import { conferir } from '../conferir.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  DataBR,
  DataEntrada,
  type DaTela,
  Dinheiro,
  Id,
  opcional,
  textoLongo,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

const campos = z.object({
  numero: textoMaiusculo(LIMITES.numeroDocumento),
  dataEmissao: DataEntrada,
  dataRecebimento: DataEntrada,
  /** R$, as the supplier wrote it; it may differ from the items by freight and discounts. */
  valor: Dinheiro,
  /** Why the supplier's invoice is recorded although another request has it; stored only in that case. */
  motivoRepeticao: opcional(textoLongo(LIMITES.motivo)),
});

/** The invoice of a delivery. */
export const NotaFiscalNova = campos.superRefine(conferir(violacoesDaNota));
export type NotaFiscalNova = z.infer<typeof NotaFiscalNova>;

/** Body of PUT /notas-fiscais/{id}. */
export const NotaFiscalEdicao = campos.extend({ versao: VersaoLida }).superRefine(conferir(violacoesDaNota));
export type NotaFiscalEdicao = DaTela<z.infer<typeof NotaFiscalEdicao>>;

export const NotaFiscal = z.object({
  id: Id,
  numero: z.string(),
  dataEmissao: DataBR,
  dataRecebimento: DataBR,
  valor: z.number(),
  /** Why it is recorded although another request has the same invoice; null if there is none. */
  motivoRepeticao: z.string().nullable(),
  temImagem: z.boolean(),
  /** Key of its NF-e, whose XML is kept; null when it was typed. */
  chave: z.string().nullable(),
  versao: Versao,
});
export type NotaFiscal = z.infer<typeof NotaFiscal>;
