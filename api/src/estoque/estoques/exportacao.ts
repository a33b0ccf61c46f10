import { CAMPOS_DO_ESTOQUE, CAMPOS_DO_LOTE_DA_UNIDADE, camposDoKardex } from '@merenda/shared/contratos';
import { estoqueDoUsuario } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { buscarLinha, lerLinhas, paginaDoKardex } from './consultas.js';
import { paginaDosLotes } from './lotes-das-unidades.js';

/** The unit of a stock as the field of its rows, which do not have it. */
export async function campoDaUnidade(contexto: Contexto, estoque: number) {
  const { unidadeEducacional } = await estoqueDoUsuario(contexto, estoque);
  return { unidade: { titulo: 'Unidade', valor: () => unidadeEducacional.nome } };
}

/** The lots of a stock. */
export const EXPORTACAO_DO_ESTOQUE = exportavel('GET /estoques/:id/produtos-estoque', {
  titulo: 'Estoque',
  ler: ({ banco }, { params, query }) => lerLinhas(banco, params.id, query),
  campos: async (contexto, { params }) => ({ ...(await campoDaUnidade(contexto, params.id)), ...CAMPOS_DO_ESTOQUE }),
});

/** The lots with a balance of all stocks of the user. */
export const EXPORTACAO_DAS_UNIDADES = exportavel('GET /estoques/produtos-estoque/pagina', {
  titulo: 'Estoque das unidades',
  ler: (contexto, { query }) => paginaDosLotes(contexto, query),
  campos: CAMPOS_DO_LOTE_DA_UNIDADE,
});

/** What came into a line of a stock and what went out of it. */
export const EXPORTACAO_DO_KARDEX = exportavel('GET /estoques/:id/produtos-estoque/:idProduto/kardex/pagina', {
  titulo: 'Histórico do lote',
  ler: ({ banco }, { params, query }) => paginaDoKardex(banco, params.id, params.idProduto, query),
  campos: async (contexto, { params }) => {
    const { produtoLote } = await buscarLinha(contexto.banco, params.idProduto);
    return { ...(await campoDaUnidade(contexto, params.id)), ...camposDoKardex(produtoLote) };
  },
});
