import { TENTATIVAS_DO_PIN } from '@merenda/shared/regras';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { aparelhos } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { comPin } from './consultas.js';
import { SEM_PIN } from './definicao.js';
import { avisarDoPin } from './mensagem.js';

/** A user on a device, by the device's token. */
export interface DonoDoPin {
  aparelho: string;
  usuario: number;
}

/** An attempt that is counted: the PIN with which it is compared, and which attempt since the last right one it is. */
export interface TentativaContada {
  pinHash: string;
  vez: number;
}

const esteAparelho = ({ aparelho, usuario }: DonoDoPin) =>
  and(eq(aparelhos.hash, hashDoToken(aparelho)), eq(aparelhos.usuarioId, usuario));

/** The PIN that was compared is still the one of the device. */
const ainda = (dono: DonoDoPin, { pinHash }: TentativaContada) =>
  and(esteAparelho(dono), eq(aparelhos.pinHash, pinHash));

/**
 * Counts an attempt before anything is compared, in one statement: of attempts at once, in any process, five pass.
 * Undefined when there is no PIN to compare with.
 */
export async function contarTentativa(banco: Banco, dono: DonoDoPin): Promise<TentativaContada | undefined> {
  const [contada] = await banco
    .update(aparelhos)
    .set({ pinErros: sql`${aparelhos.pinErros} + 1` })
    .where(and(esteAparelho(dono), comPin()))
    .returning({ pinHash: aparelhos.pinHash, vez: aparelhos.pinErros });
  return contada?.pinHash ? { pinHash: contada.pinHash, vez: contada.vez } : undefined;
}

/** Nothing was compared: the attempt does not count. */
export async function devolverTentativa(banco: Banco, dono: DonoDoPin, contada: TentativaContada): Promise<void> {
  await banco
    .update(aparelhos)
    .set({ pinErros: sql`greatest(${aparelhos.pinErros} - 1, 0)` })
    .where(ainda(dono, contada));
}

/** The PIN was right: earlier wrong ones are forgotten. False when it was removed meanwhile. */
export async function acertarTentativa(tx: Transacao, dono: DonoDoPin, contada: TentativaContada): Promise<boolean> {
  const acertadas = await tx
    .update(aparelhos)
    .set({ pinErros: 0 })
    .where(ainda(dono, contada))
    .returning({ hash: aparelhos.hash });
  return acertadas.length > 0;
}

/** The last wrong attempt deletes the PIN, with an audit line and an e-mail to its user; whether it did. */
export async function apagarPin(tx: Transacao, dono: DonoDoPin, contada: TentativaContada): Promise<boolean> {
  const [apagado] = await tx
    .update(aparelhos)
    .set(SEM_PIN)
    .where(and(ainda(dono, contada), gte(aparelhos.pinErros, TENTATIVAS_DO_PIN)))
    .returning({ nome: aparelhos.nome });
  if (!apagado) return false;
  const { usuario: id } = dono;
  await auditar(tx, { entidade: 'usuarios', id, acao: 'APAGAR_PIN', antes: { aparelho: apagado.nome } });
  await avisarDoPin(tx, id, 'apagado', apagado.nome);
  return true;
}
