import { useSessao, useUnidadeAtual } from '@merenda/shared';
import { comEscolha } from '@merenda/shared/ui';
import { useSearchParams } from 'react-router-dom';

/**
 * The educational unit on which a screen works. It is in the URL (`?unidade=3`), so that a reload or a link keeps it;
 * without it, it is the unit on which the user works. A choice on the screen is that unit from then on.
 */
export function useUnidadeEscolhida(): [unidade: number | null, escolher: (unidade: number | null) => void] {
  const [busca, setBusca] = useSearchParams();
  const [atual, trocar] = useUnidadeAtual();
  const estoques = useSessao(({ auth }) => auth.usuario?.estoques ?? SEM_ESTOQUES);
  const daUnidade = (id: number) => estoques.find(({ unidadeEducacional }) => unidadeEducacional.id === id);
  const escolhida = daUnidade(Number(busca.get('unidade'))) ?? atual;
  function escolher(unidade: number | null): void {
    trocar(unidade === null ? null : (daUnidade(unidade)?.id ?? null));
    setBusca((antes) => comEscolha(antes, { unidade: unidade?.toString() }), { replace: true });
  }
  return [escolhida?.unidadeEducacional.id ?? null, escolher];
}

const SEM_ESTOQUES: never[] = [];
