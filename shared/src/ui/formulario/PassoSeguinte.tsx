import { usePermissao } from '@merenda/shared';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface PassoSeguinteProps {
  /** Address of the screen that takes the next step. */
  para: string;
  /** The permission that opens this screen; a user without it gets no link. */
  permissao: string | null;
  /** Values with which the form of the screen begins. */
  valores?: object;
  children: ReactNode;
}

/** A link from the registered record to the next registration, which begins with `valores`. */
export function PassoSeguinte({ para, permissao, valores, children }: PassoSeguinteProps) {
  const pode = usePermissao(permissao);
  return (
    pode && (
      <Link to={para} state={valores && { valores }}>
        {children}
      </Link>
    )
  );
}

/** The values that a `PassoSeguinte` gave to this screen. They are kept in the history, so a reload finds them. */
export function useValoresRecebidos<V>(): V | undefined {
  const { state } = useLocation();
  return (state as { valores?: V } | null)?.valores;
}
