import type { AtoComAprovacao } from '../../vocabulario/acesso/aprovacoes.js';
import type { Permissao } from '../../vocabulario/permissoes.js';
import { nomeProprio } from '../../formatos/nomes.js';
import { violacao, type Violacao } from '../violacao.js';

/**
 * Days after the request during which an act can be approved, and after which one that no third person could approve is
 * done unless the person objects.
 */
export const DIAS_DE_APROVACAO = 7;

/** What follows 'Ana pede': 'que Bruno Lima receba a permissão Usuários', 'a desativação de Bruno Lima'. */
export function oQueSePede(ato: AtoComAprovacao, nome: string): string {
  const pessoa = nomeProprio(nome);
  switch (ato) {
    case 'DAR_USUARIOS':
      return `que ${pessoa} receba a permissão Usuários`;
    case 'RETIRAR_USUARIOS':
      return `que ${pessoa} perca a permissão Usuários`;
    case 'DESATIVAR':
      return `a desativação de ${pessoa}`;
    case 'REATIVAR':
      return `a reativação de ${pessoa}`;
  }
}

const DE_OUTRA_PESSOA = 'a aprovação de outra pessoa com a permissão Usuários';

/** The message after a request for an act that now waits. */
const ESPERA_APROVACAO: Record<AtoComAprovacao, string> = {
  DAR_USUARIOS: 'A permissão Usuários espera a aprovação de outra pessoa que a tenha.',
  RETIRAR_USUARIOS: 'A permissão Usuários só será retirada com a aprovação de outra pessoa que a tenha.',
  DESATIVAR: `A desativação espera ${DE_OUTRA_PESSOA}.`,
  REATIVAR: `A reativação espera ${DE_OUTRA_PESSOA}.`,
};

/** What takes something from a holder of USUARIOS. Without a third person it waits for the holder. */
type AtoSobreGestor = Extract<AtoComAprovacao, 'RETIRAR_USUARIOS' | 'DESATIVAR'>;

const DA_PROPRIA_PESSOA = `quando a própria pessoa confirmar, ou em ${DIAS_DE_APROVACAO} dias, se ela não se opuser. Ela recebe um e-mail.`;

/** The same where no third person could approve: the holder confirms or objects. */
const ESPERA_A_PESSOA: Record<AtoSobreGestor, string> = {
  RETIRAR_USUARIOS: `A permissão Usuários só será retirada ${DA_PROPRIA_PESSOA}`,
  DESATIVAR: `A desativação só acontece ${DA_PROPRIA_PESSOA}`,
};

/** What an act waits for: the approval of a third holder of USUARIOS, or the answer of its user. */
export type EsperaDoAto = 'APROVACAO' | 'PESSOA';

/** Why an act that was asked for is not done yet. */
export const fraseDaEspera = (ato: AtoComAprovacao, espera: EsperaDoAto): string =>
  espera === 'PESSOA' && tiraDeGestor(ato) ? ESPERA_A_PESSOA[ato] : ESPERA_APROVACAO[ato];

const tiraDeGestor = (ato: AtoComAprovacao): ato is AtoSobreGestor => ato === 'RETIRAR_USUARIOS' || ato === 'DESATIVAR';

/**
 * What an act on a user waits for: the approval of a third holder of USUARIOS; without one, the answer of the holder
 * who loses something; null for nothing.
 * @param gestores the active holders of USUARIOS
 */
export function oQueEspera(
  ato: AtoComAprovacao,
  gestores: readonly number[],
  { autor, usuarioId }: { autor: number; usuarioId: number },
): EsperaDoAto | null {
  if (autor === usuarioId) return null;
  if (temQuemAprove(gestores, autor, usuarioId)) return 'APROVACAO';
  return tiraDeGestor(ato) && gestores.includes(usuarioId) ? 'PESSOA' : null;
}

/** What a holder of USUARIOS may do about a request. */
export type PapelNaAprovacao = 'AUTOR' | 'PROPRIA_PESSOA' | 'OUTRO' | 'NENHUM';

/** The part of a holder of USUARIOS in a request: the person it is about decides only where no third one could. */
export function papelNaAprovacao(
  { pedidaPorId, usuarioId, comPrazo }: { pedidaPorId: number; usuarioId: number; comPrazo: boolean },
  quem: number | undefined,
): PapelNaAprovacao {
  if (quem === undefined) return 'NENHUM';
  if (quem === pedidaPorId) return 'AUTOR';
  if (quem !== usuarioId) return 'OUTRO';
  return comPrazo ? 'PROPRIA_PESSOA' : 'NENHUM';
}

/** The active holders of USUARIOS among these users. */
export const gestoresDe = (usuarios: readonly UsuarioComAcesso[]): number[] =>
  usuarios.flatMap(({ id, situacao, permissoes }) =>
    situacao !== 'DESATIVADO' && permissoes.includes('USUARIOS') ? [id] : [],
  );

interface UsuarioComAcesso {
  id: number;
  situacao: string;
  permissoes: readonly Permissao[];
}

/**
 * Whether an act on a user needs an approval: somebody else than its author and the user could give it.
 * @param gestores the active holders of USUARIOS
 */
const temQuemAprove = (gestores: readonly number[], autor: number, usuarioId: number): boolean =>
  gestores.some((id) => id !== autor && id !== usuarioId);

/**
 * Whether only the person may set by what a user gets in: a holder of USUARIOS, also a deactivated one, who is not the
 * author. With it, the author could act, approve and confirm in the other's name.
 */
export const credenciaisSoDaPessoa = (
  { id, permissoes }: Pick<UsuarioComAcesso, 'id' | 'permissoes'>,
  autor: number,
): boolean => autor !== id && permissoes.includes('USUARIOS');

/** By what a user gets in: gov.br knows the user by the CPF. */
interface Credenciais {
  usuario: string;
  email: string;
  cpf: string;
}

/** The credentials of a user before and after an edit. */
interface MudancaDeCredenciais {
  antes: Credenciais;
  depois: Credenciais & { senha?: string | undefined };
}

/** What another person may not set of a holder of USUARIOS. */
export const violacoesDasCredenciais = ({ antes, depois }: MudancaDeCredenciais): Violacao[] => [
  ...violacao(
    antes.usuario !== depois.usuario,
    'usuario',
    `${SO_A_PESSOA('este nome de usuário')}, em Gerenciar Usuários. ${OU_SEM_ELA}`,
  ),
  ...violacao(
    antes.email !== depois.email,
    'email',
    `${SO_A_PESSOA('este e-mail')}, em Dados cadastrais. ${OU_SEM_ELA}`,
  ),
  ...violacao(
    Boolean(depois.senha),
    'senha',
    `${SO_A_PESSOA('esta senha')}, em "Esqueceu a senha?" da tela de entrada. ${OU_SEM_ELA}`,
  ),
  ...violacao(antes.cpf !== depois.cpf, 'pessoa.cpf', `${SO_A_PESSOA('este CPF')}, em Dados cadastrais. ${OU_SEM_ELA}`),
];

const SO_A_PESSOA = (oQue: string): string => `Somente a própria pessoa pode trocar ${oQue}`;
const OU_SEM_ELA = 'Ou retire antes a permissão Usuários dela.';
