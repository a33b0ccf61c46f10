import type { Banco } from '../banco/conexao.js';
import { trazerHistoria } from '../banco/historia.js';
import { emTransacao, type Transacao } from '../banco/transacao.js';

/** Adds lines to the audit trail with an instant and an author of their own, as the demonstration does. */
export const comHistoria = <T>({ banco }: { banco: Banco }, fazer: (tx: Transacao) => Promise<T>): Promise<T> =>
  emTransacao({ banco, usuario: null }, async (tx) => {
    await trazerHistoria(tx, 'demonstracao');
    return fazer(tx);
  });
