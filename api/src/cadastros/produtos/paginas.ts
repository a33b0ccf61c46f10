import type { BuscaProdutos, OrdemProduto, Pagina, Produto } from '@merenda/shared/contratos';
import { palavrasDaBusca, paraBusca } from '@merenda/shared/formatos';
import { and, sql, type SQL } from 'drizzle-orm';
import { relevanciaDe, textoBuscado, type tem } from '../../banco/busca.js';
import { chavesDe, contem, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { idsDasPaginas, paginarBusca, type Lista } from '../../banco/paginas.js';
import { PRODUTO } from './consultas.js';

/** By name, by the key that the table keeps. */
const LISTA: Lista<OrdemProduto> = {
  de: sql`produtos p
    left join ${chavesDe(sql`itens_produto i`, sql`i.id`, sql`i.nome`)} item on item.id = p.item_id
    left join ${chavesDe(sql`convencoes c where c.lista = 'unidades-produto'`, sql`c.nome`, sql`c.descricao`)} unidade on unidade.id = p.unidade_produto`,
  chaves: [
    { coluna: sql`p.chave`, tipo: 'texto' },
    { coluna: sql`p.id`, tipo: 'inteiro' },
  ],
  ordens: {
    nome: [{ coluna: sql`p.chave`, tipo: 'texto' }],
    item: [porChaveDe(sql`item`)],
    unidade: [{ coluna: sql`coalesce(unidade.chave, '')`, tipo: 'texto' }],
    perecivel: [{ coluna: sql`p.is_perecivel::int`, tipo: 'inteiro' }],
  },
};

/** One page of the products. */
export const paginaDeProdutos = (contexto: Pick<Contexto, 'banco'>, busca: BuscaProdutos): Promise<Pagina<Produto>> =>
  pagina<Produto>(contexto, PRODUTO, busca);

function pagina<L>(
  { banco }: Pick<Contexto, 'banco'>,
  linha: SQL,
  { nome, item, texto, nomes, ids, ...pedida }: BuscaProdutos,
): Promise<Pagina<L>> {
  const doNome = palavrasDaBusca(nome ?? '');
  const doTexto = palavrasDaBusca(texto ?? '');
  const palavras = [...doNome, ...doTexto];
  const recorte = (temPalavra: typeof tem) => ({
    linha,
    escopo: undefined,
    filtros: [
      and(...doNome.map((palavra) => temPalavra(NOME, palavra))),
      item ? doItem(item) : undefined,
      and(...doTexto.map((palavra) => sql`(${temPalavra(NOME, palavra)} or ${doItem(palavra)})`)),
      nomes && sql`${NOME} in ${nomes.map(paraBusca)}`,
      ids && sql`p.id in ${ids}`,
    ],
    ...(palavras.length > 0 && { relevancia: relevanciaDe(NOME, palavras) }),
  });
  return paginarBusca<L, OrdemProduto>(banco, LISTA, { palavras, recorte }, pedida);
}

/** The ids of all products that a search of the list selects, in its order. */
export const idsDosProdutos = (contexto: Pick<Contexto, 'banco'>, busca: BuscaProdutos): Promise<number[]> =>
  idsDasPaginas((pedida) => pagina<number>(contexto, sql`p.id`, { ...busca, ...pedida }));

const NOME = textoBuscado('produtos', 'p');

/** The names of the items are compared once, not for each of their products. */
const doItem = (trecho: string): SQL =>
  sql`p.item_id in (select q.id from itens_produto q where ${contem(sql`q.nome`, trecho)})`;
