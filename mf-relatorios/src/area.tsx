import { defineArea } from '@merenda/shared';

export default defineArea({
  'indice-de-relatorios': () => import('./IndiceDeRelatorios.js'),
  indicadores: () => import('./indicadores/Indicadores.js'),
  etiquetas: () => import('./etiquetas/Etiquetas.js'),
  documento: () => import('./documentos/ConferirDocumento.js'),
  varios: () => import('./documentos/BaixarVarios.js'),
  relatorio: () => import('./Relatorio.js'),
});
