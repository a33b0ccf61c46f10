import type { Movimentacao, MovimentacaoNova } from '@merenda/shared/contratos';
import { violacoesDaMovimentacao, violacoesDoDestino } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { movimentacaoProdutos, movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirEstoquesAtivos } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { documentosNovos } from '../estoques/documentos.js';
import { lancarTodos } from '../estoques/kardex.js';
import { travarLinhasDe } from '../estoques/linhas.js';
import { exigirLimites, exigirSaldos, recusarBloqueadas } from '../estoques/recusas.js';
import { buscarMovimentacao } from './consultas.js';

/**
 * Sends products: they leave the origin now and are in no stock until the movement ends. 422 when destination and
 * origin are the same, and for a quantity with more decimals than people type that is not all of its lot, 404 for an unknown destination or line, 409 when the destination is deactivated, a lot is blocked
 * or a line holds less.
 */
export function criarMovimentacao(
  contexto: Contexto,
  origemId: number,
  destinoId: number,
  pedidos: MovimentacaoNova,
): Promise<Movimentacao> {
  return emTransacao(contexto, async (tx) => {
    const [mesma] = violacoesDoDestino(origemId, destinoId);
    if (mesma) throw invalido([mesma]);
    await exigirDestino(tx, destinoId);
    await exigirEstoquesAtivos(tx, [destinoId]);
    const linhas = await travarLinhasDe(
      tx,
      origemId,
      pedidos.map(({ produtoEstoque }) => produtoEstoque.id),
    );
    const saidas = pedidos.map(({ quantidade }, posicao) => {
      const linha = linhas[posicao];
      if (!linha) throw new Error('a line of the movement was not locked');
      return { linha, quantidade, campo: `${posicao}.quantidade` };
    });
    await recusarBloqueadas(tx, saidas);
    await exigirSaldos(tx, saidas);
    await exigirLimites(tx, saidas, violacoesDaMovimentacao);
    const { documentos } = await lancarTodos(
      tx,
      saidas.map(({ linha, quantidade }) => ({
        produtoEstoqueId: linha.id,
        quantidade: `-${quantidade}`,
        tipo: 'MOVIMENTACAO',
        documento: 'movimentacoes',
        documentoId: null,
        novo: 0,
      })),
      {
        documentos: movimentacoesNovas([
          {
            documento: { origemId, destinoId, usuarioId: contexto.usuario.id },
            itens: saidas.map(({ linha, quantidade }) => ({
              produtoEstoqueId: linha.id,
              quantidade: String(quantidade),
            })),
          },
        ]),
      },
    );
    const id = primeira(documentos);
    const criada = await buscarMovimentacao(tx, origemId, id);
    // Its audit line shows the movement as it is read, so it is written after it.
    await auditar(tx, { entidade: 'movimentacoes', id, acao: 'CRIAR', depois: criada });
    return criada;
  });
}

const movimentacoesNovas = documentosNovos(
  'movimentacoes_novas',
  { tabela: movimentacoes, colunas: ['origemId', 'destinoId', 'usuarioId'] },
  { tabela: movimentacaoProdutos, documento: 'movimentacaoId', colunas: ['produtoEstoqueId', 'quantidade'] },
);

async function exigirDestino(tx: Transacao, id: number): Promise<void> {
  const [destino] = await tx.select({ id: estoques.id }).from(estoques).where(eq(estoques.id, id));
  if (!destino) throw naoEncontrado('O estoque de destino não foi encontrado.');
}
