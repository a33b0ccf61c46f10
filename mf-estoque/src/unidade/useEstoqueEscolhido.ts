import { useSessao } from '@merenda/shared';
import { useSearchParams } from 'react-router-dom';

/**
 * The stock that a screen shows, kept in the address (`?estoque=3`) so that a reload, a link or 'Voltar' finds it
 * again. A user with only one unit need not choose.
 */
export function useEstoqueEscolhido(): [estoque: number | undefined, escolher: (estoque: number | undefined) => void] {
  const [busca, setBusca] = useSearchParams();
  const unico = useSessao(({ auth }) =>
    auth.usuario?.estoques.length === 1 ? auth.usuario.estoques[0]?.id : undefined,
  );
  const escolhido = Number(busca.get('estoque'));
  const estoque = Number.isInteger(escolhido) && escolhido > 0 ? escolhido : unico;
  return [estoque, (id) => setBusca(id === undefined ? {} : { estoque: String(id) }, { replace: true })];
}
