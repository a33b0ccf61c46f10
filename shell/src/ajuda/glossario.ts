/** Words that are easily taken for one another, in the order in which one is made of the other. */
export const GLOSSARIO: readonly { termo: string; significado: string }[] = [
  { termo: 'Item', significado: 'O que a coisa é, sem marca nem embalagem. Exemplo: arroz.' },
  { termo: 'Produto', significado: 'A embalagem em que o item é comprado e guardado. Exemplo: arroz, pacote de 5 kg.' },
  { termo: 'Alimento', significado: 'O que vai para a panela, com os nutrientes. Exemplo: arroz branco cru.' },
  { termo: 'Preparo', significado: 'A receita, feita de alimentos. Exemplo: arroz refogado.' },
  { termo: 'Prato', significado: 'Os preparos que são servidos juntos. Exemplo: arroz, feijão e frango.' },
  {
    termo: 'Cardápio',
    significado: 'Os pratos de um dia, cada um com a sua hora. Exemplo: lanche das 9h e almoço das 12h.',
  },
];
