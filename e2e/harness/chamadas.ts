import type { ProdutoDeTeste } from './produtos.js';
import type { UnidadeDeTeste } from './unidades.js';

/** Body of POST /chamadas-publicas for ten packages at R$ 7.40: the mean of the quotes with the freight. It is open today. */
export const corpoDaChamada = (numero: string, unidade: UnidadeDeTeste, produto: ProdutoDeTeste) => ({
  unidadeEducacional: { id: unidade.id },
  numero,
  ano: 2026,
  objeto: 'Gêneros da agricultura familiar',
  dataAbertura: '18/11/2026',
  prazo: '18/11/2026',
  limitePorCaf: 40_000,
  itens: [
    {
      produto: { id: produto.id },
      quantidade: 10,
      entrega: 'Mensal',
      frete: 0.4,
      embalagem: 0,
      encargos: 0,
      cotacoes: [6.8, 7.2, 7].map((valor, n) => ({ fonte: `Feira ${n + 1}`, data: '10/11/2026', valor })),
    },
  ],
});
