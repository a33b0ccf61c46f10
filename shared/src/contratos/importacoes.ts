import { z } from 'zod';
import {
  CADASTROS_CITADOS,
  CONFIANCAS,
  ENTIDADES_IMPORTAVEIS,
  LINHAS_IGNORADAS,
  SINAIS_DECIMAIS,
  SITUACOES_DA_LINHA,
} from '../vocabulario/importacoes.js';
import { LIMITES } from '../vocabulario/limites.js';
import { Id, opcao } from './primitivos.js';

/** Path of the calls of one entity: `/importacoes/:entidade`. */
export const PorEntidade = z.object({ entidade: opcao(ENTIDADES_IMPORTAVEIS) });

/** A file inside JSON: its name and its bytes in base64. */
export const ArquivoEmBase64 = z.object({
  nome: z.string().min(1).max(LIMITES.nomeDeArquivo),
  conteudo: z
    .string()
    .min(1, 'O arquivo está vazio.')
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'O arquivo não chegou inteiro. Envie de novo.'),
});
export type ArquivoEmBase64 = z.infer<typeof ArquivoEmBase64>;

/** A file as it is, which the server sends piece by piece; the browser has it as a Blob. */
export const ArquivoBinario = z.custom<Blob>();

const Celula = z.string().max(LIMITES.celula, `Uma célula tem no máximo ${LIMITES.celula} caracteres.`);

/** One row of a sheet. `tipos` has one letter for each cell (`TIPOS_DE_CELULA`). */
const campos = {
  /** Its number in the spreadsheet, from 1. */
  numero: z.int().positive(),
  celulas: z.array(Celula).max(LIMITES.colunasDaPlanilha),
  tipos: z
    .string()
    .max(LIMITES.colunasDaPlanilha)
    .regex(/^[-tndle]*$/),
  /** The spreadsheet does not show it. */
  oculta: z.literal(true).optional(),
  /** Why it is left out of the preview and of the import; the user takes it back by removing this. */
  ignorada: z.enum(LINHAS_IGNORADAS).optional(),
};
export const LinhaDePlanilha = z.object(campos);
export type LinhaDePlanilha = z.infer<typeof LinhaDePlanilha>;

/** A word of the file and the option that is read in its place, by its label: 'PCT' is 'Pacote'. */
export const Troca = z.object({ de: z.string().max(LIMITES.nome), para: z.string().max(LIMITES.nome) });
export type Troca = z.infer<typeof Troca>;

/**
 * A column of the file and the field that it fills; null: it is not imported. A field without a column gets one after
 * those of the file, with `paraTodas` or `doNome`.
 */
export const ColunaDePlanilha = z.object({
  titulo: Celula,
  campo: z.string().max(LIMITES.nome).nullable(),
  /** The user chose the field by hand: it is remembered for this title. */
  escolhida: z.literal(true).optional(),
  /** What its words that are no option are read as. */
  trocas: z.array(Troca).max(LIMITES.trocasDaColuna).optional(),
  /** The value of all rows whose cell is empty, as a cell would have it. */
  paraTodas: Celula.optional(),
  /** The value of an empty cell is read from the name of its row: 'ARROZ 5 KG' has 5 and kg. */
  doNome: z.literal(true).optional(),
  /** How its numbers are written, where it has any with a point or a comma. The user may change it. */
  decimal: z.enum(SINAIS_DECIMAIS).optional(),
  /** Its numbers count days from 1904, where they stand for days. */
  desde1904: z.literal(true).optional(),
});
export type ColunaDePlanilha = z.infer<typeof ColunaDePlanilha>;

/** What a file is, and how it was read. */
export const ArquivoLido = z.object({
  /** In words: 'CSV separado por vírgula'. */
  descricao: z.string(),
  /** The sheets of a workbook, in their order; empty for a text. */
  folhas: z.array(z.object({ nome: z.string(), oculta: z.boolean() })),
  /** The sheet that was read; null for a text. */
  folha: z.string().nullable(),
  /** What the user should know of the reading, in sentences. */
  avisos: z.array(z.string()),
});
export type ArquivoLido = z.infer<typeof ArquivoLido>;

/** Body of POST /importacoes/:entidade/leitura. */
export const PlanilhaALer = ArquivoEmBase64.extend({
  /** The sheet to read, by its name; by default the first visible one with a filled row. */
  folha: z.string().max(LIMITES.nome).optional(),
});
export type PlanilhaALer = z.infer<typeof PlanilhaALer>;

