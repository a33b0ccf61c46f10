import type { SegundoPasso } from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import type { Segredos } from '../../nucleo/segredos.js';
import { gastarPasso, lerPasso } from './autenticador.js';
import type { DonoDoBilhete } from './bilhete.js';
import { conferirUso, gastarUso, type Local } from './chaves.js';
import { gastarCodigo, hashDoCodigoDigitado } from './codigos.js';

/** A second factor that was shown and read. `gastar` accepts it once, in the transaction of the login. */
interface Prova {
  gastar: (tx: Transacao) => Promise<unknown>;
}

/** The data that is needed to read one. */
interface Leitor {
  banco: Banco;
  segredos: Segredos | null;
  local: Local;
}

/**
 * Reads what the second step of a login shows, outside of any transaction because a hash takes time. 422 at `codigo` or
 * `chave` for a wrong one; `gastar` throws the same for one that was used.
 */
export async function lerProva(
  { banco, segredos, local }: Leitor,
  dono: DonoDoBilhete,
  { forma, codigo = '', chave }: Pick<SegundoPasso, 'forma' | 'codigo' | 'chave'>,
): Promise<Prova> {
  const { id: usuarioId } = dono;
  switch (forma) {
    case 'AUTENTICADOR': {
      const passo = await lerPasso(banco, segredos, { usuarioId, codigo });
      return { gastar: (tx) => gastarPasso(tx, usuarioId, passo) };
    }
    case 'RECUPERACAO': {
      const hash = await hashDoCodigoDigitado(banco, usuarioId, codigo);
      return { gastar: (tx) => gastarCodigo(tx, usuarioId, hash) };
    }
    case 'CHAVE': {
      // The contract has refused a step without it.
      if (!chave) throw invalido([{ campo: 'chave', mensagem: 'A chave de acesso não respondeu.' }]);
      const usada = await conferirUso(banco, local, dono, chave);
      return { gastar: (tx) => gastarUso(tx, usada) };
    }
  }
}
