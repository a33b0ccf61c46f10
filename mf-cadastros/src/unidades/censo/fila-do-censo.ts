import type { EscolaConferida, EscolaLida } from '@merenda/shared/contratos';
import { unidadeDoCenso } from '@merenda/shared/regras';
import { useLocation, useNavigate } from 'react-router-dom';

type Valores = ReturnType<typeof unidadeDoCenso>;

/** The schools of the census that have no unit, and which of them the form shows. It is kept in the history. */
interface Fila {
  valores?: Valores;
  doCenso?: { escolas: readonly Valores[]; posicao: number };
}

const naFila = (escolas: readonly Valores[], posicao: number): Fila => ({
  valores: escolas[posicao],
  doCenso: { escolas, posicao },
});

/** The history's state with which 'Cadastro de Unidade' begins, for the schools without a unit; null if all have one. */
export function filaDoCenso(conferidas: readonly EscolaConferida[], lidas: readonly EscolaLida[]): Fila | null {
  const escolas = lidas
    .filter((_, posicao) => conferidas[posicao]?.situacao === 'SEM_UNIDADE')
    .map((lida) => unidadeDoCenso(lida));
  return escolas.length > 0 ? naFila(escolas, 0) : null;
}

/** The place of the form in the queue of the census; null outside of it. `seguir` shows the next school, or ends it. */
export function useFilaDoCenso() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const fila = (state as Fila | null)?.doCenso;
  if (!fila) return null;
  const { escolas, posicao } = fila;
  const total = escolas.length;
  return {
    posicao,
    total,
    acabou: posicao >= total,
    seguir: () => void navigate(pathname, { replace: true, state: naFila(escolas, posicao + 1) }),
  };
}
