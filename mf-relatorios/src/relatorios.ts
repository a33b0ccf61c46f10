import type { TipoDeRelatorio } from '@merenda/shared/contratos';
import { ehTipoDeRelatorio } from '@merenda/shared/regras';
import { cardapioCalendario } from './alimentacao/cardapio-calendario.js';
import { conformidade } from './alimentacao/conformidade.js';
import { alimentos, cardapios, cardapiosSemanais, pratos, preparos } from './alimentacao/listas.js';
import { fornecedores, itens, produtos, usuarios } from './cadastros/listas.js';
import { matriculas } from './cadastros/matriculas.js';
import { cardapioImpresso, cardapioSemanal } from './cardapios-impressos/cardapio-impresso.js';
import { aquisicaoIndividual } from './compras/aquisicao-individual.js';
import { ataDaSelecao } from './compras/chamadas-publicas/ata-da-selecao.js';
import { avisoDaChamada } from './compras/chamadas-publicas/aviso-da-chamada.js';
import { pesquisaDePrecos } from './compras/chamadas-publicas/pesquisa-de-precos.js';
import { projetoDeVenda } from './compras/chamadas-publicas/projeto-de-venda.js';
import { demonstrativoPnae } from './compras/demonstrativo-pnae.js';
import { necessidades } from './compras/necessidades.js';
import { recebimentoCompra } from './compras/recebimento-compra.js';
import { termo } from './compras/termos.js';
import { solicitacaoCompra } from './compras/solicitacao-compra.js';
import { balancoEstoque } from './estoques/balanco-estoque.js';
import { contagemEstoque } from './estoques/contagem-estoque.js';
import { estoque } from './estoques/estoque.js';
import { kitMerenda } from './estoques/kit-merenda.js';
import { movimentacaoProdutos } from './estoques/movimentacao-produtos.js';
import { rastreioLote } from './estoques/rastreio-lote.js';
import { vencimentos } from './estoques/vencimentos.js';
import type { Relatorio } from './folha/relatorio.js';
import { numerosDaSecretaria } from './secretaria/numeros-da-secretaria.js';
import { produtosRefeicao } from './refeicoes/produtos-refeicao.js';
import { refeicao } from './refeicoes/refeicao.js';

/** Key in the address → report (specification 3, 'Print reports'). */
export const RELATORIOS: Readonly<Record<TipoDeRelatorio, Relatorio>> = {
  'aquisicao-individual': aquisicaoIndividual,
  'chamada-ata': ataDaSelecao,
  'chamada-edital': avisoDaChamada,
  'chamada-pesquisa-precos': pesquisaDePrecos,
  'chamada-projeto-venda': projetoDeVenda,
  'solicitacao-compra': solicitacaoCompra,
  'produtos-refeicao': produtosRefeicao,
  'movimentacao-produtos': movimentacaoProdutos,
  estoque,
  'cardapio-calendario': cardapioCalendario,
  'cardapio-impresso': cardapioImpresso,
  'cardapio-semanal': cardapioSemanal,
  'demonstrativo-pnae': demonstrativoPnae,
  conformidade,
  fornecedores,
  itens,
  matriculas,
  necessidades,
  produtos,
  usuarios,
  preparos,
  alimentos,
  refeicao,
  pratos,
  cardapios,
  'cardapios-semanais': cardapiosSemanais,
  'recebimento-compra': recebimentoCompra,
  'termo-recebimento-provisorio': termo('termo-recebimento-provisorio'),
  'termo-recebimento-definitivo': termo('termo-recebimento-definitivo'),
  'termo-recusa': termo('termo-recusa'),
  'balanco-estoque': balancoEstoque,
  'contagem-estoque': contagemEstoque,
  'kit-merenda': kitMerenda,
  'numeros-da-secretaria': numerosDaSecretaria,
  'rastreio-lote': rastreioLote,
  vencimentos,
};

/** The report of an address: '/relatorio/kit-merenda/3/77?…'. */
export async function lerRelatorio(endereco: string, signal: AbortSignal): ReturnType<Relatorio> {
  const { pathname, searchParams } = new URL(endereco, window.location.origin);
  const [, , tipo = '', id, segundo] = pathname.split('/');
  return ehTipoDeRelatorio(tipo) ? RELATORIOS[tipo]({ id, segundo, busca: searchParams, signal }) : null;
}
