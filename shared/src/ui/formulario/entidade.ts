/** An entity's name with its article, for the sentences of its screens. */
export interface Entidade {
  nome: string;
  artigo: 'o' | 'a';
}

/**
 * The sentences that the specification repeats for each entity (document 1, sections 4 and 8).
 * `frases({ artigo: 'o', nome: 'Item' }).cadastrar` is 'Deseja realmente cadastrar o Item?'.
 */
export function frases({ nome, artigo }: Entidade) {
  const pergunta = (verbo: string) => `Deseja realmente ${verbo} ${artigo} ${nome}?`;
  const feito = (radical: string) => `${nome} ${radical}${artigo} com sucesso!`;
  return {
    cadastrar: pergunta('cadastrar'),
    cadastrado: feito('cadastrad'),
    atualizar: pergunta('atualizar'),
    atualizado: feito('atualizad'),
    excluir: pergunta('excluir'),
    excluido: feito('excluíd'),
  };
}
