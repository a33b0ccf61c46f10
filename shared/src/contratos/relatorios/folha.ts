import { z } from 'zod';
import { LINHAS_DEMAIS } from '../../regras/frases.js';
import { TIPOS_DE_COLUNA } from '../../vocabulario/folhas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { opcao } from '../primitivos.js';

const Texto = z.string().max(LIMITES.celula);
/** A title that a page repeats: it never fills one. */
const Titulo = z.string().max(LIMITES.descricao);
/** A box of a drawn table: as many as a spreadsheet has columns. */
const Posicoes = LIMITES.colunasDaPlanilha;

/** The cells of a row: a text, a number, or nothing. A day is 'DD/MM/YYYY'. */
const Linha = z.array(Texto.or(z.number()).nullable()).max(LIMITES.colunasDaPlanilha).readonly();

const ColunaDaFolha = z.object({
  titulo: Titulo,
  /** Default 'texto'. */
  tipo: opcao(TIPOS_DE_COLUNA).optional(),
  /** Left out if no row has a value in it. */
  opcional: z.literal(true).optional(),
  /** Filled in by hand: its cells are boxes. */
  aCaneta: z.literal(true).optional(),
  /** On paper its values head the rows that follow each other with them; files have them in this column. */
  agrupa: z.literal(true).optional(),
});
export type ColunaDaFolha = z.infer<typeof ColunaDaFolha>;

const TabelaDaFolha = z.object({
  titulo: Titulo.optional(),
  colunas: z.array(ColunaDaFolha).max(LIMITES.colunasDaPlanilha).readonly(),
  linhas: z.array(Linha).max(LIMITES.linhasExportadas, LINHAS_DEMAIS).readonly(),
  /** Positions of the rows that must not be overlooked: they are bold. A cell of theirs says why. */
  destacadas: z.array(z.int().nonnegative()).max(LIMITES.linhasExportadas).readonly().optional(),
  /** Last row, where a reader expects a total. A table without rows has none. */
  total: Linha.optional(),
  /** Shown in place of the rows when there are none. */
  vazia: Titulo,
});
export type TabelaDaFolha = z.infer<typeof TabelaDaFolha>;

/** A fact above the tables; null is shown as a blank. */
const DadoDaFolha = z.object({ rotulo: Titulo, valor: Texto.nullable() });
export type DadoDaFolha = z.infer<typeof DadoDaFolha>;

/** A signature line: the role, and the name if it is known. Without a name the line leaves room for one. */
const AssinaturaDaFolha = z.object({ papel: Titulo, nome: Titulo.optional() });
export type AssinaturaDaFolha = z.infer<typeof AssinaturaDaFolha>;

/** A cell of a menu's table: the hour, where it differs from that of its row, and the dishes. */
const RefeicaoDoQuadro = z.object({
  hora: Titulo.nullable(),
  pratos: z
    .array(
      z.object({
        nome: Titulo,
        ingredientes: Texto.nullable(),
        /** 'contém leite; pode conter soja'; null where nothing is declared. */
        alergenicos: Texto.nullable(),
      }),
    )
    .max(Posicoes)
    .readonly(),
});
export type RefeicaoDoQuadro = z.infer<typeof RefeicaoDoQuadro>;

/** The meals of one group of students: a row for each meal, a cell for each day. */
const GrupoDoQuadro = z.object({
  titulo: Titulo,
  linhas: z
    .array(
      z.object({
        refeicao: Titulo,
        hora: Titulo.nullable(),
        celulas: z.array(RefeicaoDoQuadro.nullable()).max(Posicoes).readonly(),
      }),
    )
    .max(Posicoes)
    .readonly(),
});
export type GrupoDoQuadro = z.infer<typeof GrupoDoQuadro>;

/** A week of menus as a table of meals and days. */
const SemanaDoQuadro = z.object({
  titulo: Titulo,
  dias: z
    .array(z.object({ nome: Titulo, data: Titulo.nullable(), feriado: Titulo.nullable() }))
    .min(1)
    .max(Posicoes)
    .readonly(),
  grupos: z.array(GrupoDoQuadro).max(Posicoes).readonly(),
  /** The means of the week beside the norm, with the remarks that belong to them. */
  medias: z.array(TabelaDaFolha).max(Posicoes).readonly(),
  notas: z.array(Texto).max(Posicoes).readonly(),
});
export type SemanaDoQuadro = z.infer<typeof SemanaDoQuadro>;

/** Menus on paper: for the folder (with figures) or for the wall (dishes only, in large letters). */
const QuadroDeCardapios = z.object({
  forma: z.enum(['folha', 'cartaz']),
  /** Each on its own page. */
  semanas: z.array(SemanaDoQuadro).max(Posicoes).readonly(),
  /** Tables below the last week. */
  tabelas: z.array(TabelaDaFolha).max(LIMITES.tabelasDoArquivo).readonly(),
});
export type QuadroDeCardapios = z.infer<typeof QuadroDeCardapios>;

/** A report as data: the browser prints it, and the server writes it as PDF and its facts and tables as CSV and XLSX. */
export const Folha = z.object({
  titulo: Titulo.min(1),
  /** Printed in landscape: it has more columns than fit on a portrait page. */
  deitada: z.boolean().optional(),
  /** Criteria that were applied, one sentence each. */
  filtro: z.array(Texto).max(Posicoes).readonly().optional(),
  /** Facts above the tables. */
  dados: z.array(DadoDaFolha).max(Posicoes).readonly().optional(),
  tabelas: z.array(TabelaDaFolha).max(LIMITES.tabelasDoArquivo).readonly(),
  /** Printed in the place of the tables, which the files still have. */
  quadro: QuadroDeCardapios.optional(),
  /** Running text below the tables, a paragraph each: how a dish is cooked, what a figure does not say. */
  textos: z
    .array(z.object({ titulo: Titulo, texto: Texto }))
    .max(Posicoes)
    .readonly()
    .optional(),
  /** The signature lines, below the last table. */
  assinaturas: z.array(AssinaturaDaFolha).max(Posicoes).readonly().optional(),
});
export type Folha = z.infer<typeof Folha>;
