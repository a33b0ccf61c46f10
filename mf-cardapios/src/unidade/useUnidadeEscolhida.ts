import { useSessao } from '@merenda/shared';
import { useSearchParams } from 'react-router-dom';

/**
 * The educational unit on which a screen works. It is in the URL (`?unidade=3`), so that a reload or a link keeps it; a
 * user with only one unit need not choose.
 */
export function useUnidadeEscolhida(): [unidade: number | null, escolher: (unidade: number | null) => void] {
  const [busca, setBusca] = useSearchParams();
  const estoques = useSessao(({ auth }) => auth.usuario?.estoques ?? SEM_ESTOQUES);
  const pedida = Number(busca.get('unidade'));
  const unica = estoques.length === 1 ? (estoques[0]?.unidadeEducacional.id ?? null) : null;
  const escolhida = estoques.some(({ unidadeEducacional }) => unidadeEducacional.id === pedida) ? pedida : unica;
  function escolher(unidade: number | null): void {
    setBusca(unidade === null ? {} : { unidade: String(unidade) }, { replace: true });
  }
  return [escolhida, escolher];
}

const SEM_ESTOQUES: never[] = [];
