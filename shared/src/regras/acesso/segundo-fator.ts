import type { FormaDoSegundoFator } from '../../vocabulario/acesso/segundo-fator.js';
import { OBRIGATORIO } from '../frases.js';
import { violacao, type Violacao } from '../violacao.js';

/** The code of an authenticator app: six digits, which apps show in two groups. */
export const violacoesDoCodigoDoAutenticador = (codigo: string): Violacao[] =>
  violacao(!/^\d{6}$/.test(semEspacos(codigo)), 'codigo', 'Digite os 6 números que o aplicativo mostra.');

interface Passo {
  forma: FormaDoSegundoFator;
  codigo?: string | undefined;
  chave?: unknown;
}

/** The second step of a login has what its form asks for: a code, or the passkey's answer. */
export function violacoesDoSegundoPasso({ forma, codigo = '', chave }: Passo): Violacao[] {
  if (forma === 'CHAVE') return violacao(chave === undefined, 'chave', OBRIGATORIO);
  if (codigo.trim() === '') return violacao(true, 'codigo', OBRIGATORIO);
  return forma === 'AUTENTICADOR' ? violacoesDoCodigoDoAutenticador(codigo) : [];
}

/** A code without the spaces with which it is shown. */
export const semEspacos = (codigo: string): string => codigo.replace(/\s/g, '');

/** The message for a user whose role needs a second factor, before it is enrolled. */
export const SEGUNDO_FATOR_PENDENTE =
  'A prefeitura exige a verificação em duas etapas para o seu acesso. Ative-a para continuar.';

/** The message where an authenticator app can't be enrolled, because the server has no key for its secret. */
export const SEM_CHAVE_DO_SERVIDOR =
  'Este servidor ainda não guarda aplicativos autenticadores. Peça a quem o administra que defina SEGUNDO_FATOR_CHAVE.';
