import type { Mensagem } from '../../externo/correio/correio.js';
import { VALIDADE_MIN } from './link.js';

/** The e-mail with the link to a new password. */
export function mensagemDeRecuperacao({
  nome,
  usuario,
  email,
  link,
}: {
  nome: string;
  usuario: string;
  email: string;
  link: string;
}): Mensagem {
  return {
    para: email,
    assunto: 'Merenda Escolar: redefinição de senha',
    texto: `${nome},

Alguém pediu uma nova senha para o usuário ${usuario} da Merenda Escolar.
Para escolher a nova senha, abra este endereço em até ${VALIDADE_MIN} minutos:

${link}

O endereço vale uma única vez. Se não foi você quem pediu, ignore esta mensagem: a senha continua a mesma.
`,
  };
}
