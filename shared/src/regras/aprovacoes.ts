import type { AtoComAprovacao } from '../contratos/enums/aprovacoes.js';
import type { Permissao } from '../contratos/enums/permissoes.js';
import { nomeProprio } from '../formatos/nomes.js';
import { violacao, type Violacao } from './violacao.js';

/** Days after the request during which an act can be approved. */
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

/** What is said where an act was asked for and waits. */
export const ESPERA_APROVACAO: Record<AtoComAprovacao, string> = {
  DAR_USUARIOS: 'A permissão Usuários espera a aprovação de outra pessoa que a tenha.',
  RETIRAR_USUARIOS: 'A permissão Usuários só sai com a aprovação de outra pessoa que a tenha.',
  DESATIVAR: `A desativação espera ${DE_OUTRA_PESSOA}.`,
  REATIVAR: `A reativação espera ${DE_OUTRA_PESSOA}.`,
};

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
export const temQuemAprove = (gestores: readonly number[], autor: number, usuarioId: number): boolean =>
  gestores.some((id) => id !== autor && id !== usuarioId);

/**
 * Whether only the person may set by what the user gets in: an active holder of USUARIOS who is not the author, while a
 * third one exists, whose place the author could take to approve.
 * @param gestores the active holders of USUARIOS
 */
export const credenciaisSoDaPessoa = (gestores: readonly number[], autor: number, usuarioId: number): boolean =>
  autor !== usuarioId && gestores.includes(usuarioId) && temQuemAprove(gestores, autor, usuarioId);

/** By what a user gets in, before and after an edit: gov.br knows the user by the CPF. */
interface Credenciais {
  antes: { email: string; cpf: string };
  depois: { email: string; cpf: string; senha?: string | undefined };
}

/**
 * What another person may not set while the user has USUARIOS and a third one could approve: with it, that person could
 * approve in the user's name.
 */
export const violacoesDasCredenciais = ({ antes, depois }: Credenciais): Violacao[] => [
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

const SO_A_PESSOA = (oQue: string): string => `Só a própria pessoa troca ${oQue}`;
const OU_SEM_ELA = 'Ou retire antes a permissão Usuários dela.';
