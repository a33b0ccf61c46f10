import { useUnidadeAtual } from '@merenda/shared';
import { comEscolha } from '@merenda/shared/ui';
import { useSearchParams } from 'react-router-dom';

/**
 * The stock that a screen shows, kept in the address (`?estoque=3`) so that a reload, a link or 'Voltar' finds it
 * again; without it, that of the unit on which the user works. A choice on the screen is that unit from then on.
 */
export function useEstoqueEscolhido(): [estoque: number | undefined, escolher: (estoque: number | undefined) => void] {
  const [busca, setBusca] = useSearchParams();
  const [atual, trocar] = useUnidadeAtual();
  const escolhido = Number(busca.get('estoque'));
  const estoque = Number.isInteger(escolhido) && escolhido > 0 ? escolhido : atual?.id;
  function escolher(id: number | undefined): void {
    trocar(id ?? null);
    setBusca((antes) => comEscolha(antes, { estoque: id?.toString() }), { replace: true });
  }
  return [estoque, escolher];
}
