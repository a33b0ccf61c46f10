import { ROTULOS_DOCUMENTO_KARDEX, ROTULOS_TIPO_KARDEX, type ProdutoEstoque } from '@merenda/shared/contratos';
import { precoEstimado } from '@merenda/shared/regras';
import { estoqueDoUsuario } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import { descricoesDe } from '../../mecanismos/convencoes.js';
import type { Coluna, Colunas } from '../../mecanismos/exportacoes/colunas.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { colunaDaMedida, colunaDoConteudo, colunasDoLote } from './colunas-do-lote.js';
import { buscarLinha, lerLinhas, paginaDoKardex } from './consultas.js';
import { paginaDosLotes } from './lotes-das-unidades.js';

/** The lot of a row and its balance: in packages, and as people weigh it. */
async function colunasDoSaldo<L extends Pick<ProdutoEstoque, 'produtoLote' | 'quantidade'>>(
  de: Colunas<L>,
  banco: Banco,
): Promise<Coluna<L>[]> {
  const embalagem = await descricoesDe(banco, 'unidades-produto');
  const produtoDe = ({ produtoLote }: L) => produtoLote.produto;
  return [
    ...colunasDoLote(de, ({ produtoLote }) => produtoLote),
    de.numero('Quantidade', ({ quantidade }) => quantidade),
    de.texto('Embalagem', (linha) => embalagem(produtoDe(linha).unidadeProduto)),
    colunaDoConteudo(de, 'Conteúdo', ({ quantidade }) => quantidade, produtoDe),
    colunaDaMedida(de, produtoDe),
  ];
}

/** The lots of a stock, in columns that the import of the opening stock of another unit knows. */
export const EXPORTACAO_DO_ESTOQUE = exportavel('GET /estoques/:id/produtos-estoque', {
  titulo: 'Estoque',
  ler: ({ banco }, { params, query }) => lerLinhas(banco, params.id, query),
  colunas: async (de, contexto, { params }) => {
    const { texto } = de;
    const { unidadeEducacional } = await estoqueDoUsuario(contexto, params.id);
    return [
      texto('Unidade', () => unidadeEducacional.nome),
      ...(await colunasDoSaldo(de, contexto.banco)),
      texto('Motivo do bloqueio', ({ bloqueio }) => bloqueio?.motivo),
    ];
  },
});

/** The lots with a balance of all stocks of the user, in the columns of one stock, with what each is worth. */
export const EXPORTACAO_DAS_UNIDADES = exportavel('GET /estoques/produtos-estoque/pagina', {
  titulo: 'Estoque das unidades',
  ler: (contexto, { query }) => paginaDosLotes(contexto, query),
  colunas: async (de, { banco }) => {
    const { texto, numero } = de;
    return [
      texto('Unidade', ({ unidade }) => unidade.nome),
      ...(await colunasDoSaldo(de, banco)),
      numero('Valor', ({ valor }) => valor),
      texto('Preço estimado', ({ origemPreco }) => (precoEstimado(origemPreco) ? 'Sim' : undefined)),
      texto('Motivo do bloqueio', ({ bloqueio }) => bloqueio?.motivo),
    ];
  },
});

/** What came into a line of a stock and what went out of it. */
export const EXPORTACAO_DO_KARDEX = exportavel('GET /estoques/:id/produtos-estoque/:idProduto/kardex/pagina', {
  titulo: 'Histórico do lote',
  ler: ({ banco }, { params, query }) => paginaDoKardex(banco, params.id, params.idProduto, query),
  colunas: async (de, contexto, { params }) => {
    const { texto, numero, instante } = de;
    const { unidadeEducacional } = await estoqueDoUsuario(contexto, params.id);
    const { produtoLote } = await buscarLinha(contexto.banco, params.idProduto);
    return [
      texto('Unidade', () => unidadeEducacional.nome),
      ...colunasDoLote(de, () => produtoLote),
      instante('Data e hora', ({ quando }) => quando),
      texto('O que houve', ({ tipo }) => ROTULOS_TIPO_KARDEX[tipo]),
      numero('Quantidade', ({ quantidade }) => quantidade),
      numero('Saldo', ({ saldo }) => saldo),
      colunaDoConteudo(
        de,
        'Conteúdo',
        ({ quantidade }) => quantidade,
        () => produtoLote.produto,
      ),
      colunaDoConteudo(
        de,
        'Conteúdo do saldo',
        ({ saldo }) => saldo,
        () => produtoLote.produto,
      ),
      colunaDaMedida(de, () => produtoLote.produto),
      texto('Documento', ({ documento }) => ROTULOS_DOCUMENTO_KARDEX[documento]),
      numero('Nº do documento', ({ documentoId }) => documentoId),
      texto('Quem', ({ usuario }) => usuario.nome),
      texto('Observação', ({ observacao }) => observacao),
    ];
  },
});
