import { z } from 'zod';
import { NAO_E_TEXTO } from '../regras/frases.js';
import { caracteresNoMaximo } from '../regras/valores.js';
import { PERMISSAO_DA_LISTA, type ListaComVisoes } from '../vocabulario/visoes.js';
import { LIMITES } from '../vocabulario/limites.js';
import { type DaTela, Id, Logico, opcao, texto, Versao, VersaoLida } from './primitivos.js';

const LISTAS = Object.keys(PERMISSAO_DA_LISTA) as [ListaComVisoes, ...ListaComVisoes[]];

/** What `URLSearchParams` writes, and nothing else: no path, no host, no script. */
const parametros = z
  .string(NAO_E_TEXTO)
  .max(LIMITES.parametrosDaVisao, caracteresNoMaximo(LIMITES.parametrosDaVisao))
  .regex(/^[A-Za-z0-9*\-._+%&=]*$/, 'Parâmetros inválidos.');

/** Query of GET /visoes: of which list. */
export const VisoesDaLista = z.object({ lista: opcao(LISTAS) });

export const VisaoNova = VisoesDaLista.extend({
  nome: texto(LIMITES.nomeDaVisao),
  /** The query string of the list's address, without '?'. */
  parametros,
  /** Whether all users of the list see it. */
  compartilhada: Logico,
});
export type VisaoNova = z.infer<typeof VisaoNova>;

/** Body of PUT: a view stays with its list. */
export const VisaoEdicao = VisaoNova.omit({ lista: true }).extend({ versao: VersaoLida });
export type VisaoEdicao = DaTela<z.infer<typeof VisaoEdicao>>;

/** What a list shows, under a name: its search, order and columns. */
export const Visao = z.object({
  id: Id,
  nome: z.string(),
  parametros: z.string(),
  compartilhada: z.boolean(),
  /** Who has saved it; null for the user's own. */
  autor: z.string().nullable(),
  versao: Versao,
});
export type Visao = z.infer<typeof Visao>;
