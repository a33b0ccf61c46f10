import { api, useEscrita } from '@merenda/shared';
import type {
  LancamentoDoDia,
  QuantidadeDeAlunos,
  RefeicaoComRegistros,
  RefeicaoNova,
} from '@merenda/shared/contratos';
import { formatarDataDDMMYYYY } from '@merenda/shared/formatos';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';

/** The menus of a unit's day ('YYYY-MM-DD') with dishes and foods. */
export function useCardapiosDoDia(unidade: number | null, dia: string) {
  return useQuery({
    queryKey: [...FAMILIAS.doDia, unidade, dia],
    enabled: unidade !== null,
    queryFn: ({ signal }) =>
      api.get<LancamentoDoDia[]>(
        `cardapios-calendario/data=${formatarDataDDMMYYYY(dia)};unidade=${unidade}/cardapios`,
        { signal },
      ),
  });
}

interface Substituicao {
  lancamento: number;
  substituido: number;
  substituto: number;
}

export function useSubstituirPrato() {
  return useEscrita(
    ({ lancamento, substituido, substituto }: Substituicao) =>
      api.put<undefined>(`cardapios-calendario/${lancamento}/substituicoes`, {
        lancamentoCardapio: { id: lancamento },
        substituido: { id: substituido },
        substituto: { id: substituto },
      }),
    RENOVA,
  );
}

/** Students who eat, by the school-management service. `dia`: 'YYYY-MM-DD'. */
export function useContarAlunos() {
  return useMutation({
    mutationFn: ({ dia, faixaEtaria, unidade }: { dia: string; faixaEtaria: number; unidade: number }) =>
      api.get<QuantidadeDeAlunos>('refeicoes/quantidade-alunos-com-alimentacao', {
        busca: { data: dia, faixaEtaria, unidade },
      }),
  });
}

export function useRegistrarRefeicao() {
  return useEscrita(
    ({ refeicao, idempotencia }: { refeicao: RefeicaoNova; idempotencia: string }) =>
      api.post<RefeicaoComRegistros>('refeicoes', refeicao, { idempotencia }),
    RENOVA,
  );
}
