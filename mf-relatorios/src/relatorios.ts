import { alimentos } from './alimentacao/alimentos';
import { cardapioCalendario } from './alimentacao/cardapio-calendario';
import { pratos } from './alimentacao/pratos';
import { preparos } from './alimentacao/preparos';
import { fornecedores } from './cadastros/fornecedores';
import { itens } from './cadastros/itens';
import { produtos } from './cadastros/produtos';
import { usuarios } from './cadastros/usuarios';
import { aquisicaoIndividual } from './compras/aquisicao-individual';
import { recebimentoCompra } from './compras/recebimento-compra';
import { solicitacaoCompra } from './compras/solicitacao-compra';
import { balancoEstoque } from './estoques/balanco-estoque';
import { estoque } from './estoques/estoque';
import { kitMerenda } from './estoques/kit-merenda';
import { movimentacaoProdutos } from './estoques/movimentacao-produtos';
import type { Folha } from './folha/folha';
import { produtosRefeicao } from './refeicoes/produtos-refeicao';
import { refeicao } from './refeicoes/refeicao';

/** What the address says after the report's key. */
export interface Pedido {
  id: string | undefined;
  segundo: string | undefined;
  busca: URLSearchParams;
  signal: AbortSignal;
}

/** What a report must be told before it can be drawn: each answer is an address. */
export interface Escolha {
  pergunta: string;
  opcoes: readonly { rotulo: string; endereco: string }[];
}

/** Reads what a report needs and lays it out. Null: the address names no such report. Rejects with `ErroApi`; a 404 is shown like null. */
export type Relatorio = (pedido: Pedido) => Promise<Folha | Escolha | null>;

/** Key in the address → report (specification 3, 'Print reports'). */
export const RELATORIOS: Readonly<Record<string, Relatorio | undefined>> = {
  'aquisicao-individual': aquisicaoIndividual,
  'solicitacao-compra': solicitacaoCompra,
  'produtos-refeicao': produtosRefeicao,
  'movimentacao-produtos': movimentacaoProdutos,
  estoque,
  'cardapio-calendario': cardapioCalendario,
  fornecedores,
  itens,
  produtos,
  usuarios,
  preparos,
  alimentos,
  refeicao,
  pratos,
  'recebimento-compra': recebimentoCompra,
  'balanco-estoque': balancoEstoque,
  'kit-merenda': kitMerenda,
};
