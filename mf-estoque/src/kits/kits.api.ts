import { api, useEscrita } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { AlunoDaTurma, Kit, KitNovo, KitsTurmaNovo, TurmasDaEscola } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

const GESTAO_ESCOLAR = ['gestao-escolar'] as const;

/** The classes of a unit in a school year. Asks nothing until a unit is chosen. */
export function useTurmas(unidade: number | undefined, anoLetivo: number) {
  return useQuery({
    queryKey: [...GESTAO_ESCOLAR, 'turmas', unidade, anoLetivo],
    queryFn: ({ signal }) =>
      api.get<TurmasDaEscola>('gestao-escolar/turmas', { busca: { unidade, anoLetivo }, signal }),
    enabled: unidade !== undefined,
  });
}

/** The students of a class. Asks nothing until a class is chosen. */
export function useAlunos(unidade: number | undefined, turma: number | undefined, ano: number) {
  return useQuery({
    queryKey: [...GESTAO_ESCOLAR, 'alunos', unidade, turma, ano],
    queryFn: ({ signal }) =>
      api.get<AlunoDaTurma[]>('gestao-escolar/alunos', { busca: { unidade, turma, ano }, signal }),
    enabled: unidade !== undefined && turma !== undefined,
  });
}

/** The kits that a unit handed over, newest first. */
export function useKits(estoque: number, unidade: number) {
  return useQuery({
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'kits'],
    queryFn: ({ signal }) => api.get<Kit[]>(`estoques/${estoque}/unidade/${unidade}/kit`, { signal }),
  });
}

/** The same kit for one student, or for several of a class in one go. */
export function useEntregarKit(estoque: number | undefined) {
  return useEscrita(({ idempotencia, alunos, ...entrega }: KitsTurmaNovo & { idempotencia: string }) => {
    const [unico, ...outros] = alunos;
    const caminho = `estoques/${estoque}/produtos-estoque`;
    if (unico && outros.length === 0)
      return api.post(`${caminho}/kit`, { ...entrega, ...unico } satisfies KitNovo, { idempotencia });
    return api.post(`${caminho}/kits-turma`, { ...entrega, alunos }, { idempotencia });
  }, RENOVA);
}
