import { esquecerLeituras, useRede, useSessao, valeSemRede } from '@merenda/shared';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { conferirToken, foiAceitaAgora } from './checagem.js';
import { expirarSessao } from './expiracao.js';

interface Props {
  /** The screen inside opens without a network: then a recently accepted session is enough. */
  semRede?: boolean;
  /** Beside the offer to try again, when the server does not answer. */
  saida?: ReactNode;
  children: ReactNode;
}

/**
 * Draws its children once the server has accepted the session's token, and not before. A recently accepted session is
 * drawn at once; a refusal ends the session; without an answer the user may try again. A screen that opens without a
 * network does not wait for the answer.
 */
export function TokenConferido({ semRede = false, saida, children }: Props) {
  const token = useSessao((sessao) => sessao.auth.token);
  const [estado, setEstado] = useState<'conferindo' | 'aceito' | 'sem-resposta'>(() =>
    token !== null && foiAceitaAgora(token) ? 'aceito' : 'conferindo',
  );
  const [tentativa, setTentativa] = useState(0);
  const desde = useRede(({ semRedeDesde }) => semRedeDesde);

  useEffect(() => {
    if (token === null) return;
    let atual = true;
    conferirToken(token).then(
      (aceito) => {
        if (!aceito) expirarSessao();
        // In slices, and without a fallback for a moment where the screen is there already.
        else if (atual) startTransition(() => setEstado('aceito'));
      },
      () => {
        if (!valeSemRede()) void esquecerLeituras();
        if (atual) setEstado((antes) => (antes === 'aceito' ? antes : 'sem-resposta'));
      },
    );
    return () => {
      atual = false;
    };
    // Also when the server answers again.
  }, [token, tentativa, desde, semRede]);

  if (estado === 'aceito' || (semRede && valeSemRede())) return children;
  if (estado === 'conferindo')
    return (
      <p role="status" className="carregando">
        Carregando…
      </p>
    );
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
      {saida}
    </section>
  );
}
