import type { ItemComSaldo, SolicitacaoNova } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { decimal, em, valorDoPedido, violacoesDaQuantidade, type Violacao } from '@merenda/shared/regras';
import type { EscritorDeEmbalagens } from '../../cadastros/index.js';
import { conflito, invalido } from '../../nucleo/recusas.js';

/** An item of a request with its data from the contract; decimals as strings. */
export interface ItemSolicitado {
  itemPropostaId: number;
  produtoId: number;
  quantidade: string;
  precoUnidade: string;
  /** R$, by the rule `valorDoPedido`. */
  valorItem: string;
}

/** Quantities that the request already has of an item: zero in a new one. */
export interface ItemAtual {
  produtoId: number;
  quantidade: string;
  valorItem: string;
  recebida: string;
}

/**
 * The requested items, with the price of the contract. Items with quantity zero are left out. Throws 422 for a product
 * that is repeated or not in the proposal, 409 at the quantity when it exceeds the balance, or is less than was
 * received. An edited request may reuse its own quantities.
 */
export function calcularSolicitados(
  pedidos: SolicitacaoNova['itens'],
  contratados: ItemComSaldo[],
  escritor: EscritorDeEmbalagens,
  atuais: ItemAtual[] = [],
): ItemSolicitado[] {
  const erros: Violacao[] = [];
  const faltas: Violacao[] = [];
  const itens: ItemSolicitado[] = [];
  const vistos = new Set<number>();
  pedidos.forEach(({ produto, quantidade }, n) => {
    const contratado = contratados.find((item) => item.produto.id === produto.id);
    if (!contratado)
      erros.push({ campo: `itens.${n}.produto`, mensagem: 'Este produto não está na proposta do fornecedor.' });
    if (vistos.has(produto.id))
      erros.push({ campo: `itens.${n}.produto`, mensagem: 'Este produto está repetido na solicitação.' });
    vistos.add(produto.id);
    if (!contratado) return;
    const atual = atuais.find(({ produtoId }) => produtoId === produto.id);
    const limites = {
      disponivel: decimal(contratado.quantidadeDisponivel).plus(atual?.quantidade ?? 0),
      recebida: atual?.recebida ?? 0,
      nome: contratado.produto.nome,
    };
    faltas.push(...em(`itens.${n}`, violacoesDaQuantidade(limites, quantidade, escritor(contratado.produto))));
    if (quantidade > 0) {
      const valorItem = valorDoPedido(quantidade, nasOutras(contratado, atual)).toFixed(2);
      itens.push({
        itemPropostaId: contratado.id,
        produtoId: produto.id,
        quantidade: String(quantidade),
        precoUnidade: String(contratado.precoUnidade),
        valorItem,
      });
    }
  });
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
  for (const { produtoId, recebida } of atuais) {
    if (vistos.has(produtoId) || decimal(recebida).isZero()) continue;
    const contratado = contratados.find((item) => item.produto.id === produtoId);
    faltas.push({
      campo: 'itens',
      mensagem: `Não é possível retirar ${contratado ? nomeComum(contratado.produto.nome) : 'o produto'}: parte dele já foi recebida.`,
    });
  }
  if (faltas.length > 0) throw conflito(faltas.map(({ mensagem }) => mensagem).join(' '), faltas);
  return itens;
}

/** Quantity of an item in the other requests. */
const nasOutras = (
  { precoUnidade, valorItem, valorAditivado, quantidadeSolicitada, valorSolicitado }: ItemComSaldo,
  atual: ItemAtual | undefined,
) => ({
  precoUnidade,
  valorAutorizado: decimal(valorItem).plus(valorAditivado),
  quantidadeSolicitada: decimal(quantidadeSolicitada).minus(atual?.quantidade ?? 0),
  valorSolicitado: decimal(valorSolicitado).minus(atual?.valorItem ?? 0),
});
