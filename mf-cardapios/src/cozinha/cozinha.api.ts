import { api, ErroApi, useEscrita } from '@merenda/shared';
import type { AvisoDeFaltaNovo, RefeicaoAExecutar, RefeicaoNova } from '@merenda/shared/contratos';
import { primeiroDiaARegistrar, somarDias } from '@merenda/shared/regras';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';

/** All reads and writes of the kitchen. */

/** Today and so many days that follow. */
const DIAS_ADIANTE = 4;

/** What the kitchen of a unit needs today ('YYYY-MM-DD') and on the next days, and the late meals that it may still register. */
export function useCozinha(unidade: number | null, hoje: string | undefined) {
  return useQuery({
    queryKey: [...FAMILIAS.cozinha, unidade, hoje],
    queryFn:
      unidade === null || hoje === undefined
        ? skipToken
        : ({ signal }) =>
            api.get('cozinha', {
              busca: { unidade, de: primeiroDiaARegistrar(hoje), ate: somarDias(hoje, DIAS_ADIANTE) },
              signal,
            }),
  });
}

/** What a meal that is not registered yet would take from each lot now. It writes nothing. */
export function useVerPlano() {
  return useMutation({ mutationFn: (refeicao: RefeicaoNova) => api.post('refeicoes/previa', refeicao) });
}

interface ComChave<T> {
  corpo: T;
  idempotencia: string;
}

export function useRegistrarEExecutar() {
  return useEscrita(
    ({ corpo, idempotencia }: ComChave<RefeicaoAExecutar>) => api.post('refeicoes/execucoes', corpo, { idempotencia }),
    RENOVA,
  );
}

export function useRegistrarRefeicao() {
  return useEscrita(
    ({ refeicao, idempotencia }: { refeicao: RefeicaoNova; idempotencia: string }) =>
      api.post('refeicoes', refeicao, { idempotencia }),
    RENOVA,
  );
}

/** `sobras`: kg. */
export function useRegistrarSobra() {
  return useEscrita(
    ({ id, sobras }: { id: number; sobras: number }) =>
      api.patch('refeicoes/:id', undefined, { caminho: { id }, busca: { sobras: String(sobras) } }),
    RENOVA,
  );
}

export function useAvisarFalta() {
  return useEscrita(
    ({ corpo, idempotencia }: ComChave<AvisoDeFaltaNovo>) => api.post('avisos-de-falta', corpo, { idempotencia }),
    RENOVA,
  );
}

/** Whether an execution was refused because the stock changed after its plan was shown. */
export const planoQueMudou = (erro: unknown): boolean =>
  erro instanceof ErroApi && erro.campos.some(({ campo }) => campo === 'assinatura');
