import { defineArea } from '@merenda/shared';

export default defineArea({
  unidades: () => import('./unidades/Unidades.js'),
});
