import { api, avisos, escritasDe, useEscritaEm, useLeitura } from '@merenda/shared';
import { consultasDeItens } from '@merenda/shared/consultas';
import type { ColunaDoPnae, DivisaoDoPnae, RecorteDoPnae, SimulacaoDoPnae } from '@merenda/shared/contratos';
import { baixar, usePaginas } from '@merenda/shared/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** GET /recursos-pnae/painel: the money of a year against its rules. It changes with every receipt, so it is read each time. */
export const usePainelDoPnae = (ano: number) =>
  useLeitura('recursos-pnae/painel', {
    queryKey: [...FAMILIAS.recursosPnae, 'painel', ano],
    busca: { ano: String(ano) },
    staleTime: 0,
  });

/** GET /recursos-pnae/previsao: the goals at the end of the current year. */
export const usePrevisaoDoPnae = () =>
  useLeitura('recursos-pnae/previsao', { queryKey: [...FAMILIAS.recursosPnae, 'previsao'], staleTime: 0 });

/** GET /recursos-pnae/divisao: the same money by unit or by month. */
export const useDivisaoDoPnae = (ano: number, por: DivisaoDoPnae) =>
  useLeitura('recursos-pnae/divisao', {
    queryKey: [...FAMILIAS.recursosPnae, 'divisao', ano, por],
    busca: { ano: String(ano), por },
    staleTime: 0,
  });

/** A figure of the panel: a column of a year, of a goal, of a unit or of a month. */
export interface FiguraDoPnae {
  ano: number;
  coluna: ColunaDoPnae;
  recorte?: RecorteDoPnae;
  unidade?: number;
  mes?: number;
}

/** GET /recursos-pnae/itens: the items behind a figure, by pages. */
export function useItensDoPnae({ ano, coluna, recorte, unidade, mes }: FiguraDoPnae) {
  const busca = {
    ano: String(ano),
    coluna,
    ...(recorte && { recorte }),
    ...(unidade !== undefined && { unidade: String(unidade) }),
    ...(mes !== undefined && { mes: String(mes) }),
  };
  return usePaginas({
    chave: [...FAMILIAS.recursosPnae, 'itens'],
    busca,
    ler: (pedida, signal) => api.get('recursos-pnae/itens', { busca: { ...busca, ...pedida }, signal }),
  });
}

/** GET /recursos-pnae/itens-sem-grau: what the year's money bought without a degree of processing. */
export const useItensSemGrau = (ano: number) =>
  useLeitura('recursos-pnae/itens-sem-grau', {
    queryKey: [...FAMILIAS.recursosPnae, 'itens-sem-grau', ano],
    busca: { ano: String(ano) },
    staleTime: 0,
  });

/** PUT /itens-produto/graus: the degree of several foods. */
export const useClassificarItens = () =>
  useEscritaEm('PUT /itens-produto/graus', {}, [FAMILIAS.recursosPnae, consultasDeItens.familia]);

/** POST /recursos-pnae/simulacao: the goals that change when this is received. Beside another act, so a failure shows nothing. */
export const useEfeitoNoPnae = (simulacao: SimulacaoDoPnae) =>
  useQuery({
    queryKey: [...FAMILIAS.recursosPnae, 'simulacao', simulacao],
    queryFn: ({ signal }) => api.post('recursos-pnae/simulacao', simulacao, { signal, conferir: false }),
    placeholderData: keepPreviousData,
    enabled: simulacao.aquisicao !== undefined || (simulacao.pedidos ?? []).length > 0,
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

/** GET /recursos-pnae/contas: whether the accounts of a year are closed. Corrections change it, so it is read each time. */
export const useSituacaoDasContas = (ano: number) =>
  useLeitura('recursos-pnae/contas', {
    queryKey: [...FAMILIAS.recursosPnae, 'contas', ano],
    busca: { ano: String(ano) },
    staleTime: 0,
  });

/** Whether the accounts of a year are closed; false until it is known. */
export const useContasFechadas = (ano: number): boolean => Boolean(useSituacaoDasContas(ano).data?.fechamento);

/** POST /recursos-pnae/contas/fechamento: for good. */
export const useFecharContas = () =>
  useEscritaEm('POST /recursos-pnae/contas/fechamento', {}, [FAMILIAS.recursosPnae, FAMILIAS.pagamentos]);

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
      baixar(
        await api.get('recursos-pnae/contas/arquivo', {
          busca: { ano: String(ano), ...(trimestre !== undefined && { trimestre: String(trimestre) }) },
          conferir: false,
        }),
        `prestacao-de-contas-${ano}${trimestre === undefined ? '' : `-${trimestre}-trimestre`}.zip`,
        'application/zip',
      ),
    onError: (erro) => avisos.falha(erro),
  });
