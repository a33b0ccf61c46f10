/** The texts of a meal whose execution waits for a network. */
export const EXECUCAO_A_ENVIAR =
  'Executada, a enviar. Os alimentos saem do estoque quando a rede voltar; aqui já são contados.';
