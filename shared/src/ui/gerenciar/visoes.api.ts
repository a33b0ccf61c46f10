import { api, useEscrita } from '@merenda/shared';
import { consultasDeVisoes } from '@merenda/shared/consultas';
import type { VisaoEdicao, VisaoNova } from '@merenda/shared/contratos';
import type { Entidade } from '../formulario/entidade.js';

export const VISAO: Entidade = { artigo: 'a', nome: 'Visão' };

const RENOVA = [consultasDeVisoes.familia];

export const useCriarVisao = () => useEscrita((visao: VisaoNova) => api.post('visoes', visao), RENOVA);

export const useAlterarVisao = () =>
  useEscrita(
    ({ id, ...visao }: VisaoEdicao & { id: number }) => api.put('visoes/:id', visao, { caminho: { id } }),
    RENOVA,
  );

export const useExcluirVisao = () => useEscrita((id: number) => api.delete('visoes/:id', { caminho: { id } }), RENOVA);
