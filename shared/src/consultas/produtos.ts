import { api } from '@merenda/shared';
import { LIMITES, type Produto } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { consultasDeEscolha } from './escolhas.js';

const familia = ['produtos'] as const;

const { guardar, ...escolhas } = consultasDeEscolha<Produto>(familia, (busca, signal) =>
  api.get('produtos/pagina', { signal, busca }),
);

/** Queries of products; GET /produtos/pagina finds them by words of their name or their item's. */
export const consultasDeProdutos = {
  familia,
  ...escolhas,
  /** The products with these names, accents and case aside: for rows that are pasted. */
  comNomes: (nomes: readonly string[]) => {
    const procurados = [...new Set(nomes.map(paraBusca))].filter((nome) => nome !== '').sort();
    return queryOptions({
      queryKey: [...familia, 'com-nomes', procurados],
      queryFn: async ({ client, signal }) => {
        const achados: Produto[] = [];
        for (let inicio = 0; inicio < procurados.length; inicio += LIMITES.nomesPorBusca) {
          const busca = {
            nomes: procurados.slice(inicio, inicio + LIMITES.nomesPorBusca).join('\n'),
            porPagina: LIMITES.porPagina,
          };
          achados.push(...(await api.get('produtos/pagina', { signal, busca })).linhas);
        }
        guardar(client, achados);
        return achados;
      },
      placeholderData: keepPreviousData,
    });
  },
};