/** A field that a column may fill. */
export const CampoDaImportacao = z.object({
  campo: z.string(),
  titulo: z.string(),
  obrigatorio: z.boolean(),
  numerico: z.boolean(),
  exemplo: z.string(),
  /** Its options, where a cell has one of them; otherwise empty. */
  opcoes: z.array(
    z.object({
      valor: z.union([z.string(), z.int()]),
      rotulo: z.string(),
      inativa: z.literal(true).optional(),
    }),
  ),
  /** What was chosen in earlier imports for words that are no option. */
  trocas: z.array(Troca),
  /** The name of a row may contain its value. */
  doNome: z.boolean(),
});
export type CampoDaImportacao = z.infer<typeof CampoDaImportacao>;

/** Why a column of a file has its field. */
export const Palpite = z.object({
  confianca: z.enum(CONFIANCAS),
  /** One sentence. */
  motivo: z.string(),
  /** Up to three different values of the column. */
  amostra: z.array(z.string()),
});
export type Palpite = z.infer<typeof Palpite>;

/** A file as it was read: its columns with their recognised fields, and its rows below the header. */
export const PlanilhaLida = z.object({
  arquivo: ArquivoLido,
  campos: z.array(CampoDaImportacao),
  colunas: z.array(ColunaDePlanilha),
  /** For each column, in the same order. */
  palpites: z.array(Palpite),
  linhas: z.array(LinhaDePlanilha),
});
export type PlanilhaLida = z.infer<typeof PlanilhaLida>;

/** What a file may be: the kinds of import that the user may make, the best first. */
export const ArquivoReconhecido = z.object({
  achadas: z.array(
    z.object({
      entidade: z.enum(ENTIDADES_IMPORTAVEIS),
      /** Columns of the file that fill a field of this kind. */
      reconhecidas: z.int(),
      /** Rows with data. */
      linhas: z.int(),
      /** What the file seems to be, in a sentence. */
      frase: z.string(),
    }),
  ),
  /**
   * Where the best kind names records that are missing and that the user may create: what the file would create, in order.
   * null where it creates one kind, or none.
   */
  cadeia: z
    .object({
      /** 'Parece a lista do Pregão 012/2026: 11 produtos com unidade e preço. Criar itens, produtos e contrato?' */
      frase: z.string(),
      /** The kinds in the order in which they are imported; the last one is the best of `achadas`. */
      passos: z.array(z.object({ entidade: z.enum(ENTIDADES_IMPORTAVEIS), total: z.int() })),
    })
    .nullable(),
});
export type ArquivoReconhecido = z.infer<typeof ArquivoReconhecido>;

const colunas = z.array(ColunaDePlanilha).min(1).max(LIMITES.colunasDaPlanilha);
const LINHAS_DEMAIS = `Uma planilha tem no máximo ${LIMITES.linhasDaPlanilha.toLocaleString('pt-BR')} linhas.`;

/** Body of POST /importacoes/:entidade/conferencia. */
export const PlanilhaAConferir = z.object({
  colunas,
  linhas: z.array(LinhaDePlanilha).max(LIMITES.linhasDaPlanilha, LINHAS_DEMAIS),
});
export type PlanilhaAConferir = z.infer<typeof PlanilhaAConferir>;

/** What the import of a row would do. Rows of one record have its situation, its name and its plan. */
export const LinhaConferida = z.object({
  numero: z.int(),
  /** The first row of its record; of most entities a record is one row. */
  registro: z.int(),
  situacao: z.enum(SITUACOES_DA_LINHA),
  /** The record's name, or the row's text for it. */
  nome: z.string(),
  /** For the first row of a changed record: each field that changes, in words; null is an empty field. */
  mudancas: z.array(z.object({ campo: z.string(), de: z.string().nullable(), para: z.string().nullable() })),
  /**
   * For a refused row: why, one sentence for each field, which begins with the field's title; `campo` is null for what
   * is wrong with the row itself. Empty when only another row of its record is wrong.
   */
  motivos: z.array(
    z.object({
      campo: z.string().nullable(),
      mensagem: z.string(),
      /** The cell names a record that is not registered. */
      falta: z.object({ entidade: z.enum(CADASTROS_CITADOS), nome: z.string() }).optional(),
    }),
  ),
  /** Remarks on how values were read, one sentence for each field. */
  avisos: z.array(z.string()),
  /** Names exactly what would be written: an import writes only this. */
  plano: z.string(),
});
export type LinhaConferida = z.infer<typeof LinhaConferida>;
/** Why a row is refused, at one of its fields. */
export type MotivoDaLinha = LinhaConferida['motivos'][number];

/** Result of an import: records, and the rows of refused ones. */
export const PlanilhaImportada = z.object({
  novas: z.int(),
  alteradas: z.int(),
  /** Records that already were as the rows say. */
  iguais: z.int(),
  recusadas: z.array(z.object({ numero: z.int(), motivos: z.array(z.string()) })),
  /** The ids of the new records, for the next step of the screen. */
  criados: z.array(Id),
});
export type PlanilhaImportada = z.infer<typeof PlanilhaImportada>;
