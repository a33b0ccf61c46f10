import { nomeProprio } from '@merenda/shared/formatos';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { dataHoraBR } from '../../nucleo/relogio.js';

/** What happened, as a part of a sentence. */
export const ACONTECIDO = {
  ativado: 'um aplicativo autenticador foi ativado',
  retirado: 'o aplicativo autenticador foi retirado',
  chave: 'uma chave de acesso foi cadastrada',
  chaveRetirada: 'uma chave de acesso foi retirada',
  redefinido: 'a verificação em duas etapas foi redefinida por quem administra os usuários',
  codigos: 'novos códigos de recuperação foram gerados, e os anteriores não valem mais',
  usado: 'um código de recuperação foi usado para entrar',
} as const;

/** The e-mail by which a user learns that a second factor has changed, also when somebody else did it. */
export const mensagemDoSegundoFator = (
  { nome, email }: { nome: string; email: string },
  acontecido: keyof typeof ACONTECIDO,
  instante: Date,
): Mensagem => ({
  para: email,
  assunto: 'Merenda Escolar: verificação em duas etapas',
  texto: `${nomeProprio(nome)},

Em ${dataHoraBR(instante)}, ${ACONTECIDO[acontecido]} no seu acesso à Merenda Escolar.

Se foi você, não precisa fazer nada. Se não foi, troque a sua senha e avise quem administra os usuários.
`,
});
