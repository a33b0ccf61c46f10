import { queryClient, vigiarFila } from '@merenda/shared';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { retomarDestino } from './acesso/destino.js';
import { completarSessao } from './acesso/sessao.api.js';
import { Rotas } from './Rotas.js';

export { adiantarFederacao } from './federation/federacao.js';
export { adiantarTela } from './federation/adiantar-tela.js';

/** The product behind the login: one router and one cache of server answers, for the shell and for every area. */
export function Produto() {
  const [router] = useState(criarRouter);
  useEffect(() => {
    void completarSessao();
    vigiarFila();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** A data router with one open route: forms can block leaving, and the routes inside may arrive later. */
function criarRouter() {
  if (globalThis.location.pathname === '/') globalThis.history.replaceState(null, '', retomarDestino());
  return createBrowserRouter([{ path: '*', element: <Rotas /> }]);
}
