import './estilos/base.css';
import './estilos/impressao.css';
import './estilos/controles.css';
import './acesso/acesso.css';
import { vigiarRede } from '@merenda/shared';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { vigiarExpiracao } from './acesso/expiracao.js';
import { esperarOferta } from './aplicativo/instalacao.js';
import { App, buscarProduto } from './App.js';
import { Avisos } from './Avisos.js';

const elemento = (id: string) => {
  const achado = document.getElementById(id);
  if (!achado) throw new Error(`The page lacks the element '${id}'.`);
  return achado;
};

// With a kept session the product is fetched while the browser opens the session.
if (globalThis.federacaoPedida) buscarProduto().then(({ adiantarTela }) => adiantarTela(), console.error);

vigiarExpiracao();
esperarOferta();
vigiarRede();
createRoot(elemento('avisos')).render(<Avisos />);

// `antes.js` decided, before the first paint, whether the login that the page carries is what the user sees.
const raiz = elemento('raiz');
if (document.documentElement.classList.contains('sem-login')) {
  raiz.replaceChildren();
  document.documentElement.classList.remove('sem-login');
  createRoot(raiz).render(<App loginNaPagina={false} />);
} else {
  hydrateRoot(raiz, <App loginNaPagina />);
}
