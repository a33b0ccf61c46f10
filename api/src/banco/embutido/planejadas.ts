import { type PGlite, type QueryOptions, type Results, parse, protocol, type Transaction } from '@electric-sql/pglite';
import { eFrequente } from '../preparada.js';

const { parseDescribeStatementResults, parseResults } = parse;
const { serialize } = protocol;

/** A statement that the database keeps under a name, and the types of its parameters (OIDs). */
interface Planejada {
  nome: string;
  tipos: number[];
}

/**
 * Lets the database plan each statement of `preparada` once. PGlite itself plans a statement for each use: for the
 * session and the marks, which begin almost every request, this takes several times as long as running them.
 */
export function planejarUmaVez(pglite: PGlite): void {
  const planejadas = new Map<string, Planejada>();
  let criadas = 0;

  const planejar = async (comando: string): Promise<Planejada> => {
    const nome = `preparada_${(criadas += 1)}`;
    await pglite.execProtocolStream(serialize.parse({ name: nome, text: comando }), {});
    const descrita = await pglite.execProtocolStream(serialize.describe({ type: 'S', name: nome }), {});
    const planejada = { nome, tipos: parseDescribeStatementResults(descrita) };
    planejadas.set(comando, planejada);
    return planejada;
  };

  // The messages and their order are those of PGlite's own `query`.
  const executar = <T>(comando: string, parametros: unknown[] = [], opcoes?: QueryOptions): Promise<Results<T>> =>
    pglite._runExclusiveQuery(async () => {
      const mensagens = [];
      try {
        const { nome, tipos } = planejadas.get(comando) ?? (await planejar(comando));
        const values = parametros.map((valor, i) => comoParametro(pglite, valor, tipos[i]));
        for (const pedido of [
          serialize.bind({ statement: nome, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        ])
          mensagens.push(...(await pglite.execProtocolStream(pedido, {})));
      } finally {
        mensagens.push(...(await pglite.execProtocolStream(serialize.sync(), {})));
      }
      const [resultado] = parseResults(mensagens, pglite.parsers, opcoes);
      return resultado as Results<T>;
    });

  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = (comando, parametros, opcoes) =>
    eFrequente(comando)
      ? pglite._runExclusiveTransaction(() => executar(comando, parametros, opcoes))
      : query(comando, parametros, opcoes);
  pglite.transaction = (fazer) =>
    transaction((tx) => {
      const naTransacao: Transaction['query'] = tx.query.bind(tx);
      tx.query = (comando, parametros, opcoes) =>
        eFrequente(comando) ? executar(comando, parametros, opcoes) : naTransacao(comando, parametros, opcoes);
      return fazer(tx);
    });
}

/** A parameter as the protocol carries it: text, or bytes. */
function comoParametro(pglite: PGlite, valor: unknown, tipo: number | undefined): string | null {
  if (valor === null || valor === undefined) return null;
  const serializar = tipo === undefined ? undefined : pglite.serializers[tipo];
  return serializar ? serializar(valor) : String(valor);
}
