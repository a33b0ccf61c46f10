import { api, avisos, escritasDe, useLeitura } from '@merenda/shared';
import { baixarArquivo } from '@merenda/shared/ui';
import { useMutation } from '@tanstack/react-query';
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

/** GET /recursos-pnae/contas/quadro: income, expenses and balances of a year. Payments change it, so it is read each time. */
export const useQuadroDasContas = (ano: number) =>
  useLeitura('recursos-pnae/contas/quadro', {
    queryKey: [...FAMILIAS.recursosPnae, 'quadro', ano],
    busca: { ano: String(ano) },
    staleTime: 0,
  });

/** GET /recursos-pnae/contas/arquivo: the accounts of a year as a zip, with the invoices of the year or of a quarter. */
export const useBaixarContas = () =>
  useMutation({
    mutationFn: async ({ ano, trimestre }: { ano: number; trimestre?: number }) =>
      baixarArquivo(
        await api.get('recursos-pnae/contas/arquivo', {
          busca: { ano: String(ano), ...(trimestre !== undefined && { trimestre: String(trimestre) }) },
          conferir: false,
        }),
      ),
    onError: (erro) => avisos.falha(erro),
  });
