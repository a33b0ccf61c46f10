import type { AutenticadorNovo } from '@merenda/shared/contratos';
import { SEM_CHAVE_DO_SERVIDOR } from '@merenda/shared/regras';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { autenticadores } from '../../banco/esquema/acesso/segundo-fator.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido, Recusa } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import type { Segredos } from '../../nucleo/segredos.js';
import { liberarSessoes } from '../tokens/sessoes.js';
import { travarSegundoFator } from './consultas.js';
import { enderecoDoSegredo, novoSegredo, passoDoCodigo } from './totp.js';

/** What the secret of a user is sealed for. */
const donoDe = (usuarioId: number): string => `autenticador ${usuarioId}`;

const ERRADO = 'Código incorreto. Use o que o aplicativo mostra agora e confira se a hora do celular está certa.';

/** The refusal of a wrong code, at its field. */
const codigoErrado = (mensagem = ERRADO): Recusa => invalido([{ campo: 'codigo', mensagem }]);

/** The server's key. Throws 409 with what the administrator has to do, when there is none. */
export function exigirSegredos(segredos: Segredos | null): Segredos {
  if (segredos) return segredos;
  throw conflito(SEM_CHAVE_DO_SERVIDOR);
}

/** Makes a secret for the user's app. It counts once a code confirms it; until then an earlier app goes on. */
export async function iniciarAutenticador(contexto: Contexto, segredos: Segredos): Promise<AutenticadorNovo> {
  const { id: usuarioId, usuario } = contexto.usuario;
  const segredo = novoSegredo();
  const segredoNovo = segredos.selar(segredo, donoDe(usuarioId));
  await emTransacao(contexto, (tx) =>
    tx
      .insert(autenticadores)
      .values({ usuarioId, segredoNovo })
      .onConflictDoUpdate({ target: autenticadores.usuarioId, set: { segredoNovo } }),
  );
  return { segredo, endereco: enderecoDoSegredo(segredo, usuario) };
}

/**
 * Ends the enrolment of an app with a code that it shows; an earlier app ends. The user's limited sessions are full ones
 * from now on. 409 when no enrolment was begun, 422 for a wrong code.
 */
export async function confirmarAutenticador(contexto: Contexto, segredos: Segredos, codigo: string): Promise<void> {
  const { id } = contexto.usuario;
  await emTransacao(contexto, async (tx) => {
    await travarSegundoFator(tx, id);
    const [lido] = await tx.select().from(autenticadores).where(eq(autenticadores.usuarioId, id));
    if (!lido?.segredoNovo) throw conflito('A ativação foi encerrada. Comece de novo.');
    const ultimoPasso = passoDoCodigo(segredos.abrir(lido.segredoNovo, donoDe(id)), codigo);
    if (ultimoPasso === null) throw codigoErrado();
    await tx
      .update(autenticadores)
      .set({ segredo: lido.segredoNovo, segredoNovo: null, desde: agora(), ultimoPasso })
      .where(eq(autenticadores.usuarioId, id));
    await liberarSessoes(tx, id);
    await auditar(tx, {
      entidade: 'usuarios',
      id,
      acao: 'ATIVAR_SEGUNDO_FATOR',
      depois: { forma: 'AUTENTICADOR' },
    });
  });
}

/** Whether the user has an app that counts. */
export const temAutenticador = async (tx: Transacao, usuarioId: number): Promise<boolean> =>
  (await tx.$count(autenticadores, and(eq(autenticadores.usuarioId, usuarioId), isNotNull(autenticadores.segredo)))) >
  0;

/**
 * The step of a code of the user's app. 422 at `codigo` for a wrong one; 503 when the server can't read the secret,
 * because its key is another one than at the enrolment.
 */
export async function lerPasso(
  banco: Banco,
  segredos: Segredos | null,
  { usuarioId, codigo }: { usuarioId: number; codigo: string },
): Promise<number> {
  const [lido] = await banco
    .select({ segredo: autenticadores.segredo })
    .from(autenticadores)
    .where(and(eq(autenticadores.usuarioId, usuarioId), isNotNull(autenticadores.segredo)));
  if (!lido?.segredo) throw codigoErrado();
  const passo = passoDoCodigo(abrirSegredo(segredos, lido.segredo, usuarioId), codigo);
  if (passo === null) throw codigoErrado();
  return passo;
}

function abrirSegredo(segredos: Segredos | null, selado: string, usuarioId: number): string {
  const recusa =
    'O servidor não consegue conferir o aplicativo agora. Use um código de recuperação e avise quem o administra.';
  if (!segredos) throw new Recusa(503, recusa);
  try {
    return segredos.abrir(selado, donoDe(usuarioId));
  } catch {
    throw new Recusa(503, recusa);
  }
}

/** Uses up a step of time: of two requests with codes of one step, or of an earlier one, one wins. 422 for the other. */
export async function gastarPasso(tx: Transacao, usuarioId: number, passo: number): Promise<void> {
  const { ultimoPasso } = autenticadores;
  const gastos = await tx
    .update(autenticadores)
    .set({ ultimoPasso: passo })
    .where(and(eq(autenticadores.usuarioId, usuarioId), or(isNull(ultimoPasso), lt(ultimoPasso, passo))))
    .returning({ id: autenticadores.usuarioId });
  if (gastos.length === 0) throw codigoErrado('Este código já foi usado. Espere o aplicativo mostrar o próximo.');
}
