import { api, useEscrita, useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { KitsTurmaNovo } from '@merenda/shared/contratos';
import { skipToken, useQuery } from '@tanstack/react-query';
import { RENOVA } from '../estoques/estoques.api.js';

const GESTAO_ESCOLAR = ['gestao-escolar'] as const;

/** The classes of a unit in a school year. Disabled until a unit is chosen. */
export function useTurmas(unidade: number | undefined, anoLetivo: number) {
  return useQuery({
    queryKey: [...GESTAO_ESCOLAR, 'turmas', unidade, anoLetivo],
    queryFn:
      unidade === undefined
        ? skipToken
        : ({ signal }) => api.get('gestao-escolar/turmas', { busca: { unidade, anoLetivo }, signal }),
  });
}

/** The students of a class. Disabled until a class is chosen. */
export function useAlunos(unidade: number | undefined, turma: number | undefined, ano: number) {
  return useQuery({
    queryKey: [...GESTAO_ESCOLAR, 'alunos', unidade, turma, ano],
    queryFn:
      unidade === undefined || turma === undefined
        ? skipToken
        : ({ signal }) => api.get('gestao-escolar/alunos', { busca: { unidade, turma, ano }, signal }),
  });
}

/** The kits that a unit handed over, newest first. */
export const useKits = (estoque: number, unidade: number) =>
  useLeitura('estoques/:id/unidade/:unidade/kit', {
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'kits'],
    caminho: { id: estoque, unidade },
  });

/** The students who got a kit of the stock today; none when the answer does not come. */
export async function lerAlunosComKitHoje(estoque: number): Promise<ReadonlySet<number>> {
  const lidos = await api.get('estoques/:id/kits-de-hoje', { caminho: { id: estoque } }).catch(() => ({ alunos: [] }));
  return new Set(lidos.alunos);
}

/** The same kit for one student, or for several of a class in one go. */
export function useEntregarKit(estoque: number | undefined) {
  return useEscrita(async ({ idempotencia, alunos, ...entrega }: KitsTurmaNovo & { idempotencia: string }) => {
    if (estoque === undefined) throw new Error('no stock is chosen');
    const [unico, ...outros] = alunos;
    const opcoes = { caminho: { id: estoque }, idempotencia };
    if (unico && outros.length === 0)
      return [await api.post('estoques/:id/produtos-estoque/kit', { ...entrega, ...unico }, opcoes)];
    return api.post('estoques/:id/produtos-estoque/kits-turma', { ...entrega, alunos }, opcoes);
  }, RENOVA);
}
