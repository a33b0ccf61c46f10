import { IdParam } from '@merenda/shared/contratos';
import { z } from 'zod';

/** `/estoques/{id}/produtos-estoque/{idProduto}`: the second is the stock line's id. */
export const PorLinha = z.object({ id: IdParam, idProduto: IdParam });
