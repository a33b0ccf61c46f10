/** The months of a year, in their order: the index of a month plus one is its number. */
export const MESES = [
  'JANEIRO',
  'FEVEREIRO',
  'MARCO',
  'ABRIL',
  'MAIO',
  'JUNHO',
  'JULHO',
  'AGOSTO',
  'SETEMBRO',
  'OUTUBRO',
  'NOVEMBRO',
  'DEZEMBRO',
] as const;
export type Mes = (typeof MESES)[number];

export const ROTULOS_MES: Record<Mes, string> = {
  JANEIRO: 'Janeiro',
  FEVEREIRO: 'Fevereiro',
  MARCO: 'Março',
  ABRIL: 'Abril',
  MAIO: 'Maio',
  JUNHO: 'Junho',
  JULHO: 'Julho',
  AGOSTO: 'Agosto',
  SETEMBRO: 'Setembro',
  OUTUBRO: 'Outubro',
  NOVEMBRO: 'Novembro',
  DEZEMBRO: 'Dezembro',
};
