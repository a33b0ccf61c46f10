import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSessao, type UsuarioDaSessao } from './sessao.js';

/** A stock of the user, with its educational unit. */
export type EstoqueDaSessao = UsuarioDaSessao['estoques'][number];

/** The id of the chosen stock, by the id of the user who chose it in this browser. */
interface Escolhas {
  estoques: Record<number, number | null>;
}

/** It is not part of the session: a logout does not forget the choice. */
export const useEscolhasDeUnidade = create<Escolhas>()(
  persist((): Escolhas => ({ estoques: {} }), { name: 'merenda:unidades' }),
);

/** The unit on which the user works, outside of components. */
export function unidadeAtual(): EstoqueDaSessao | null {
  const { usuario } = useSessao.getState().auth;
  return usuario ? escolhidaDe(usuario, useEscolhasDeUnidade.getState().estoques[usuario.id]) : null;
}

function escolhidaDe({ estoques }: UsuarioDaSessao, escolhido: number | null | undefined): EstoqueDaSessao | null {
  return (estoques.length === 1 ? estoques[0] : estoques.find(({ id }) => id === escolhido)) ?? null;
}

/**
 * The unit on which the user works, by its stock, and the function that chooses another one (its stock's id, or null for
 * none). It is kept across screens and visits, for each user of the browser. A user with one unit works on that. Null:
 * nothing is chosen, or the unit is not the user's any more.
 */
export function useUnidadeAtual(): [atual: EstoqueDaSessao | null, escolher: (estoque: number | null) => void] {
  const usuario = useSessao(({ auth }) => auth.usuario);
  const escolhido = useEscolhasDeUnidade(({ estoques }) => (usuario ? estoques[usuario.id] : undefined));
  const atual = usuario ? escolhidaDe(usuario, escolhido) : null;
  function escolher(estoque: number | null): void {
    if (!usuario) return;
    const { estoques: outros } = useEscolhasDeUnidade.getState();
    useEscolhasDeUnidade.setState({ estoques: { ...outros, [usuario.id]: estoque } });
  }
  return [atual, escolher];
}
