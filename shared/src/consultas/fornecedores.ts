import { leitura } from '@merenda/shared';

const familia = ['fornecedores'] as const;

/** Queries of suppliers. */
export const consultasDeFornecedores = {
  familia,
  /** GET /fornecedores: every supplier, by name. */
  lista: () => leitura('fornecedores', { queryKey: [...familia, 'lista'] }),
};
