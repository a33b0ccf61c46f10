import type { Pagina, Produto } from '@merenda/shared/contratos';
import { palavrasDaBusca, paraBusca } from '@merenda/shared/formatos';
import { umaPagina } from './registros.js';
import type { Requisicao } from './simularServidor.js';

/** How the server answers 'GET /produtos/pagina', without its orders and pages after the first. */
export const acharProdutos =
  (produtos: readonly Produto[]) =>
  ({ busca: { ids, nome = '', item = '', nomes, texto = '', porPagina = '50' } }: Requisicao): Pagina<Produto> => {
    const achados = produtos.filter(
      (produto) =>
        paraBusca(produto.nome).includes(paraBusca(nome)) &&
        paraBusca(produto.item.nome).includes(paraBusca(item)) &&
        (ids === undefined || ids.split(',').includes(String(produto.id))) &&
        (nomes === undefined || nomes.split('\n').map(paraBusca).includes(paraBusca(produto.nome))) &&
        palavrasDaBusca(texto).every((palavra) => paraBusca(`${produto.nome} ${produto.item.nome}`).includes(palavra)),
    );
    const cabem = Number(porPagina);
    return umaPagina(achados.slice(0, cabem), {
      total: achados.length,
      semFiltro: produtos.length,
      proximo: achados.length > cabem ? 'adiante' : null,
    });
  };
