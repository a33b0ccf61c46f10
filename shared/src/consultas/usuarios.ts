import { api } from '@merenda/shared';
import { LIMITES, type Usuario } from '@merenda/shared/contratos';
import { queryOptions } from '@tanstack/react-query';
import { consultasDeEscolha } from './escolhas.js';

const familia = ['usuarios'] as const;

const { escolha, um } = consultasDeEscolha<Usuario>(familia, (busca, signal) =>
  api.get('usuarios/pagina', { signal, busca }),
);

/** Queries of users; GET /usuarios/pagina finds them by words of the person's name. */
export const consultasDeUsuarios = {
  familia,
  escolha,
  um,
  /** These users, as they are now, by the name of the person. */
  varios: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...familia, 'varios', ids],
      queryFn: async ({ signal }) => {
        const lidos: Usuario[] = [];
        for (let inicio = 0; inicio < ids.length; inicio += LIMITES.porPagina) {
          const busca = { ids: ids.slice(inicio, inicio + LIMITES.porPagina).join(), porPagina: LIMITES.porPagina };
          lidos.push(...(await api.get('usuarios/pagina', { signal, busca })).linhas);
        }
        return lidos;
      },
    }),
};
