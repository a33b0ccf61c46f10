import { useEffect, useState } from 'react';
import { createBrowserRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { buscarFederacao, type AreaPublicada } from './federation/registry.js';
import { TelaDaArea } from './federation/TelaDaArea.js';

// A data router with one open route: forms can block leaving, and the routes inside may arrive later.
const router = createBrowserRouter([{ path: '*', element: <Rotas /> }]);

/** The whole product: one router, and the screens of whatever areas are published. */
export function App() {
  return <RouterProvider router={router} />;
}

function Rotas() {
  const [areas, setAreas] = useState<AreaPublicada[]>([]);
  useEffect(() => {
    buscarFederacao().then(setAreas, (erro: unknown) => {
      console.error(erro);
    });
  }, []);
  return (
    <Routes>
      {areas.flatMap((publicada) =>
        publicada.area.telas.map((tela) => (
          <Route key={tela.id} path={tela.caminho} element={<TelaDaArea publicada={publicada} tela={tela.id} />} />
        )),
      )}
      <Route path="*" element={<p>Página Inicial</p>} />
    </Routes>
  );
}
