import { z } from 'zod';
import {
  CADASTROS_CITADOS,
  ENTIDADES_IMPORTAVEIS,
  ESTADOS_DA_IMPORTACAO,
  SITUACOES_DA_PREVIA,
} from '../vocabulario/importacoes.js';
import { LIMITES } from '../vocabulario/limites.js';
import {
  ArquivoEmBase64,
  ArquivoLido,
  CampoDaImportacao,
  ColunaDePlanilha,
  LinhaConferida,
  LinhaDePlanilha,
  Palpite,
  PlanilhaImportada,
} from './importacoes.js';
import { DataHoraBR, Id, opcao } from './primitivos.js';

/** Body of POST /importacoes-sessao. */
export const ImportacaoNova = ArquivoEmBase64.extend({ entidade: opcao(ENTIDADES_IMPORTAVEIS) });
export type ImportacaoNova = z.infer<typeof ImportacaoNova>;

/** An import that the server keeps for its owner until 24 hours after its last use. */
export const ImportacaoEmCurso = z.object({
  id: Id,
  entidade: z.enum(ENTIDADES_IMPORTAVEIS),
  /** The name of the file. */
  nome: z.string(),
  estado: z.enum(ESTADOS_DA_IMPORTACAO),
  /** Rows in each situation; while the columns are open, those left out and no others. */
  contagens: z.record(z.enum(SITUACOES_DA_PREVIA), z.int()),
  /** All rows of the file below its titles, also those left out. */
  linhas: z.int(),
  /** What the refused rows name and is not registered, in the order in which it is created. */
  faltam: z.array(
    z.object({
      entidade: z.enum(CADASTROS_CITADOS),
      total: z.int(),
      /** The first names. */
      nomes: z.array(z.string()),
    }),
  ),
  /** Why the last write ended without effect, in sentences; null when it did not. */
  aviso: z.string().nullable(),
  /** The part of the write that is done, from 0 to 1; null while none runs. */
  feito: z.number().nullable(),
  /** What was written; null before. */
  resultado: PlanilhaImportada.omit({ recusadas: true })
    .extend({
      /** Rows that were not written. */
      recusadas: z.int(),
    })
    .nullable(),
  /** Its last use; after 24 hours without one it is gone. */
  usadaEm: DataHoraBR,
});
export type ImportacaoEmCurso = z.infer<typeof ImportacaoEmCurso>;

/** An import with its columns, as the step of the columns and the grid of the preview need them. */
export const ColunasDaImportacao = z.object({
  importacao: ImportacaoEmCurso,
  arquivo: ArquivoLido,
  campos: z.array(CampoDaImportacao),
  /** The first `doArquivo` are those of the file; each of the others fills a field that the file lacks. */
  colunas: z.array(ColunaDePlanilha),
  doArquivo: z.int(),
  /** For each column of the file, in the same order. */
  palpites: z.array(Palpite),
  /** The words of the columns that are no option of their field, the most frequent first. */
  palavras: z.array(
    z.object({
      /** The column, by its place in `colunas`. */
      posicao: z.int(),
      texto: z.string(),
      /** Rows that have it. */
      vezes: z.int(),
    }),
  ),
});
export type ColunasDaImportacao = z.infer<typeof ColunasDaImportacao>;

/** Body of PUT /importacoes-sessao/:id/folha. */
export const FolhaDaImportacao = z.object({
  /** The sheet to read, by its name. The corrections of the other sheet are lost. */
  folha: z.string().max(LIMITES.nome),
});

/** Body of PUT /importacoes-sessao/:id/colunas. */
export const ColunasEscolhidas = z.object({
  /**
   * All columns, those of the file first. A column without `trocas` gets those that its words suggest; an empty list
   * means none.
   */
  colunas: z.array(ColunaDePlanilha).min(1).max(LIMITES.colunasDaPlanilha),
  /** True checks all rows with these columns. False keeps the columns and leaves them open. */
  conferir: z.boolean(),
});
export type ColunasEscolhidas = z.infer<typeof ColunasEscolhidas>;

