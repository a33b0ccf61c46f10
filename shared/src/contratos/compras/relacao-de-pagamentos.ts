import { z } from 'zod';
import { GRUPOS_PRIORITARIOS } from '../../vocabulario/cadastros/fornecedores.js';
import { GRAUS_PROCESSAMENTO } from '../../vocabulario/cadastros/itens.js';
import { TIPOS_AQUISICAO } from '../../vocabulario/compras/aquisicoes.js';
import { DOCUMENTOS_PAGOS } from '../../vocabulario/compras/pagamentos.js';
import { DataBR } from '../primitivos.js';

/**
 * A line of the accounts' list of payments ('relação de pagamentos' of the PNAE): an item of a paid invoice. The lines of
 * a payment add up to its value.
 */
export const LinhaDaRelacao = z.object({
  /** Of the payment, counted in the order of the days. */
  numero: z.int(),
  data: DataBR,
  favorecido: z.string(),
  /** CPF or CNPJ, without its mask. */
  inscricao: z.string().nullable(),
  /** Number of the CAF; null for a supplier that is no family farming. */
  caf: z.string().nullable(),
  /** Of a supplier with a CAF. */
  gruposPrioritarios: z.array(z.enum(GRUPOS_PRIORITARIOS)),
  /** Whether a woman holds the CAF; null without a CAF, or where it is not known. */
  mulherTitular: z.boolean().nullable(),
  tipoDocumento: z.enum(DOCUMENTOS_PAGOS),
  notaFiscal: z.object({ numero: z.string(), serie: z.string().nullable(), chave: z.string().nullable() }),
  dataEmissao: DataBR,
  aquisicao: z.object({
    aquisicaoTipo: z.enum(TIPOS_AQUISICAO),
    modalidadeLicitacao: z.string().nullable(),
    fonteRecurso: z.string().nullable(),
    numeroProcessoAdminis: z.string(),
    numeroContrato: z.string(),
  }),
  produto: z.string(),
  grauProcessamento: z.enum(GRAUS_PROCESSAMENTO).nullable(),
  /** Accepted of the invoice, in `unidadeProduto`. */
  quantidade: z.number(),
  unidadeProduto: z.string(),
  /** R$ of this payment. */
  valor: z.number(),
  documento: z.string(),
});
export type LinhaDaRelacao = z.infer<typeof LinhaDaRelacao>;
