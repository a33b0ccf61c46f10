/** The first part of the query keys of this area, by entity: a write passes them to `useEscrita`. */
export const FAMILIAS = {
  alimentos: ['alimentos'],
  cardapios: ['cardapios'],
  cardapiosSemanais: ['cardapios-semanais'],
  componentes: ['componentes-nutricionais'],
  composicao: ['composicao-alimentos'],
  /** What a unit's kitchen needs. */
  cozinha: ['cozinha'],
  /** The menus of a unit's day. */
  doDia: ['cardapios-do-dia'],
  feriados: ['feriados'],
  fichas: ['fichas'],
  lancamentos: ['cardapios-calendario'],
  /** Those of a menu that is open: they stay as they were opened, while the calendar behind it is read again. */
  lancamentosAbertos: ['lancamentos-abertos'],
  limites: ['limites-nacionais'],
  patologias: ['patologias'],
  periodosLetivos: ['periodos-letivos'],
  pratos: ['pratos'],
  preparos: ['preparos'],
  refeicoes: ['refeicoes'],
  /** What an execution would take: of no family that a write renews. */
  previas: ['previas-do-abatimento'],
  referencias: ['referencias'],
} as const;
