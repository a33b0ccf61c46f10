import { LIMITES, type Pagina } from '@merenda/shared/contratos';
import { palavrasDaBusca } from '@merenda/shared/formatos';
import { keepPreviousData, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { reunir } from './reunir.js';

/** Records that a choice shows at once. */
const POR_ESCOLHA = 50;

/** The parameters that a call by pages has for a choice. */
interface BuscaDaEscolha {
  /** Words that a record has. */
  texto?: string;
  /** Only these records: '5,7'. */
  ids?: string;
  porPagina: number;
}

/** The queries by which a record is chosen that the server searches, so that no screen reads all of them. */
export function consultasDeEscolha<T extends { id: number }>(
  familia: readonly string[],
  ler: (busca: BuscaDaEscolha, signal?: AbortSignal) => Promise<Pagina<T>>,
) {
  const chaveDoRegistro = (id: number | null | undefined) => [...familia, 'um', id ?? null] as const;

  /** A record that was read with others is also known by itself. */
  function guardar(client: QueryClient, registros: readonly T[]): void {
    for (const registro of registros) client.setQueryData(chaveDoRegistro(registro.id), registro);
  }

  const lerJuntos = reunir(async (ids) => {
    const { linhas } = await ler({ ids: ids.join(), porPagina: ids.length });
    return new Map(linhas.map((registro) => [registro.id, registro]));
  }, LIMITES.porPagina);

  return {
    guardar,
    /** The first records with these words. */
    escolha: (texto: string) =>
      queryOptions({
        queryKey: [...familia, 'escolha', ...palavrasDaBusca(texto)],
        queryFn: async ({ client, signal }) => {
          const pagina = await ler({ texto: texto.trim() || undefined, porPagina: POR_ESCOLHA }, signal);
          guardar(client, pagina.linhas);
          return pagina;
        },
        placeholderData: keepPreviousData,
      }),
    /** One record by its id; null if it does not exist any more. Several that are asked for at once are one request. */
    um: (id: number | null | undefined) =>
      queryOptions({
        queryKey: chaveDoRegistro(id),
        queryFn: id ? async (): Promise<T | null> => (await lerJuntos(id)) ?? null : skipToken,
      }),
  };
}

/** The queries of a choice among records `T`. */
export type ConsultasDeEscolha<T extends { id: number }> = Pick<
  ReturnType<typeof consultasDeEscolha<T>>,
  'escolha' | 'um'
>;
