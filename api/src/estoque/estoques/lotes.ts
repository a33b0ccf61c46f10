import type { Bloqueio, ProdutoLote } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { produtoLotes } from '../../banco/esquema/estoque/estoques.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { dataHoraBR } from '../../nucleo/relogio.js';

/** A lot with its product and item, for a select that joins the three tables. */
export const COLUNAS_LOTE = {
  lote: {
    id: produtoLotes.id,
    numero: produtoLotes.numero,
    dataFabricacao: produtoLotes.dataFabricacao,
    dataValidade: produtoLotes.dataValidade,
  },
  produto: {
    id: produtos.id,
    nome: produtos.nome,
    unidadeProduto: produtos.unidadeProduto,
    medidaReal: produtos.medidaReal,
    unidadeMedida: produtos.unidadeMedida,
  },
  item: { id: itensProduto.id, nome: itensProduto.nome },
};

/** JSON of the product of a lot; the query calls produtos `p` and itens_produto `ip`. */
export const PRODUTO_DO_LOTE = sql`json_build_object('id', p.id, 'nome', p.nome, 'unidadeProduto', p.unidade_produto,
  'medidaReal', p.medida_real, 'unidadeMedida', p.unidade_medida, 'item', json_build_object('id', ip.id, 'nome', ip.nome))`;

/** JSON of a `ProdutoLote`; the query calls produto_lotes `l`, and the others as `PRODUTO_DO_LOTE` does. */
export const PRODUTO_LOTE = sql`json_build_object('id', l.id, 'numero', l.numero,
  'dataFabricacao', to_char(l.data_fabricacao, 'DD/MM/YYYY'), 'dataValidade', to_char(l.data_validade, 'DD/MM/YYYY'),
  'produto', ${PRODUTO_DO_LOTE})`;

/** JSON of the `Bloqueio` that keeps lot `l` from being used, for `lerBloqueio`; null when none does. */
export const BLOQUEIO = sql`(select json_build_object('motivo', b.motivo, 'quando', b.quando, 'usuario', ${nomeDoAutor(sql`b.usuario_id`)})
  from bloqueios b where b.produto_lote_id = l.id and b.fim is null)`;

/** `BLOQUEIO` as the API returns it. */
export const lerBloqueio = (bloqueio: Bloqueio | null): Bloqueio | null =>
  bloqueio && { ...bloqueio, quando: dataHoraBR(new Date(bloqueio.quando)) };

/** A row of `COLUNAS_LOTE`. */
export interface LinhaDeLote {
  lote: { id: number; numero: string; dataFabricacao: string; dataValidade: string };
  produto: { id: number; nome: string; unidadeProduto: string; medidaReal: string; unidadeMedida: string };
  item: { id: number; nome: string };
}

/** The row as the API returns it. */
export function paraProdutoLote({ lote, produto, item }: LinhaDeLote): ProdutoLote {
  return {
    ...lote,
    dataFabricacao: formatarData(lote.dataFabricacao),
    dataValidade: formatarData(lote.dataValidade),
    produto: { ...produto, medidaReal: Number(produto.medidaReal), item },
  };
}
