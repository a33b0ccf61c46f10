import type { AparelhoRenovado, PinNovo } from '@merenda/shared/contratos';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aparelhos, tokens } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { temSegundoFator } from '../segundo-fator/exigencia.js';
import { aindaConhecido, dispensaSegundoFator, renovarToken } from '../tokens/aparelhos.js';
import { hashDaSenha } from '../tokens/senhas.js';
import { encerrarAbertas } from '../tokens/sessoes.js';
import { NOME_DO_PIN } from './consultas.js';
import { avisarDoPin } from './mensagem.js';

/** A device without PIN, as it is stored. */
export const SEM_PIN = { pinHash: null, pinDesde: null, pinErros: 0 };

/**
 * Sets the user's PIN on a device in which the user has logged in; an earlier one ends, with the sessions that a PIN has
 * opened, and the device gets another token. 409 for another device, and for one in which the user's logins need a second factor.
 */
export async function definirPin(contexto: Contexto, { aparelho, pin }: PinNovo): Promise<AparelhoRenovado> {
  const { id } = contexto.usuario;
  const pinHash = await hashDaSenha(pin);
  return emTransacao(contexto, async (tx) => {
    if ((await temSegundoFator(tx, id)) && !(await dispensaSegundoFator(tx, id, [aparelho])))
      throw conflito(
        'Você usa a verificação em duas etapas. Saia, entre de novo e marque “Lembrar este aparelho por 30 dias”; depois crie o PIN.',
      );
    const [definido] = await tx
      .update(aparelhos)
      .set({ pinHash, pinDesde: agora(), pinErros: 0 })
      .where(and(eq(aparelhos.hash, hashDoToken(aparelho)), eq(aparelhos.usuarioId, id), aindaConhecido()))
      .returning({ hash: aparelhos.hash, nome: aparelhos.nome });
    if (!definido)
      throw conflito('Este aparelho ainda não conhece você. Saia, entre de novo com usuário e senha e crie o PIN.');
    await encerrarCozinha(tx, id);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'DEFINIR_PIN', depois: { aparelho: definido.nome } });
    await avisarDoPin(tx, id, 'definido', definido.nome);
    return { aparelho: await renovarToken(tx, definido.hash) };
  });
}

/** Removes one of the user's PINs, by its name, and ends the sessions that a PIN has opened. 404 when there is none. */
export async function retirarPin(contexto: Contexto, pin: string): Promise<void> {
  const { id } = contexto.usuario;
  await emTransacao(contexto, async (tx) => {
    const [retirado] = await tx
      .update(aparelhos)
      .set(SEM_PIN)
      .where(and(eq(aparelhos.usuarioId, id), eq(NOME_DO_PIN, pin), isNotNull(aparelhos.pinHash)))
      .returning({ nome: aparelhos.nome });
    if (!retirado) throw naoEncontrado('Este PIN já foi retirado.');
    await encerrarCozinha(tx, id);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'RETIRAR_PIN', antes: { aparelho: retirado.nome } });
  });
}

/** Somebody may have known the PIN. */
const encerrarCozinha = (tx: Transacao, usuarioId: number): Promise<number> =>
  encerrarAbertas(tx, usuarioId, 'ENCERRADA', eq(tokens.alcance, 'COZINHA'));
