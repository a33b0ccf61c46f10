import { z } from 'zod';
import { conferir } from '../conferir.js';
import { LOCALIZACOES, POVOS_TRADICIONAIS, TIPOS_UNIDADE } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { MatriculasEnviadas } from './matriculas.js';
import {
  Cep,
  CodigoInep,
  type DaTela,
  Id,
  inteiro,
  opcao,
  opcional,
  Telefone,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';
import { semRepetidos } from '../repetidos.js';
import { violacoesDoInep } from '../../regras/cadastros/unidades-educacionais.js';
import { QUANTIDADE_NAO_NEGATIVA, QUANTIDADE_POSITIVA } from '../../regras/frases.js';

const campos = {
  nome: textoMaiusculo(LIMITES.nome),
  tipoUnidade: opcao(TIPOS_UNIDADE),
  /** School code of the national census; dropped for a unit that is not a school. */
  codigoInep: opcional(CodigoInep),
  cep: Cep,
  cidade: textoMaiusculo(LIMITES.municipio),
  logradouro: textoMaiusculo(LIMITES.logradouro),
  numero: textoMaiusculo(LIMITES.numeroEndereco),
  bairro: opcional(textoMaiusculo(LIMITES.bairro)),
  telefone: Telefone,
  nomeDoResponsavel: opcional(textoMaiusculo(LIMITES.nome)),
  localizacao: opcional(opcao(LOCALIZACOES)),
  /** Traditional people or community of the unit. */
  pct: opcional(opcao(POVOS_TRADICIONAIS)),
  refeicoesPorDia: inteiro(1, LIMITES.refeicoesPorDia, QUANTIDADE_POSITIVA).nullish(),
  /** Students of the specialised service (AEE), counted by hand: the census does not tell them by school. */
  alunosAee: inteiro(0, LIMITES.pessoas, QUANTIDADE_NAO_NEGATIVA).nullish(),
  /** Enrolments of the years that change; other years stay as they are. */
  matriculas: z
    .array(MatriculasEnviadas)
    .superRefine(semRepetidos(({ ano }) => ano, 'ano', 'Este ano já tem as suas matrículas.'))
    .optional(),
};

/** Body of POST /unidades-educacionais. A school has its INEP code. */
export const UnidadeEducacionalNova = z.object(campos).superRefine(conferir(violacoesDoInep));
export type UnidadeEducacionalNova = z.infer<typeof UnidadeEducacionalNova>;

/** A unit in a row of a spreadsheet, new or changed; only a new school needs its INEP code. */
export const UnidadeDePlanilha = z.object(campos).omit({ matriculas: true });
export type UnidadeDePlanilha = z.infer<typeof UnidadeDePlanilha>;

/** Body of PUT /unidades-educacionais/{id}: schools that were imported without INEP code stay editable. */
export const UnidadeEducacionalEdicao = z.object({ ...campos, versao: VersaoLida });
export type UnidadeEducacionalEdicao = DaTela<z.infer<typeof UnidadeEducacionalEdicao>>;

/** A school or institution that cooks, with its stock. */
export const UnidadeEducacional = z.object({
  id: Id,
  /** Number in the external school system; null when registered by hand. */
  idIEscolar: z.int().nullable(),
  nome: z.string(),
  tipoUnidade: z.enum(TIPOS_UNIDADE),
  codigoInep: z.string().nullable(),
  cep: z.string(),
  cidade: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string().nullable(),
  telefone: z.string().nullable(),
  nomeDoResponsavel: z.string().nullable(),
  localizacao: z.enum(LOCALIZACOES).nullable(),
  pct: z.enum(POVOS_TRADICIONAIS).nullable(),
  refeicoesPorDia: z.int().nullable(),
  alunosAee: z.int().nullable(),
  /** False: deactivated, so it is no choice for anything new; its history stays. */
  ativa: z.boolean(),
  estoque: z.object({ id: Id }),
  versao: Versao,
});
export type UnidadeEducacional = z.infer<typeof UnidadeEducacional>;

/** Query of PUT /unidades-educacionais/{id}/desativar: `desvincular=true` takes its menus from today on off the calendar. */
export const DesativacaoDeUnidade = z.object({ desvincular: z.enum(['true', 'false']).optional() });

/** GET /unidades-educacionais/{id}/cardapios-futuros: menus from today on in the calendar of a unit, without meals. */
export const CardapiosFuturos = z.object({ total: z.int() });
