import { useSessao } from '@merenda/shared';
import { lazy, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { lerChegada, SEM_CHEGADA, type Chegada } from './acesso/chegada.js';
import { guardarDestino, limparEndereco } from './acesso/destino.js';
import { Login } from './acesso/Login.js';

/** The product behind the login: a part of its own, which the login does without. */
export const buscarProduto = () => import('./Produto.js');

const Produto = lazy(() => buscarProduto().then((modulo) => ({ default: modulo.Produto })));

/**
 * The login, or the product: without a session there is no router and no protected route to reach.
 * @param loginNaPagina the page was delivered with the login already drawn, so the first drawing must be the same
 */
export function App({ loginNaPagina }: { loginNaPagina: boolean }) {
  const hidratada = useSessao((sessao) => sessao.hidratada);
  const [chegada, setChegada] = useState(lerChegada);
  const aoLargar = useCallback(() => {
    setChegada(SEM_CHEGADA);
  }, []);
  const dentro = useSessao((sessao) => sessao.auth.token !== null);
  if (!hidratada && !loginNaPagina) return null;
  // A recovery link, or the return from gov.br, is for the login, even if the browser has a session.
  if (!dentro || chegada !== SEM_CHEGADA) return <SemSessao chegada={chegada} aoLargar={aoLargar} />;
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
function SemSessao({ chegada, aoLargar }: { chegada: Chegada; aoLargar: () => void }) {
  const hidratada = useSessao((sessao) => sessao.hidratada);
  useLayoutEffect(() => {
    if (chegada !== SEM_CHEGADA) limparEndereco();
    if (!hidratada || globalThis.location.pathname === '/') return;
    guardarDestino();
    limparEndereco();
  }, [hidratada, chegada]);
  return <Login chegada={chegada} aoLargar={aoLargar} />;
}
