import { defineArea } from '@merenda/shared';

export default defineArea({
  'indice-de-relatorios': () => import('./IndiceDeRelatorios.js'),
  relatorio: () => import('./Relatorio.js'),
});