/** A row of the preview, with what the import would do with it. */
export const LinhaDaPrevia = LinhaDePlanilha.omit({ ignorada: true })
  .extend(LinhaConferida.omit({ plano: true, situacao: true }).shape)
  .extend({
    situacao: z.enum(SITUACOES_DA_PREVIA),
    /** Why it is left out, in a sentence; empty when the user left it out, null when it is not left out. */
    porque: z.string().nullable(),
    /** For a refused row without a reason of its own: the row of the same record that has one. */
    culpada: z.int().nullable(),
  });
export type LinhaDaPrevia = z.infer<typeof LinhaDaPrevia>;

/** Rows that one call answers at most. */
const LINHAS_POR_VEZ = 200;

const Numero = z.int().positive();

/** Query of GET /importacoes-sessao/:id/numeros. */
export const BuscaDosNumeros = z.object({
  /** Without it all rows, in the order of the file. */
  situacao: opcao(SITUACOES_DA_PREVIA).optional(),
});

/** Query of GET /importacoes-sessao/:id/linhas: the numbers of the rows, '2,3,7'. */
export const BuscaDasLinhas = z.object({
  numeros: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'Números de linha inválidos.')
    .transform((t) => t.split(',').map(Number))
    .refine((numeros) => numeros.length <= LINHAS_POR_VEZ, `Peça no máximo ${LINHAS_POR_VEZ} linhas por vez.`),
});

const TextoDeCelula = LinhaDePlanilha.shape.celulas.element;

/** An edit of the rows of a preview. */
export const EdicaoDaPrevia = z.discriminatedUnion('tipo', [
  /** Other texts in cells, by row and field. A field that the file lacks gets a column. */
  z.object({
    tipo: z.literal('CELULAS'),
    celulas: z
      .array(
        z.object({
          numero: Numero,
          campo: z.string().max(LIMITES.nome),
          texto: TextoDeCelula,
          /** What the spreadsheet stored there (`TIPOS_DE_CELULA`); without it a typed text. An undo sends it. */
          guardada: z.string().length(1).optional(),
        }),
      )
      .min(1)
      .max(LIMITES.linhasDaPlanilha),
  }),
  /** All cells of a column that show `de`, of rows that are not left out, get `para`. */
  z.object({
    tipo: z.literal('IGUAIS'),
    campo: z.string().max(LIMITES.nome),
    de: TextoDeCelula,
    para: TextoDeCelula,
  }),
  /** Rows are left out, or taken back. */
  z.object({ tipo: z.enum(['DEIXAR', 'RETOMAR']), numeros: z.array(Numero).min(1).max(LIMITES.linhasDaPlanilha) }),
]);
export type EdicaoDaPrevia = z.infer<typeof EdicaoDaPrevia>;

/** Body of POST /importacoes-sessao/:id/edicoes. */
export const EdicoesDaPrevia = z.object({
  edicoes: z.array(EdicaoDaPrevia).min(1).max(LINHAS_POR_VEZ),
  /** The numbers of the rows that the screen shows; the answer has them as they are after the edits. */
  mostradas: z.array(Numero).max(LINHAS_POR_VEZ),
});
export type EdicoesDaPrevia = z.infer<typeof EdicoesDaPrevia>;

/** Answer of the edits of a preview. */
export const PreviaEditada = z.object({
  importacao: ImportacaoEmCurso,
  colunas: z.array(ColunaDePlanilha),
  linhas: z.array(LinhaDaPrevia),
  /** The edits that undo these ones. */
  desfazer: z.array(EdicaoDaPrevia),
  /** After the edit of one cell: the other rows, not left out, that show there what the cell showed before. Otherwise 0. */
  iguais: z.int(),
});
export type PreviaEditada = z.infer<typeof PreviaEditada>;

/** Body of POST /importacoes-sessao/:id/confirmacao. */
export const ConfirmacaoDaImportacao = z.object({
  /** True: one refused row refuses the import. False: the other rows are written. */
  tudoOuNada: z.boolean(),
});
export type ConfirmacaoDaImportacao = z.infer<typeof ConfirmacaoDaImportacao>;

/** Body of POST /importacoes-sessao/:id/criacao. */
export const CriacaoDosQueFaltam = z.object({ entidade: opcao(CADASTROS_CITADOS) });
