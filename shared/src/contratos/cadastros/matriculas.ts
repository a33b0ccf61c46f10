import { z } from 'zod';
import { QUANTIDADE_NAO_NEGATIVA, VERSAO_INVALIDA } from '../../regras/frases.js';
import { CATEGORIAS_DA_MATRICULA, ORIGENS_DA_MATRICULA } from '../../vocabulario/cadastros/matriculas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { AnoParam, Id, inteiro, opcao, Percentual, Versao } from '../primitivos.js';
import { semRepetidos } from '../repetidos.js';

const Alunos = inteiro(0, LIMITES.pessoas, QUANTIDADE_NAO_NEGATIVA);

const daCategoria = { categoria: opcao(CATEGORIAS_DA_MATRICULA), parcial: Alunos, integral: Alunos };

/** The enrolments of a year as a form sends them. A category that is left out has none. */
export const MatriculasEnviadas = z.object({
  ano: inteiro(LIMITES.anoMinimo, LIMITES.anoMaximo, 'Ano inválido.'),
  /** The version that was read; 0 for a year without enrolments. If absent, it is not checked. */
  versao: z.int().nonnegative(VERSAO_INVALIDA).nullish(),
  linhas: z
    .array(z.object(daCategoria))
    .superRefine(semRepetidos(({ categoria }) => categoria, 'categoria', 'Esta etapa já tem as suas matrículas.')),
});
export type MatriculasEnviadas = z.infer<typeof MatriculasEnviadas>;

/** Students of one category at a unit in a year. */
export const LinhaDeMatriculas = z.object({ ...daCategoria, origem: z.enum(ORIGENS_DA_MATRICULA) });
export type LinhaDeMatriculas = z.infer<typeof LinhaDeMatriculas>;

/** The enrolments of a unit in a year: one line a category, youngest first. */
export const MatriculasDoAno = z.object({ ano: z.int(), versao: Versao, linhas: z.array(LinhaDeMatriculas) });
export type MatriculasDoAno = z.infer<typeof MatriculasDoAno>;

/** The enrolments of a year at the units that have some, by the unit's name. */
export const RelatorioMatriculas = z.array(
  z.object({
    unidade: z.object({ id: Id, nome: z.string(), codigoInep: z.string().nullable() }),
    linhas: z.array(LinhaDeMatriculas),
  }),
);
export type RelatorioMatriculas = z.infer<typeof RelatorioMatriculas>;

/** Totals of the enrolments of a unit in a year. */
export const TotalDeMatriculas = z.object({ unidade: Id, ano: z.int(), parcial: z.int(), integral: z.int() });
export type TotalDeMatriculas = z.infer<typeof TotalDeMatriculas>;

/** Query of GET /matriculas/repasse. Requests only. */
export const BuscaRepasse = z.object({ ano: AnoParam });

/** What the national programme transfers for the enrolments of a year, in the year after it; R$. */
export const RepasseDasMatriculas = z.object({
  /** Of the transfer. */
  ano: z.int(),
  /** A school day. */
  dia: z.number(),
  dias: z.int(),
  total: z.number(),
  /** The norms of the values, each once. */
  normas: z.array(z.string()),
  /** One of the values is not verified. */
  aConferir: z.boolean(),
});
export type RepasseDasMatriculas = z.infer<typeof RepasseDasMatriculas>;

/** Which part of the students of a stage eats at a unit, in %. A stage that is left out has 100. */
export const Adesao = z.object({ categoria: opcao(CATEGORIAS_DA_MATRICULA), percentual: Percentual });
export type Adesao = z.infer<typeof Adesao>;

/** Body of PUT /unidades-educacionais/{id}/adesao: the stages that change; others stay as they are. */
export const AdesaoDaUnidade = z
  .array(Adesao)
  .superRefine(semRepetidos(({ categoria }) => categoria, 'categoria', 'Esta etapa já tem a sua adesão.'));
export type AdesaoDaUnidade = z.infer<typeof AdesaoDaUnidade>;
