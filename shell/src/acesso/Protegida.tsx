import { avisos, temPermissao, useSessao } from '@merenda/shared';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { TokenConferido } from './TokenConferido.js';

interface Props {
  /** Permission that opens the screen; null means that every logged-in user may open it. */
  permissao: string | null;
  titulo: string;
  /** The screen opens without a network. */
  semRede?: boolean;
  /** Offered where the server does not answer. */
  saida?: ReactNode;
  children: ReactNode;
}

/**
 * Guard of one protected screen: first the permission, then the server's check of the token. Until the response arrives
 * the screen is not rendered, so no protected content is visible.
 */
export function Protegida({ permissao, titulo, semRede, saida, children }: Props) {
  const permitida = useSessao(() => temPermissao(permissao));
  if (!permitida) return <SemPermissao titulo={titulo} />;
  return (
    <TokenConferido semRede={semRede} saida={saida}>
      <title>{`${titulo} · Merenda Escolar`}</title>
      {children}
    </TokenConferido>
  );
}

function SemPermissao({ titulo }: { titulo: string }) {
  useEffect(() => {
    avisos.atencao('Acesso não permitido', `Seu usuário não tem permissão para abrir "${titulo}".`);
  }, [titulo]);
  return <Navigate to="/" replace />;
}
