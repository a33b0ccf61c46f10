import type { PreviaDoAbatimento } from '@merenda/shared/contratos';

type Lote = PreviaDoAbatimento['outrosLotes'][number];

/** The lots of the same item that may go before this one: those that the plan takes later, and those that it leaves. */
export const outrosLotesDe = (
  { produtos, outrosLotes }: PreviaDoAbatimento,
  { id, item }: Pick<Lote, 'id' | 'item'>,
): Lote[] =>
  [...produtos.filter(({ fixado }) => !fixado), ...outrosLotes].filter(
    (lote) => lote.id !== id && lote.item.id === item.id,
  );
