import { api, useEscrita } from '@merenda/shared';
import type { UnidadeEducacional, UnidadeEducacionalEdicao, UnidadeEducacionalNova } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** A unit comes with its stock, and the lists of stocks show its name. */
export const RENOVA = ['unidades', 'estoques'];

/** Every unit, by name. */
export const useUnidades = () =>
  useQuery({
    queryKey: ['unidades'],
    queryFn: ({ signal }) => api.get<UnidadeEducacional[]>('unidades-educacionais', { signal }),
  });

export const useCriarUnidade = () =>
  useEscrita(
    (unidade: UnidadeEducacionalNova) => api.post<UnidadeEducacional>('unidades-educacionais', unidade),
    RENOVA,
  );

/** Besides what changes, the call names the unit and its stock (specification 1, section 7). */
export const useAlterarUnidade = () =>
  useEscrita(
    ({ id, ...edicao }: UnidadeEducacionalEdicao & Pick<UnidadeEducacional, 'id' | 'estoque'>) =>
      api.put<UnidadeEducacional>(`unidades-educacionais/${id}`, { ...edicao, id }),
    RENOVA,
  );

export const useExcluirUnidade = () => useEscrita((id: number) => api.delete(`unidades-educacionais/${id}`), RENOVA);
