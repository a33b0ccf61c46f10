import { api, leitura } from '@merenda/shared';
import type { Uf } from '@merenda/shared/contratos';
import { queryOptions, skipToken } from '@tanstack/react-query';

const familia = ['municipio'] as const;

/** Queries of the municipality's settings. */
export const consultasDoMunicipio = {
  familia,
  /** GET /municipio: all settings, for CONFIGURACOES. */
  configuracoes: () => leitura('municipio', { queryKey: [...familia, 'configuracoes'] }),
  /** GET /municipios: the municipalities of a state, for everybody; null: no state is chosen. */
  doEstado: (uf: Uf | null) =>
    queryOptions({
      queryKey: [...familia, 'do-estado', uf],
      queryFn: uf === null ? skipToken : ({ signal }) => api.get('municipios', { busca: { uf }, signal }),
      staleTime: Infinity,
    }),
  /** GET /municipio/regras: the rules that the municipality switches, for every user. */
  regras: () => leitura('municipio/regras', { queryKey: [...familia, 'regras'] }),
  /** GET /municipio/servicos-simulados: the outside services whose data are invented, for every user. */
  servicosSimulados: () => leitura('municipio/servicos-simulados', { queryKey: [...familia, 'servicos-simulados'] }),
};
