import type { AtoComAprovacao, Usuario } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { papelNaAprovacao } from '@merenda/shared/regras';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aprovacoes } from '../../banco/esquema/acesso/aprovacoes.js';
import { emTransacao, exigirAutor, type Origem, type Transacao } from '../../banco/transacao.js';
import { conflito, naoEncontrado, proibido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarUsuario, travarUsuario } from '../usuarios/consultas.js';
import { GESTAO, travarGestores } from '../usuarios/gestores.js';
import { trocarAcessos } from '../usuarios/gravacao.js';
import { desativarJa, reativarJa } from '../usuarios/situacao.js';
import { decidir } from './encerramento.js';

/**
 * Approves a request and does what it asks for, on behalf of the approver; the person it is about confirms one that no
 * third person could approve. 404; 403 for its author, and for the person where a third one decides; 409 when it is no longer open, when its author is no longer an active holder of USUARIOS, or when the act
 * is refused.
 */
export function aprovar(contexto: Contexto, id: number): Promise<Usuario> {
  return emTransacao(contexto, async (tx) => {
    const { ato, antes, gestores } = await travarParaDecidir(tx, id);
    await decidir(tx, id, 'APROVADA');
    return FAZER[ato](tx, antes, gestores);
  });
}

/** Refuses a request, or objects to one about oneself: nothing else changes. 404, 403 and 409 like `aprovar`. */
export function recusar(contexto: Contexto, id: number): Promise<Usuario> {
  return emTransacao(contexto, async (tx) => {
    const { antes } = await travarParaDecidir(tx, id);
    await decidir(tx, id, 'RECUSADA');
    return buscarUsuario(tx, antes.id);
  });
}

/** Withdraws the user's own request. 404; 403 for another user's; 409 when it is no longer open. */
export function retirar(contexto: Contexto, id: number): Promise<Usuario> {
  return emTransacao(contexto, async (tx) => {
    const { usuarioId, pedidaPorId, status } = await travar(tx, id);
    if (pedidaPorId !== tx.autor)
      throw proibido('Somente quem fez o pedido pode retirá-lo. Se você não concorda, recuse o pedido.');
    if (status !== 'ABERTA') throw conflito(JA_DECIDIDO);
    await decidir(tx, id, 'RETIRADA');
    return buscarUsuario(tx, usuarioId);
  });
}

/**
 * Does the acts that were requested and that their user has not objected to in time, on behalf of the system: each
 * once, in whatever process. `aoFalhar` gets the failure of one; the others are still done.
 */
export async function cumprirSemObjecao(
  { banco, avisar }: Pick<Origem, 'banco' | 'avisar'>,
  aoFalhar: (erro: unknown) => void,
): Promise<void> {
  const noPrazo = await banco
    .select({ id: aprovacoes.id })
    .from(aprovacoes)
    .where(and(eq(aprovacoes.status, 'ABERTA'), lte(aprovacoes.efeitoEm, sql`now()`)))
    .orderBy(aprovacoes.id);
  for (const { id } of noPrazo)
    await emTransacao({ banco, usuario: null, avisar }, (tx) => cumprir(tx, id)).catch(aoFalhar);
}

async function cumprir(tx: Transacao, id: number): Promise<void> {
  const { ato, antes, gestores, pedidaPorId, status } = await travar(tx, id);
  // Another process was faster, or somebody has decided meanwhile.
  if (status !== 'ABERTA') return;
  if (!gestores.includes(pedidaPorId)) {
    await tx.update(aprovacoes).set({ status: 'VENCIDA' }).where(eq(aprovacoes.id, id));
    return;
  }
  await decidir(tx, id, 'CUMPRIDA');
  await FAZER[ato](tx, antes, gestores);
}

const JA_DECIDIDO = 'Este pedido já foi decidido ou retirado. Atualize a página.';

const FAZER: Record<AtoComAprovacao, (tx: Transacao, antes: Usuario, gestores: readonly number[]) => Promise<Usuario>> =
  {
    DAR_USUARIOS: (tx, antes) => trocarAcessos(tx, antes, { permissoes: [...antes.permissoes, GESTAO] }),
    // Its author keeps it: somebody can manage users afterwards.
    RETIRAR_USUARIOS: (tx, antes) =>
      trocarAcessos(tx, antes, { permissoes: antes.permissoes.filter((permissao) => permissao !== GESTAO) }),
    DESATIVAR: (tx, antes, gestores) => desativarJa(tx, antes, gestores, 'ser desativado'),
    REATIVAR: (tx, antes) => reativarJa(tx, antes),
  };

/** Locks a request, after its user and the holders of USUARIOS: the order of all acts on users. */
async function travar(tx: Transacao, id: number) {
  const [lida] = await tx.select({ usuarioId: aprovacoes.usuarioId }).from(aprovacoes).where(eq(aprovacoes.id, id));
  if (!lida) throw naoEncontrado('Pedido de aprovação não encontrado.');
  const antes = await travarUsuario(tx, lida.usuarioId);
  const gestores = await travarGestores(tx);
  const [aprovacao] = await tx.select().from(aprovacoes).where(eq(aprovacoes.id, id)).for('update');
  if (!aprovacao) throw naoEncontrado('Pedido de aprovação não encontrado.');
  return { ...aprovacao, antes, gestores };
}

/** The same for a holder of USUARIOS who decides. Throws like `aprovar`. */
async function travarParaDecidir(tx: Transacao, id: number) {
  const autor = exigirAutor(tx);
  const lida = await travar(tx, id);
  const { pedidaPorId, valeAte, efeitoEm, status, gestores } = lida;
  const papel = papelNaAprovacao({ ...lida, comPrazo: efeitoEm !== null }, autor);
  if (papel === 'AUTOR')
    throw proibido(
      efeitoEm === null
        ? 'Quem fez o pedido não pode aprová-lo. Aguarde outra pessoa com a permissão Usuários.'
        : 'Quem fez o pedido não pode aprová-lo. Aguarde a resposta da pessoa ou o fim do prazo.',
    );
  if (papel === 'NENHUM') throw proibido('Você não pode decidir sobre o seu próprio acesso.');
  if (!gestores.includes(autor)) throw proibido('Somente quem tem a permissão Usuários pode decidir.');
  if (status !== 'ABERTA') throw conflito(JA_DECIDIDO);
  if (efeitoEm === null && valeAte < hoje())
    throw conflito(`Este pedido venceu em ${formatarData(valeAte)}. Faça o pedido de novo.`);
  if (!gestores.includes(pedidaPorId))
    throw conflito('Quem fez este pedido não tem mais a permissão Usuários: o pedido não vale mais.');
  return lida;
}
