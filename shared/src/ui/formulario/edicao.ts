import { ErroApi } from '@merenda/shared';

/** An edited record: the version that was read, and a function to read it again when another user has changed it. */
export interface Edicao<V> {
  versao: number;
  /** The current record as form values; null when it was deleted. Rejects when it can't be read. */
  reler: () => Promise<{ versao: number; valores: Partial<V> } | null>;
}

interface Registro {
  id: number;
  versao: number;
}

/**
 * For `edicao` of a form: the record, a function that reads it by its id, and a function that converts it to form
 * values. `edicaoDe(editando, naLista(consulta), paraFormulario)`
 */
export function edicaoDe<R extends Pick<Registro, 'versao'>, V>(
  registro: Registro,
  ler: (id: number) => Promise<R | undefined>,
  paraValores: (registro: R) => Partial<V>,
): Edicao<V> {
  return {
    versao: registro.versao,
    reler: async () => {
      const atual = await ler(registro.id).catch(ausente);
      return atual === undefined ? null : { versao: atual.versao, valores: paraValores(atual) };
    },
  };
}

function ausente(erro: unknown): undefined {
  if (erro instanceof ErroApi && erro.status === 404) return undefined;
  throw erro;
}

/** The part of a TanStack query that is needed to read its list again. */
interface ConsultaDaLista<R> {
  refetch: (opcoes: { throwOnError: true }) => Promise<{ data: readonly R[] | undefined }>;
}

/** Reads a record again when the API only has the list. */
export const naLista =
  <R extends Registro>(consulta: ConsultaDaLista<R>) =>
  async (id: number): Promise<R | undefined> =>
    (await consulta.refetch({ throwOnError: true })).data?.find((registro) => registro.id === id);
