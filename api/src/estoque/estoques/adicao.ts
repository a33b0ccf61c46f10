import type { ProdutoEstoque, ProdutoEstoqueNovo } from '@merenda/shared/contratos';
import { violacao, violacoesDoVencimento, type Violacao } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirEstoquesAtivos } from '../../cadastros/index.js';
import { invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarLinha } from './consultas.js';
import { lancar, type PrecoLancado } from './kardex.js';
import { abrirLinha } from './linhas.js';

/**
 * Adds a lot to a stock; the quantity of an existing line of the same lot grows. Zero opens the line without a ledger
 * line. 422 for an expired lot, a lot with a future manufacture date and an unknown product; 409 in a deactivated unit.
 */
export function adicionarProduto(
  contexto: Contexto,
  estoqueId: number,
  novo: ProdutoEstoqueNovo,
): Promise<ProdutoEstoque> {
  return emTransacao(contexto, async (tx) => {
    exigirDatas(novo);
    await exigirEstoquesAtivos(tx, [estoqueId]);
    await exigirProduto(tx, novo.produto.id);
    const { numero, dataFabricacao, dataValidade } = novo;
    const id = await abrirLinha(tx, estoqueId, { numero, produtoId: novo.produto.id, dataFabricacao, dataValidade });
    await lancar(tx, {
      produtoEstoqueId: id,
      quantidade: String(novo.quantidade),
      tipo: 'ADICAO',
      documento: 'produtos_estoque',
      documentoId: id,
      preco: precoDaAdicao(novo),
      ato: { acao: 'ADICIONAR', depois: { adicao: novo } },
    });
    return buscarLinha(tx, id);
  });
}

/** The price given for an added lot, as its ledger line stores it. */
export const precoDaAdicao = ({ precoUnidade }: Pick<ProdutoEstoqueNovo, 'precoUnidade'>): PrecoLancado | undefined =>
  precoUnidade ? { valor: String(precoUnidade), origem: 'ADICAO' } : undefined;

function exigirDatas(novo: ProdutoEstoqueNovo): void {
  const [violada] = violacoesDasDatas(novo);
  if (violada) throw invalido([violada]);
}

/** A lot that enters a stock has not expired, and is not made in the future. */
export const violacoesDasDatas = ({
  dataFabricacao,
  dataValidade,
}: Pick<ProdutoEstoqueNovo, 'dataFabricacao' | 'dataValidade'>): Violacao[] => [
  ...violacoesDoVencimento(dataValidade, hoje()),
  ...violacao(dataFabricacao > hoje(), 'dataFabricacao', 'A fabricação não pode ser posterior a hoje.'),
];

async function exigirProduto(tx: Transacao, id: number): Promise<void> {
  const [produto] = await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id));
  if (!produto) throw invalido([{ campo: 'produto', mensagem: 'Produto não encontrado.' }]);
}
