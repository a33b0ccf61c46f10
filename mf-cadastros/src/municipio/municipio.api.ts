import { api, useEscrita } from '@merenda/shared';
import { consultasDoMunicipio } from '@merenda/shared/consultas';
import type { MunicipioEdicao } from '@merenda/shared/contratos';
import { queryOptions, useMutation } from '@tanstack/react-query';

/** The settings, without the query's copy. */
export const lerMunicipio = () => api.get('municipio');

/** The logo, a data URL; null when there is none. */
export const consultaDoLogo = () =>
  queryOptions({
    queryKey: [...consultasDoMunicipio.familia, 'logo'],
    queryFn: async ({ signal }) => (await api.get('municipio/logo', { signal })) ?? null,
  });

const RENOVA = [consultasDoMunicipio.familia];

export const useAlterarMunicipio = () => useEscrita((edicao: MunicipioEdicao) => api.put('municipio', edicao), RENOVA);

export const useTrocarLogo = () => useEscrita((imagem: string) => api.put('municipio/logo', imagem), RENOVA);

export const useRetirarLogo = () => useEscrita(() => api.delete('municipio/logo'), RENOVA);

/** Sends an e-mail to the user's own address. */
export const useEnviarMensagemDeTeste = () =>
  useMutation({ mutationFn: () => api.post('municipio/mensagem-de-teste', undefined, { conferir: false }) });
