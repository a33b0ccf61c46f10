import type { Banco } from '../banco/conexao.js';

interface Cliente {
  query: (...argumentos: unknown[]) => unknown;
}

/** Counts the statements that reach the database while `fazer` runs. Nothing else may use it meanwhile. */
export async function contarComandos(banco: Banco, fazer: () => Promise<unknown>): Promise<number> {
  const { $client: cliente } = banco as unknown as { $client: Cliente };
  const original = cliente.query;
  let comandos = 0;
  cliente.query = (...argumentos) => {
    comandos += 1;
    return Reflect.apply(original, cliente, argumentos);
  };
  try {
    await fazer();
  } finally {
    cliente.query = original;
  }
  return comandos;
}
