import { instalaPelaSafari, useOferta } from './instalacao.js';

/** The way to install the product, where the browser has one. */
export function InstalarNoCelular() {
  const { oferta } = useOferta();
  if (instalaPelaSafari)
    return (
      <p className="conta-instalar">
        Para instalar no celular: toque em Compartilhar e depois em “Adicionar à Tela de Início”.
      </p>
    );
  if (oferta === null) return null;
  return (
    <button
      type="button"
      className="botao botao-largo"
      onClick={() => {
        // An offer serves once.
        useOferta.setState({ oferta: null });
        void oferta.prompt();
      }}
    >
      Instalar no celular
    </button>
  );
}
