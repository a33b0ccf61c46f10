/** What a technical sheet may lack. */
export const TIPOS_PENDENCIA = ['FATOR_CORRECAO', 'INDICE_COCCAO', 'PRECO', 'ALERGENICO', 'NUTRIENTE'] as const;
export type TipoPendencia = (typeof TIPOS_PENDENCIA)[number];

export const ROTULOS_TIPO_PENDENCIA: Record<TipoPendencia, string> = {
  FATOR_CORRECAO: 'Fator de correção',
  INDICE_COCCAO: 'Índice de cocção e rendimento',
  PRECO: 'Preço',
  ALERGENICO: 'Alergênicos',
  NUTRIENTE: 'Nutrientes não analisados',
};

/** How a list of sheets is filtered. */
export const ROTULOS_TEM_PENDENCIAS = { COM: 'Com pendências', SEM: 'Sem pendências' };

/** Where a price comes from: a contract in force, or the last purchase. */
export const ORIGENS_PRECO = ['CONTRATO', 'ULTIMA_COMPRA'] as const;
