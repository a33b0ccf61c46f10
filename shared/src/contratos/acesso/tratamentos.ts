import { z } from 'zod';
import { NUMERO_INTEIRO } from '../../regras/frases.js';
import { TIPOS_DE_TRATAMENTO, UNIDADES_DE_PRAZO } from '../../vocabulario/acesso/tratamentos.js';
import { opcao, Versao, VersaoLida, type DaTela } from '../primitivos.js';

/** How long a kind of data is kept. `versao` is 1 while the municipality has not chosen a term. */
export const PrazoDeGuarda = z.object({
  unidade: z.enum(UNIDADES_DE_PRAZO),
  prazo: z.int(),
  padrao: z.int(),
  minimo: z.int(),
  /** From when it counts. */
  contaDe: z.string(),
  /** The law or the reason behind the default. */
  fonte: z.string(),
  versao: Versao,
});
export type PrazoDeGuarda = z.infer<typeof PrazoDeGuarda>;

/**
 * One kind of personal data, with its subjects, its purpose, its readers and its retention. Lei 13.709/2018, art. 37.
 */
export const Tratamento = z.object({
  tipo: z.enum(TIPOS_DE_TRATAMENTO),
  nome: z.string(),
  titulares: z.string(),
  finalidade: z.string(),
  baseLegal: z.string(),
  quemVe: z.string(),
  /** Null: kept as long as the record it belongs to; `aposOPrazo` tells this to the reader. */
  prazo: PrazoDeGuarda.nullable(),
  /** What becomes of the data after the term. */
  aposOPrazo: z.string(),
  /** What is kept, in words: a part of the data ('Cadastro de fornecedor') with its fields ('Nome', 'CPF'). */
  dados: z.array(z.object({ titulo: z.string(), campos: z.array(z.string()) })),
});
export type Tratamento = z.infer<typeof Tratamento>;

/** Path of one kind of data. Requests only. */
export const PorTipoDeTratamento = z.object({ tipo: opcao(TIPOS_DE_TRATAMENTO) });

/** Body of PUT /tratamentos/{tipo}/prazo, in the unit of the register. */
export const PrazoEdicao = z.object({ prazo: z.int(NUMERO_INTEIRO), versao: VersaoLida });
export type PrazoEdicao = DaTela<z.infer<typeof PrazoEdicao>>;
