import { nomeProprio } from '@merenda/shared/formatos';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { VALIDADE_DO_CONVITE_H, VALIDADE_MIN } from './link.js';

/** The recipient of a link, and the link. */
interface Destino {
  nome: string;
  usuario: string;
  email: string;
  link: string;
}

/** The e-mail with the link to a new password. */
export function mensagemDeRecuperacao({ nome, usuario, email, link }: Destino): Mensagem {
  return {
    para: email,
    assunto: 'Merenda Escolar: redefinição de senha',
    texto: `${nomeProprio(nome)},

Alguém pediu uma nova senha para o usuário ${usuario} da Merenda Escolar.
Para escolher a nova senha, abra este endereço em até ${VALIDADE_MIN} minutos:

${link}

O endereço vale uma única vez. Se não foi você quem pediu, ignore esta mensagem: a senha continua a mesma.
`,
  };
}

/** The e-mail that invites a new user to choose a password. */
export function mensagemDeConvite({ nome, usuario, email, link }: Destino): Mensagem {
  return {
    para: email,
    assunto: 'Merenda Escolar: convite',
    texto: `${nomeProprio(nome)},

A secretaria de educação cadastrou você na Merenda Escolar. O seu usuário é ${usuario}.
Para escolher a sua senha, abra este endereço em até ${VALIDADE_DO_CONVITE_H} horas:

${link}

O endereço vale uma única vez. Se ele vencer, peça outro na tela de entrada, em "Esqueceu a senha?".
`,
  };
}
