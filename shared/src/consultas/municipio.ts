import { api } from '@merenda/shared';
import type { Uf } from '@merenda/shared/contratos';
import { queryOptions, skipToken } from '@tanstack/react-query';

const familia = ['municipio'] as const;

/** Queries of the municipality's settings. */
export const consultasDoMunicipio = {
  familia,
  /** GET /municipio: all settings, for CONFIGURACOES. */
  configuracoes: () =>
    queryOptions({
      queryKey: [...familia, 'configuracoes'],
      queryFn: ({ signal }) => api.get('municipio', { signal }),
    }),
  /** GET /municipios: the municipalities of a state, for everybody; null: no state is chosen. */
  doEstado: (uf: Uf | null) =>
    queryOptions({
      queryKey: [...familia, 'do-estado', uf],
      queryFn: uf === null ? skipToken : ({ signal }) => api.get('municipios', { busca: { uf }, signal }),
      staleTime: Infinity,
    }),
  /** GET /municipio/regras: the rules that the municipality switches, for every user. */
  regras: () =>
    queryOptions({
      queryKey: [...familia, 'regras'],
      queryFn: ({ signal }) => api.get('municipio/regras', { signal }),
    }),
  /** GET /municipio/servicos-simulados: the outside services whose data are invented, for every user. */
  servicosSimulados: () =>
    queryOptions({
      queryKey: [...familia, 'servicos-simulados'],
      queryFn: ({ signal }) => api.get('municipio/servicos-simulados', { signal }),
    }),
};
