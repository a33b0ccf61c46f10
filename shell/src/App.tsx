import { useSessao } from '@merenda/shared';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { guardarDestino, limparEndereco } from './acesso/destino.js';
import { Login } from './acesso/Login.js';

const Produto = lazy(() => import('./Produto.js').then((modulo) => ({ default: modulo.Produto })));

/**
 * The login, or the product: without a session there is no router and no protected route to reach.
 * @param loginNaPagina the page was delivered with the login already drawn, so the first drawing must be the same
 */
export function App({ loginNaPagina }: { loginNaPagina: boolean }) {
  const hidratada = useSessao((sessao) => sessao.hidratada);
  const [link, setLink] = useState(lerLinkDeRedefinicao);
  const dentro = useSessao((sessao) => sessao.auth.token !== null);
  if (!hidratada && !loginNaPagina) return null;
  // A recovery link opens the choice of a new password, even if the browser has a session.
  if (!dentro || link !== null)
    return (
      <SemSessao
        link={link}
        aoLargarLink={() => {
          setLink(null);
        }}
      />
    );
  return (
    <Suspense
      fallback={
        <p role="status" className="carregando">
          Carregando…
        </p>
      }
    >
      <Produto />
    </Suspense>
  );
}

/** An address that needs a session becomes '/', and is kept for after the login. */
function SemSessao({ link, aoLargarLink }: { link: string | null; aoLargarLink: () => void }) {
  const hidratada = useSessao((sessao) => sessao.hidratada);
  useLayoutEffect(() => {
    if (link !== null) limparEndereco();
    if (!hidratada || globalThis.location.pathname === '/') return;
    guardarDestino();
    limparEndereco();
  }, [hidratada, link]);
  return <Login link={link} aoLargarLink={aoLargarLink} />;
}

/** The token that the e-mailed link carries (`/?redefinir=…`); null when the page was opened in another way. */
function lerLinkDeRedefinicao(): string | null {
  const { pathname, search } = globalThis.location;
  return pathname === '/' ? new URLSearchParams(search).get('redefinir') : null;
}
