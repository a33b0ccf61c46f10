import { defineArea } from '@merenda/shared';

export default defineArea({
  relatorio: () => import('./Relatorio'),
});
