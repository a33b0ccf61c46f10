import { api, useEscrita, useLeitura } from '@merenda/shared';
import type { PrazoEdicao, TipoDeTratamento } from '@merenda/shared/contratos';
import { FAMILIAS } from '../familias.js';

/** The register of personal data. */
export const useTratamentos = () => useLeitura('tratamentos', { queryKey: FAMILIAS.tratamentos });

export const useAlterarPrazo = (tipo: TipoDeTratamento) =>
  useEscrita(
    (edicao: PrazoEdicao) => api.put('tratamentos/:tipo/prazo', edicao, { caminho: { tipo } }),
    [FAMILIAS.tratamentos],
  );
