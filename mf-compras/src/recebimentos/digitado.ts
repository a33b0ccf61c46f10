import type { Inspecao, ItemNoRecebimento, NotaEletronicaNova, TipoOcorrencia } from '@merenda/shared/contratos';
import type { NumeroDigitado } from '@merenda/shared/formatos';

/** A lot while it is typed; an empty field is undefined or null. */
export interface LoteDigitado {
  lote?: string;
  dataFabricacao?: string | null;
  dataValidade?: string | null;
  quantidade?: NumeroDigitado;
  deAcordo?: RespostaDigitada | null;
  /** °C. */
  temperatura?: NumeroDigitado;
  inspecao?: Inspecao | null;
}

export type RespostaDigitada = 'SIM' | 'NAO';

/** An occurrence while it is typed. `fotos`: ids of photos that were sent. */
interface OcorrenciaDigitada {
  tipo?: TipoOcorrencia;
  quantidade?: NumeroDigitado;
  motivo?: string;
  texto?: string | null;
  fotos?: number[];
}

/** A product while it is typed: whether it arrived, in which lots, and what went wrong. */
export interface ProdutoDigitado {
  chegou: boolean;
  lotes: LoteDigitado[];
  /** The quantity on the invoice. */
  faturada?: NumeroDigitado;
  ocorrencias?: OcorrenciaDigitada[];
}

/** The NF-e that filled the form, with its number and the items that filled it. */
export interface NotaDoFormulario extends NotaEletronicaNova {
  numero: string;
  itens?: ItemNoRecebimento[] | null;
}

/** The values of the form. Dates 'DD/MM/YYYY'. */
export interface RascunhoRecebimento {
  notaFiscal: { numero: string; dataEmissao: string; dataRecebimento: string; valor: number; motivoRepeticao?: string };
  observacao: string;
  justificativaValidade?: string;
  justificativaTemperatura?: string;
  /** Data URL of the picture of the invoice. */
  imagem?: string | null;
  /** By the id of the product. */
  produtos: Record<string, ProdutoDigitado>;
  placa?: string;
  /** °C. */
  temperaturaVeiculo?: NumeroDigitado;
  conferente?: string;
  notaEletronica?: NotaDoFormulario | null;
}
