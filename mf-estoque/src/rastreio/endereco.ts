/** The address of a lot's trace. */
export const enderecoDoRastreio = (lote: number): string => `/rastreio-de-lotes?lote=${lote}`;
