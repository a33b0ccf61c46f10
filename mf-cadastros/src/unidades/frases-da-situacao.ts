export const PERGUNTA_DA_DESATIVACAO =
  'Deseja realmente desativar a Unidade? Ela deixa de ser oferecida em novos registros; o histórico fica.';
export const DESATIVADA_COM_SUCESSO = 'Unidade desativada com sucesso!';
