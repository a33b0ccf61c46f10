import { z } from 'zod';
import { CAMPOS_IMPORTADOS, SITUACOES_DA_IMPORTACAO } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { Cep, CodigoInep, Id, opcional, Telefone, textoMaiusculo } from '../primitivos.js';

const textoDoSistema = z.string().nullish();

/**
 * A unit of the external school system. Only the number is certain: errors are reported at the import, unit by unit.
 */
export const UnidadeDoSistemaEscolar = z.object({
  id: Id,
  nome: textoDoSistema,
  gestor: textoDoSistema,
  cep: textoDoSistema,
  cidade: textoDoSistema,
  bairro: textoDoSistema,
  logradouro: textoDoSistema,
  numero: textoDoSistema,
  telefone: textoDoSistema,
  inep: textoDoSistema,
});
export type UnidadeDoSistemaEscolar = z.infer<typeof UnidadeDoSistemaEscolar>;

/**
 * One unit of POST /unidades-educacionais/save, validated separately. `id` is the school system's. Number and name are
 * enough (specification 1, section 3): a missing part of the address keeps its stored value, or stays unknown. A part
 * that is sent must be valid. An invalid telephone number is dropped, because it is no reason to refuse the unit.
 */
export const UnidadeImportada = z.object({
  id: Id,
  nome: textoMaiusculo(LIMITES.nome),
  cep: opcional(Cep),
  cidade: opcional(textoMaiusculo(LIMITES.municipio)),
  logradouro: opcional(textoMaiusculo(LIMITES.logradouro)),
  numero: opcional(textoMaiusculo(LIMITES.numeroEndereco)).catch(null),
  bairro: opcional(textoMaiusculo(LIMITES.bairro)),
  telefone: opcional(Telefone).catch(null),
  inep: opcional(CodigoInep),
  /**
   * The version of the unit that the user saw, 0 for a new unit: a unit with another version is not overwritten. If
   * absent, it is not checked.
   */
  versao: z.int().nonnegative().optional(),
  /** The only fields of an existing unit that are written. If absent, all fields of the school system. */
  campos: z.array(z.enum(CAMPOS_IMPORTADOS)).optional(),
});
export type UnidadeImportada = z.infer<typeof UnidadeImportada>;

/** `GET /api/escola`: a school by its number in the school system, which classes and kits name it by. */
export const Escola = z.object({ id: Id, nome: z.string() });
export type Escola = z.infer<typeof Escola>;

/** Body of POST /unidades-educacionais/save. An invalid unit does not prevent the import of the others. */
export const ImportacaoDeUnidades = z
  .array(z.looseObject({ id: Id, nome: textoDoSistema }), { error: 'Envie uma lista de unidades.' })
  .max(LIMITES.unidadesPorImportacao, `Envie no máximo ${LIMITES.unidadesPorImportacao} unidades de cada vez.`);
export type ImportacaoDeUnidades = z.infer<typeof ImportacaoDeUnidades>;

/** Result of an import. `falhas` lists each unit that was not saved, with the reason. */
export const ResultadoDaImportacao = z.object({
  criadas: z.int(),
  atualizadas: z.int(),
  /** Existing units without differences. */
  inalteradas: z.int(),
  falhas: z.array(z.object({ id: Id, nome: z.string(), mensagem: z.string() })),
});
export type ResultadoDaImportacao = z.infer<typeof ResultadoDaImportacao>;

/** One field of an existing unit that differs in the school system. */
const MudancaDaUnidade = z.object({
  campo: z.enum(CAMPOS_IMPORTADOS),
  de: z.string().nullable(),
  para: z.string(),
});

/** Preview of an import for one unit; nothing is written. */
export const UnidadeConferida = z.object({
  /** Its number in the school system. */
  id: Id,
  nome: z.string(),
  cidade: z.string().nullable(),
  situacao: z.enum(SITUACOES_DA_IMPORTACAO),
  /** Id of the existing unit; 0 if there is none. */
  versao: z.int().nonnegative(),
  mudancas: z.array(MudancaDaUnidade),
  /** Why it cannot be written. */
  motivo: z.string().nullable(),
});
export type UnidadeConferida = z.infer<typeof UnidadeConferida>;
