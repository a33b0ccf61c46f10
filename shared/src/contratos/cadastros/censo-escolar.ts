import { z } from 'zod';
import { violacoesDoMunicipioDoCenso } from '../../regras/cadastros/censo-escolar.js';
import { VERSAO_INVALIDA } from '../../regras/frases.js';
import { caracteresNoMaximo } from '../../regras/valores.js';
import { conferirCampo } from '../conferir.js';
import {
  COLUNAS_DO_CENSO,
  SITUACOES_DO_CENSO,
  type ColunaDoCenso,
  type ColunaDoEndereco,
} from '../../vocabulario/cadastros/censo-escolar.js';
import { CATEGORIAS_DA_MATRICULA } from '../../vocabulario/cadastros/matriculas.js';
import { LOCALIZACOES } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { Id } from '../primitivos.js';

/** A cell as the file has it: a wrong one is an error of its school, not of the request. */
const Celula = z.string().max(LIMITES.descricao, caracteresNoMaximo(LIMITES.descricao));

/** A school of the census: the cells of the columns that the import reads. */
export const LinhaDoCenso = z.object(
  Object.fromEntries(COLUNAS_DO_CENSO.map((coluna) => [coluna, Celula])) as Record<ColunaDoCenso, typeof Celula>,
);
export type LinhaDoCenso = z.infer<typeof LinhaDoCenso>;

/** A school as it is read from the files: with its address, which is not sent. Empty where the files have none. */
export type EscolaLida = LinhaDoCenso & Record<ColunaDoEndereco, string>;

/** Body of the preview and of the import: the schools of one municipality, of all networks. */
export const ImportacaoDoCenso = z.object({
  /** IBGE code, 7 digits. */
  municipio: z.string().superRefine(conferirCampo(violacoesDoMunicipioDoCenso)),
  linhas: z
    .array(
      LinhaDoCenso.extend({
        /** The version of the enrolments in the preview, 0 for none. If absent, it is not checked. */
        versao: z.int().nonnegative(VERSAO_INVALIDA).optional(),
      }),
    )
    .max(LIMITES.escolasDoCenso, `Envie no máximo ${LIMITES.escolasDoCenso} escolas de cada vez.`),
});
export type ImportacaoDoCenso = z.infer<typeof ImportacaoDoCenso>;

const Alunos = z.object({ categoria: z.enum(CATEGORIAS_DA_MATRICULA), parcial: z.int(), integral: z.int() });

/** What the import does with one school of the census. */
export const EscolaConferida = z.object({
  inep: z.string(),
  nome: z.string(),
  situacao: z.enum(SITUACOES_DO_CENSO),
  /** Why it is an error. */
  motivo: z.string().nullable(),
  /** What the user must look at, although the school is written. */
  avisos: z.array(z.string()),
  unidade: z.object({ id: Id, nome: z.string() }).nullable(),
  /** Year of the census; 0 if it is not readable. */
  ano: z.int(),
  /** The version of the unit's enrolments of this year; 0 if there are none. */
  versao: z.int(),
  /** The categories that have students, before and after. */
  antes: z.array(Alunos),
  depois: z.array(Alunos),
  /** The unit's area, if the import changes it. */
  localizacao: z.enum(LOCALIZACOES).nullable(),
});
export type EscolaConferida = z.infer<typeof EscolaConferida>;

export const ResultadoDoCenso = z.object({ gravadas: z.int(), iguais: z.int(), alunos: z.int() });
export type ResultadoDoCenso = z.infer<typeof ResultadoDoCenso>;
