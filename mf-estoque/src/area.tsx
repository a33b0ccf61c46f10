import { defineArea } from '@merenda/shared';

export default defineArea({
  estoque: () => import('./estoques/Estoque'),
});
