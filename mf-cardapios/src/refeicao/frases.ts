/** What every screen says when a meal was executed. */
export const REFEICAO_EXECUTADA = 'Refeição executada com sucesso!';
