import type { AprovacaoDoUsuario, AtoComAprovacao } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { oQueSePede } from '@merenda/shared/regras';
import { eq, inArray } from 'drizzle-orm';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import type { StatusDaAprovacao } from '../../banco/esquema/acesso/aprovacoes.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';

/**
 * Tells those who can approve a request, by e-mail after the commit; of one that is done without an objection, the
 * person it is about.
 * @param gestores the active holders of USUARIOS
 */
export async function avisarDaAprovacao(
  tx: Transacao,
  aprovacao: AprovacaoDoUsuario,
  gestores: readonly number[],
): Promise<void> {
  const { ato, usuario, pedidaPor, valeAte, efeitoEm } = aprovacao;
  if (efeitoEm !== null) {
    tx.avisos.push(mensagemAPessoa({ ...aprovacao, efeitoEm }));
    return;
  }
  const quem = gestores.filter((id) => id !== pedidaPor.id && id !== usuario.id);
  const autora = nomeProprio(pedidaPor.nome);
  for (const { nome, email } of await lerPessoas(tx, quem))
    tx.avisos.push({
      para: email,
      assunto: 'Merenda Escolar: um pedido espera a sua aprovação',
      texto: `${nomeProprio(nome)},

${autora} pede ${oQueSePede(ato, usuario.nome)}, na Merenda Escolar.
O usuário é ${usuario.usuario}, com o e-mail ${usuario.email}.

Quem tem a permissão Usuários decide o que cada pessoa pode fazer. Por isso o pedido espera uma segunda
pessoa com essa permissão. Para aprovar ou recusar, entre e abra Gerenciar Usuários até ${valeAte}.

Se você não esperava este pedido, fale com ${autora} antes de aprovar.
`,
    });
}

const mensagemAPessoa = ({
  ato,
  usuario: { nome, usuario, email },
  pedidaPor,
  efeitoEm,
}: AprovacaoDoUsuario & { efeitoEm: string }): Mensagem => ({
  para: email,
  assunto: 'Merenda Escolar: um pedido sobre o seu acesso espera a sua resposta',
  texto: `${nomeProprio(nome)},

${nomeProprio(pedidaPor.nome)} pede ${oQueSePede(ato, nome)}, na Merenda Escolar. O seu usuário é ${usuario}.

Não há uma terceira pessoa com a permissão Usuários que possa aprovar. Por isso o pedido espera por você:
para se opor ou confirmar, entre e abra Gerenciar Usuários. Sem a sua oposição, ele é cumprido em ${efeitoEm}.

Se você não esperava este pedido, oponha-se a ele e avise hoje a secretaria de educação.
`,
});

/** A request that was approved, refused or withdrawn, or done after its term without an objection. */
interface Decidida {
  ato: AtoComAprovacao;
  usuarioId: number;
  pedidaPorId: number;
  status: Extract<StatusDaAprovacao, 'APROVADA' | 'CUMPRIDA' | 'RECUSADA' | 'RETIRADA'>;
}

/** Tells the author of a request what another person decided, by e-mail after the commit. Answers the author's name. */
export async function avisarDaDecisao(
  tx: Transacao,
  { ato, usuarioId, pedidaPorId, status }: Decidida,
): Promise<string> {
  const lidas = await lerPessoas(tx, [usuarioId, pedidaPorId, ...(tx.autor === null ? [] : [tx.autor])]);
  const pessoa = (id: number | null) => lidas.find((lida) => lida.id === id);
  const [autora, alvo, quem] = [pessoa(pedidaPorId), pessoa(usuarioId), pessoa(tx.autor)];
  if (!autora || !alvo) throw new Error('a request without its people');
  if (status === 'RETIRADA') return autora.nome;
  const { assunto, desfecho } = DESFECHOS[status];
  tx.avisos.push({
    para: autora.email,
    assunto: `Merenda Escolar: pedido ${assunto}`,
    texto: `${nomeProprio(autora.nome)},

Você pediu ${oQueSePede(ato, alvo.nome)}, na Merenda Escolar.
${desfecho(dataHoraBR(agora()), nomeProprio(quem?.nome ?? 'quem administra os usuários'))}
`,
  });
  return autora.nome;
}

const DESFECHOS = {
  APROVADA: {
    assunto: 'aprovado',
    desfecho: (quando: string, quem: string) => `O pedido foi aprovado, e já foi cumprido, em ${quando}, por ${quem}.`,
  },
  RECUSADA: {
    assunto: 'recusado',
    desfecho: (quando: string, quem: string) => `O pedido foi recusado, em ${quando}, por ${quem}.`,
  },
  CUMPRIDA: {
    assunto: 'cumprido',
    desfecho: (quando: string) => `O prazo terminou sem oposição da pessoa, e o pedido foi cumprido em ${quando}.`,
  },
};

const lerPessoas = (tx: Transacao, ids: readonly number[]) =>
  tx
    .select({ id: usuarios.id, nome: pessoas.nome, email: usuarios.email })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(inArray(usuarios.id, [...ids]))
    .orderBy(usuarios.id);
