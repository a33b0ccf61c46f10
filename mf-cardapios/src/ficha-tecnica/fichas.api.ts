import { api, ErroApi, leitura, useLeitura } from '@merenda/shared';
import type { ModalidadeEscolar } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** The source of a sheet. An id that comes twice counts twice. */
export type Origem = { preparos: number[] } | { pratos: number[] } | { cardapios: number[] };

/** The technical sheet of portions of preparations, of dishes, or the mean of menus; computed by the server. */
export function useFicha(origem: Origem) {
  const [[tipo, ids]] = Object.entries(origem) as [[string, number[]]];
  return useLeitura('fichas-tecnicas', {
    queryKey: [...FAMILIAS.fichas, tipo, ids],
    busca: { [tipo]: ids.join() },
    enabled: ids.length > 0,
  });
}

/** The national reference of a category and modality; null when the norm has none for them. */
export function useReferencia(etapa: { categoria: number; modalidade: ModalidadeEscolar } | undefined) {
  return useQuery({
    queryKey: [...FAMILIAS.referencias, etapa?.categoria, etapa?.modalidade],
    queryFn: async ({ signal }) => {
      if (!etapa) throw new Error('no category and modality are chosen');
      try {
        return await api.get('convencoes/referencias-nutricionais', {
          busca: etapa,
          signal,
        });
      } catch (erro) {
        if (erro instanceof ErroApi && erro.status === 404) return null;
        throw erro;
      }
    },
    enabled: etapa !== undefined,
  });
}

const FATORES = leitura('fatores-correcao-coccao', { queryKey: [...FAMILIAS.fichas, 'fatores'], staleTime: Infinity });

/** The correction factors and cooking indices that the literature suggests. */
export const useFatores = () => useQuery(FATORES);
