import { avisos, temPermissao, useSessao } from '@merenda/shared';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { conferirToken, foiAceitaAgora } from './checagem.js';
import { expirarSessao } from './expiracao.js';

interface Props {
  /** Permission that opens the screen; null: any logged-in user. */
  permissao: string | null;
  titulo: string;
  children: ReactNode;
}

/**
 * Guard of one protected screen: permission first, then the server's word on the token. Until that word is there the
 * screen is not drawn, so nothing protected flashes.
 */
export function Protegida({ permissao, titulo, children }: Props) {
  const permitida = useSessao(() => temPermissao(permissao));
  return permitida ? <ComTokenConferido titulo={titulo}>{children}</ComTokenConferido> : <SemPermissao titulo={titulo} />;
}

function SemPermissao({ titulo }: { titulo: string }) {
  useEffect(() => {
    avisos.atencao('Acesso não permitido', `Seu usuário não tem permissão para abrir "${titulo}".`);
  }, [titulo]);
  return <Navigate to="/" replace />;
}

function ComTokenConferido({ titulo, children }: Omit<Props, 'permissao'>) {
  const token = useSessao((sessao) => sessao.auth.token);
  const [estado, setEstado] = useState<'conferindo' | 'aceito' | 'sem-resposta'>(() =>
    token !== null && foiAceitaAgora(token) ? 'aceito' : 'conferindo',
  );
  const [tentativa, setTentativa] = useState(0);

  useEffect(() => {
    if (token === null) return;
    let atual = true;
    conferirToken(token).then(
      (aceito) => {
        if (!aceito) expirarSessao();
        else if (atual) setEstado('aceito');
      },
      () => {
        if (atual) setEstado((antes) => (antes === 'aceito' ? antes : 'sem-resposta'));
      },
    );
    return () => {
      atual = false;
    };
  }, [token, tentativa]);

  if (estado === 'aceito') {
    return (
      <>
        <title>{`${titulo} · Merenda Escolar`}</title>
        {children}
      </>
    );
  }
  if (estado === 'conferindo') return <p role="status" className="carregando">Carregando…</p>;
  return (
    <section role="alert" className="painel-de-falha">
      <h1>O servidor não respondeu</h1>
      <p>Não foi possível confirmar o seu acesso. Confira a conexão com a internet; você continua conectado.</p>
      <button
        type="button"
        className="botao botao-primario"
        onClick={() => {
          setEstado('conferindo');
          setTentativa(tentativa + 1);
        }}
      >
        Tentar novamente
      </button>
    </section>
  );
}
