import { api, useEscrita, useLeitura } from '@merenda/shared';
import { ORDENS_REFEICAO, ROTULOS_SITUACAO_REFEICAO, SITUACOES_REFEICAO } from '@merenda/shared/contratos';
import { opcoesDe, useListaPaginada, type CampoPerguntado } from '@merenda/shared/ui';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';

export const SITUACOES = opcoesDe(ROTULOS_SITUACAO_REFEICAO);
const CAMPOS: readonly CampoPerguntado[] = [
  { tipo: 'opcao', campo: 'situacao', rotulo: 'Situação', artigo: 'a', opcoes: SITUACOES },
];

/** The meals of a unit, or of all units of the user, between two days ('YYYY-MM-DD'), where they are given; by pages. */
export function useRefeicoes(unidade: number | null, { de, ate }: { de?: string; ate?: string }) {
  return useListaPaginada({
    chave: [...FAMILIAS.refeicoes, 'lista', unidade],
    campos: CAMPOS,
    alem: { de, ate },
    ordens: ORDENS_REFEICAO,
    ler: (criterios, pedida, signal) =>
      api.get('refeicoes/pagina', {
        busca: {
          unidade: unidade ?? undefined,
          de,
          ate,
          situacao: SITUACOES_REFEICAO.find((situacao) => situacao === criterios.situacao),
          ...pedida,
        },
        signal,
      }),
  });
}

/** The recipes that a meal cooked, as they were, and what its lots cost. */
export const useFichaDaRefeicao = (id: number) =>
  useLeitura('refeicoes/:id/ficha-tecnica', {
    queryKey: [...FAMILIAS.refeicoes, id, 'ficha-tecnica'],
    caminho: { id },
  });

export function useExcluirRefeicao() {
  return useEscrita((id: number) => api.delete('refeicoes/:id', { caminho: { id } }), RENOVA);
}
