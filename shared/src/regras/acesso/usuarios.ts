import { type Violacao, violacao } from '../violacao.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { caracteresNoMinimo } from '../valores.js';
import { OBRIGATORIO } from '../frases.js';

/** A login name is one word. Outer spaces are removed before it is stored. */
export const violacoesDoLogin = (usuario: string): Violacao[] =>
  violacao(/\s/.test(usuario.trim()), 'usuario', 'O nome de usuário não pode ter espaços.');

/** A new password has the minimum length; the field checks that it is present. */
export const violacoesDaSenha = (senha: string): Violacao[] =>
  violacao(senha !== '' && senha.length < LIMITES.senhaMinima, 'senha', caracteresNoMinimo(LIMITES.senhaMinima));

/** A new user gets a password, or chooses one with the link of an invitation. */
export const violacoesDaPrimeiraSenha = ({
  senha,
  convite,
}: {
  senha?: string | null;
  convite?: boolean;
}): Violacao[] => [
  ...violacao(!senha && !convite, 'senha', OBRIGATORIO),
  ...violacao(!!senha && !!convite, 'senha', 'Com o convite, a própria pessoa escolhe a senha.'),
];

/** A chosen password is typed twice alike. */
export const violacoesDaConfirmacao = (senhas: { senha?: string | null; confirmacao?: string | null }): Violacao[] =>
  violacao((senhas.senha ?? '') !== (senhas.confirmacao ?? ''), 'confirmacao', 'Senhas não correspondem!');
