/** The ways of the product: what is done one after the other. The help of a screen names its step (`area.json`). */
export const CAMINHOS: readonly { titulo: string; passos: readonly string[] }[] = [
  {
    titulo: 'Da compra ao estoque',
    passos: ['Itens', 'Produtos', 'Contratos', 'Solicitações', 'Recebimento', 'Estoque'],
  },
  {
    titulo: 'Do alimento ao prato servido',
    passos: ['Alimentos', 'Preparos', 'Pratos', 'Cardápios', 'Calendário', 'Execução', 'Sobra'],
  },
];
