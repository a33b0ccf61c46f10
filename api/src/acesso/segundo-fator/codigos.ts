import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { codigosDeRecuperacao } from '../../banco/esquema/acesso/segundo-fator.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { novoCodigoParaDigitar, soOCodigo } from '../tokens/codigo-para-digitar.js';
import { hashComSal, salDoHash } from '../tokens/senhas.js';
import { travarSegundoFator } from './consultas.js';
import { temSegundoFator } from './exigencia.js';

/** Recovery codes of one user. */
const QUANTOS = 10;
const SAL_BYTES = 16;

const ERRADO = 'Código de recuperação incorreto ou já usado.';

/**
 * Makes the user's recovery codes; earlier ones end. The answer is the only place where they are readable. 409 for a
 * user without a second factor.
 */
export async function renovarCodigos(contexto: Contexto): Promise<{ codigos: string[] }> {
  const { id: usuarioId } = contexto.usuario;
  if (!(await temSegundoFator(contexto.banco, usuarioId))) throw semFator();
  const codigos = Array.from({ length: QUANTOS }, novoCodigoParaDigitar);
  const sal = randomBytes(SAL_BYTES);
  const hashes: string[] = [];
  // One after the other: they take one place in the queue of the passwords.
  for (const codigo of codigos) hashes.push(await hashComSal(soOCodigo(codigo), sal));
  await emTransacao(contexto, async (tx) => {
    await travarSegundoFator(tx, usuarioId);
    if (!(await temSegundoFator(tx, usuarioId))) throw semFator();
    await tx.delete(codigosDeRecuperacao).where(eq(codigosDeRecuperacao.usuarioId, usuarioId));
    await tx.insert(codigosDeRecuperacao).values(hashes.map((hash) => ({ usuarioId, hash })));
    await auditar(tx, { entidade: 'usuarios', id: usuarioId, acao: 'RENOVAR_CODIGOS' });
  });
  return { codigos };
}

const semFator = () => conflito('Ative antes a verificação em duas etapas.');

/** The stored form of a code that a user types; 422 for a user without codes. */
export async function hashDoCodigoDigitado(banco: Banco, usuarioId: number, codigo: string): Promise<string> {
  const [um] = await banco
    .select({ hash: codigosDeRecuperacao.hash })
    .from(codigosDeRecuperacao)
    .where(eq(codigosDeRecuperacao.usuarioId, usuarioId))
    .limit(1);
  if (!um) throw codigoDeRecuperacaoErrado();
  return hashComSal(soOCodigo(codigo), salDoHash(um.hash));
}

/** Uses up a code: of two requests with the same one, one wins. 422 for the other. The answer is how many are left. */
export async function gastarCodigo(tx: Transacao, usuarioId: number, hash: string): Promise<number> {
  const dele = eq(codigosDeRecuperacao.usuarioId, usuarioId);
  const sobra = isNull(codigosDeRecuperacao.usadoEm);
  const gastos = await tx
    .update(codigosDeRecuperacao)
    .set({ usadoEm: agora() })
    .where(and(dele, sobra, eq(codigosDeRecuperacao.hash, hash)))
    .returning({ hash: codigosDeRecuperacao.hash });
  if (gastos.length === 0) throw codigoDeRecuperacaoErrado();
  const restantes = await tx.$count(codigosDeRecuperacao, and(dele, sobra));
  await auditar(tx, { entidade: 'usuarios', id: usuarioId, acao: 'USAR_CODIGO', depois: { restantes } });
  return restantes;
}

const codigoDeRecuperacaoErrado = () => invalido([{ campo: 'codigo', mensagem: ERRADO }]);
