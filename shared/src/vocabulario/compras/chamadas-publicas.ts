export const STATUS_CHAMADA = ['RASCUNHO', 'PUBLICADA', 'EM_SELECAO', 'HOMOLOGADA', 'CANCELADA'] as const;
export type StatusChamada = (typeof STATUS_CHAMADA)[number];

export const ROTULOS_STATUS_CHAMADA: Record<StatusChamada, string> = {
  RASCUNHO: 'Rascunho',
  PUBLICADA: 'Publicada',
  EM_SELECAO: 'Em seleção',
  HOMOLOGADA: 'Homologada',
  CANCELADA: 'Cancelada',
};

/** Where a supplier is, seen from the municipality: the nearest first, as projects of sale are ranked. */
export const LOCALIDADES = ['LOCAL', 'IMEDIATA', 'INTERMEDIARIA', 'ESTADO', 'PAIS'] as const;
export type Localidade = (typeof LOCALIDADES)[number];

export const ROTULOS_LOCALIDADE: Record<Localidade, string> = {
  LOCAL: 'Local (município)',
  IMEDIATA: 'Região Geográfica Imediata',
  INTERMEDIARIA: 'Região Geográfica Intermediária',
  ESTADO: 'Estado',
  PAIS: 'País',
};
