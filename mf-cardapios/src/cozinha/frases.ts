/** Sentences that several parts of the kitchen say. */

export const REFEICAO_EXECUTADA = 'Refeição executada com sucesso!';

export const EXECUCAO_A_ENVIAR =
  'Executada, a enviar. Os alimentos saem do estoque quando a rede voltar; aqui já são contados.';
