import { escritasDe, useLeitura } from '@merenda/shared';
import { FAMILIAS } from '../familias.js';

/** GET /recursos-pnae/painel: the money of a year against its rules. It changes with every receipt, so it is read each time. */
export const usePainelDoPnae = (ano: number) =>
  useLeitura('recursos-pnae/painel', {
    queryKey: [...FAMILIAS.recursosPnae, 'painel', ano],
    busca: { ano: String(ano) },
    staleTime: 0,
  });

/** GET /recursos-pnae: the entries and returns of a year. */
export const useRecursosPnae = (ano: number) =>
  useLeitura('recursos-pnae', { queryKey: [...FAMILIAS.recursosPnae, 'ano', ano], busca: { ano: String(ano) } });

export const {
  useCriar: useCriarRecurso,
  useAlterar: useAlterarRecurso,
  useExcluir: useExcluirRecurso,
} = escritasDe('recursos-pnae', [FAMILIAS.recursosPnae]);
