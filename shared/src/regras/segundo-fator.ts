import type { FormaDoSegundoFator } from '../contratos/enums/segundo-fator.js';
import { violacao, type Violacao } from './violacao.js';

/** The code of an authenticator app: six digits, which apps show in two groups. */
export const violacoesDoCodigoDoAutenticador = (codigo: string): Violacao[] =>
  violacao(!/^\d{6}$/.test(semEspacos(codigo)), 'codigo', 'Digite os 6 números que o aplicativo mostra.');

/** The second step of a login has the code that its form asks for. */
export const violacoesDoSegundoPasso = (passo: { forma: FormaDoSegundoFator; codigo: string }): Violacao[] =>
  passo.forma === 'AUTENTICADOR' ? violacoesDoCodigoDoAutenticador(passo.codigo) : [];

/** A code without the spaces with which it is shown. */
export const semEspacos = (codigo: string): string => codigo.replace(/\s/g, '');

/** Said to a user whose role needs a second factor, before it is there. */
export const SEGUNDO_FATOR_PENDENTE =
  'A prefeitura exige a verificação em duas etapas para o seu acesso. Ative-a para continuar.';
