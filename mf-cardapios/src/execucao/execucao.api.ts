import { api, useEscrita } from '@merenda/shared';
import type { ModalidadeEscolar } from '@merenda/shared/contratos';
import { formatarDataDDMMYYYY } from '@merenda/shared/formatos';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';

/** The menus of a unit's day ('YYYY-MM-DD') with dishes and foods. */
export function useCardapiosDoDia(unidade: number | null, dia: string) {
  return useQuery({
    queryKey: [...FAMILIAS.doDia, unidade, dia],
    queryFn:
      unidade === null
        ? skipToken
        : ({ signal }) =>
            api.get('cardapios-calendario/data=:data;unidade=:unidade/cardapios', {
              caminho: { data: formatarDataDDMMYYYY(dia), unidade },
              signal,
            }),
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
      api.put(
        'cardapios-calendario/:id/substituicoes',
        {
          lancamentoCardapio: { id: lancamento },
          substituido: { id: substituido },
          substituto: { id: substituto },
        },
        { caminho: { id: lancamento } },
      ),
    RENOVA,
  );
}

interface QuemCome {
  /** 'YYYY-MM-DD'. */
  dia: string;
  unidade: number;
  faixaEtaria: number;
  modalidade: ModalidadeEscolar;
}

const contarAlunos = ({ dia, ...quem }: QuemCome) =>
  api.get('refeicoes/quantidade-alunos-com-alimentacao', { busca: { data: dia, ...quem } });

/** Students who eat, by the school-management service or else by the enrolments. */
export function useContarAlunos() {
  return useMutation({ mutationFn: contarAlunos });
}

/** The same for a cardápio that is shown; asked once it is known who eats it. */
export function useAlunosDoCardapio(quem: QuemCome | undefined) {
  return useQuery({
    queryKey: [...FAMILIAS.doDia, 'alunos', quem],
    queryFn: quem ? () => contarAlunos(quem) : skipToken,
  });
}
