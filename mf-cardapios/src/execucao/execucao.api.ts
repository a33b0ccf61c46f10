import { api } from '@merenda/shared';
import type { LancamentoDoDia, QuantidadeDeAlunos, RefeicaoComRegistros, RefeicaoNova } from '@merenda/shared/contratos';
import { formatarDataDDMMYYYY } from '@merenda/shared/formatos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const CHAVE = ['cardapios-do-dia'];

/** The menus of a unit's day ('YYYY-MM-DD') with dishes and foods. */
export function useCardapiosDoDia(unidade: number | null, dia: string) {
  return useQuery({
    queryKey: [...CHAVE, unidade, dia],
    enabled: unidade !== null,
    queryFn: ({ signal }) => api.get<LancamentoDoDia[]>(`cardapios-calendario/data=${formatarDataDDMMYYYY(dia)};unidade=${unidade}/cardapios`, { signal }),
  });
}

/** Every dish, for a substitution. */
export function usePratos() {
  return useQuery({ queryKey: ['pratos'], queryFn: ({ signal }) => api.get<{ id: number; nome: string }[]>('pratos', { signal }) });
}

interface Substituicao {
  lancamento: number;
  substituido: number;
  substituto: number;
}

export function useSubstituirPrato() {
  return useMudanca(({ lancamento, substituido, substituto }: Substituicao) =>
    api.put<undefined>(`cardapios-calendario/${lancamento}/substituicoes`, { lancamentoCardapio: { id: lancamento }, substituido: { id: substituido }, substituto: { id: substituto } }),
  );
}

/** Students who eat, by the school-management service. `dia`: 'YYYY-MM-DD'. */
export function useContarAlunos() {
  return useMutation({
    mutationFn: ({ dia, faixaEtaria, unidade }: { dia: string; faixaEtaria: number; unidade: number }) =>
      api.get<QuantidadeDeAlunos>('refeicoes/quantidade-alunos-com-alimentacao', { busca: { data: dia, faixaEtaria, unidade } }),
  });
}

export function useRegistrarRefeicao() {
  return useMudanca(({ refeicao, idempotencia }: { refeicao: RefeicaoNova; idempotencia: string }) => api.post<RefeicaoComRegistros>('refeicoes', refeicao, { idempotencia }));
}

function useMudanca<V, R>(mudar: (variaveis: V) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: mudar,
    onSettled: () => Promise.all([CHAVE, ['refeicoes'], ['cardapios-calendario']].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}
