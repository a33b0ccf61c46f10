import { api, useEscrita } from '@merenda/shared';
import type { PrazoEdicao, TipoDeTratamento } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** The register of personal data. */
export const useTratamentos = () =>
  useQuery({ queryKey: FAMILIAS.tratamentos, queryFn: ({ signal }) => api.get('tratamentos', { signal }) });

export const useAlterarPrazo = (tipo: TipoDeTratamento) =>
  useEscrita(
    (edicao: PrazoEdicao) => api.put('tratamentos/:tipo/prazo', edicao, { caminho: { tipo } }),
    [FAMILIAS.tratamentos],
  );
