import type { SegundoPasso } from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Segredos } from '../../nucleo/segredos.js';
import { gastarPasso, lerPasso } from './autenticador.js';
import { gastarCodigo, hashDoCodigoDigitado } from './codigos.js';

/** A second factor that was shown and read. `gastar` accepts it once, in the transaction of the login. */
interface Prova {
  gastar: (tx: Transacao) => Promise<unknown>;
}

/**
 * Reads what the second step of a login shows, outside of any transaction because a hash takes time. 422 at `codigo` for
 * a wrong one; `gastar` throws the same for one that was used.
 */
export async function lerProva(
  banco: Banco,
  segredos: Segredos | null,
  usuarioId: number,
  { forma, codigo }: Pick<SegundoPasso, 'forma' | 'codigo'>,
): Promise<Prova> {
  if (forma === 'AUTENTICADOR') {
    const passo = await lerPasso(banco, segredos, { usuarioId, codigo });
    return { gastar: (tx) => gastarPasso(tx, usuarioId, passo) };
  }
  const hash = await hashDoCodigoDigitado(banco, usuarioId, codigo);
  return { gastar: (tx) => gastarCodigo(tx, usuarioId, hash) };
}
