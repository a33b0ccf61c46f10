import { ErroApi } from '@merenda/shared';

/** A record that is edited: the version that was read, and how to read the record again when somebody else changed it meanwhile. */
export interface Edicao<V> {
  versao: number;
  /** The record as it is now, as the form edits it; null when it is gone. Rejects when it can't be read. */
  reler: () => Promise<{ versao: number; valores: Partial<V> } | null>;
}

interface Registro {
  id: number;
  versao: number;
}

/**
 * For `edicao` of a form: the record, how it is read by its id, and how it becomes the form's values.
 * `edicaoDe(editando, naLista(consulta), paraFormulario)`
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

/** What of a TanStack query is needed to read its list again. */
interface ConsultaDaLista<R> {
  refetch: (opcoes: { throwOnError: true }) => Promise<{ data: readonly R[] | undefined }>;
}

/** Reads a record again where only the list of all brings it. */
export const naLista =
  <R extends Registro>(consulta: ConsultaDaLista<R>) =>
  async (id: number): Promise<R | undefined> =>
    (await consulta.refetch({ throwOnError: true })).data?.find((registro) => registro.id === id);
