import { nomeProprio } from '@merenda/shared/formatos';
import { eq } from 'drizzle-orm';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';

/** What happened, as a part of a sentence before the device's name, and what to do about it. */
const ACONTECIDO = {
  definido: {
    frase: 'um PIN da cozinha foi criado no aparelho',
    conselho: 'Se foi você, não precisa fazer nada. Se não foi, troque a sua senha: o PIN deixa de valer.',
  },
  apagado: {
    frase: 'o seu PIN da cozinha foi apagado depois de cinco tentativas erradas no aparelho',
    conselho:
      'Para ter outro, entre com usuário e senha e crie-o em Dados cadastrais, Segurança. Se não foi você quem errou, avise quem cuida do aparelho.',
  },
} as const;

/** Tells the user by e-mail, when the transaction is committed, what has happened to a PIN. */
export async function avisarDoPin(
  tx: Transacao,
  usuarioId: number,
  acontecido: keyof typeof ACONTECIDO,
  aparelho: string,
): Promise<void> {
  const { frase, conselho } = ACONTECIDO[acontecido];
  const { nome, email } = primeira(
    await tx
      .select({ nome: pessoas.nome, email: usuarios.email })
      .from(usuarios)
      .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
      .where(eq(usuarios.id, usuarioId)),
  );
  tx.avisos.push({
    para: email,
    assunto: 'Merenda Escolar: PIN da cozinha',
    texto: `${nomeProprio(nome)},

Em ${dataHoraBR(agora())}, ${frase} ${aparelho}.

${conselho}
`,
  });
}
