import type { NomeDaRota, TipoDeRelatorio } from '@merenda/shared/contratos';
import type { EnderecoDoRelatorio } from '@merenda/shared/regras';
import type { FastifyInstance } from 'fastify';
import { exigirEstoque, exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { buscarCardapioSemanal, buscarRefeicao } from '../../cardapios/index.js';
import { buscarAquisicao, buscarChamada, buscarSolicitacao } from '../../compras/index.js';
import { rastrearLote } from '../../estoque/index.js';
import { exigirPermissaoDaRota } from '../../mecanismos/rota-declarada.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Who may read a report. */
interface Leitura {
  /** The call that the page reads: its permission is that of the report. */
  rota: NomeDaRota;
  /** Throws unless the record, or the unit, is one of the user's. */
  registro?: (contexto: Contexto, id: number) => Promise<unknown>;
  /** Without an id the report is about all units of the user. */
  deTodas?: true;
}

const daAquisicao: Leitura['registro'] = ({ banco, usuario }, id) => buscarAquisicao(banco, usuario, id);
const daSolicitacao: Leitura['registro'] = ({ banco, usuario }, id) => buscarSolicitacao(banco, usuario, id);
const daRefeicao: Leitura['registro'] = ({ banco, usuario }, id) => buscarRefeicao(banco, usuario, id);
const daUnidade: Leitura['registro'] = (contexto, id) => exigirUnidadesEducacionais(contexto, [id]);

const CHAMADA: Leitura = {
  rota: 'GET /relatorios/chamadas-publicas/:id',
  registro: ({ banco, usuario }, id) => buscarChamada(banco, usuario, id),
};
const RECEBIMENTO: Leitura = { rota: 'GET /relatorios/recebimentos-compra/:id', registro: daSolicitacao };
const REFEICAO: Leitura = { rota: 'GET /relatorios/refeicoes/:id', registro: daRefeicao };

/** Of each report the call that its page reads. */
const LEITURAS: Readonly<Record<TipoDeRelatorio, Leitura>> = {
  alimentos: { rota: 'GET /relatorios/alimentos' },
  'aquisicao-individual': { rota: 'GET /relatorios/aquisicoes/:id', registro: daAquisicao },
  'balanco-estoque': { rota: 'GET /estoques/:id/balancos', registro: exigirEstoque },
  'cardapio-calendario': { rota: 'GET /relatorios/cardapios-calendario/resumido', registro: daUnidade },
  'cardapio-impresso': { rota: 'GET /relatorios/cardapios-impressos', registro: daUnidade },
  'cardapio-semanal': {
    rota: 'GET /relatorios/cardapios-semanais/:id',
    registro: ({ banco }, id) => buscarCardapioSemanal(banco, id),
  },
  cardapios: { rota: 'GET /cardapios' },
  'cardapios-semanais': { rota: 'GET /cardapios-semanais' },
  'chamada-ata': CHAMADA,
  'chamada-edital': CHAMADA,
  'chamada-pesquisa-precos': CHAMADA,
  'chamada-projeto-venda': CHAMADA,
  conformidade: { rota: 'GET /conformidade', registro: daUnidade, deTodas: true },
  'contagem-estoque': { rota: 'GET /estoques/:id/contagens/:contagem', registro: exigirEstoque },
  'demonstrativo-pnae': { rota: 'GET /recursos-pnae/painel' },
  estoque: { rota: 'GET /relatorios/estoques/:id', registro: exigirEstoque },
  fornecedores: { rota: 'GET /relatorios/fornecedores' },
  itens: { rota: 'GET /relatorios/itens-produto' },
  'kit-merenda': { rota: 'GET /estoques/:id/kits/:idKit', registro: exigirEstoque },
  matriculas: { rota: 'GET /relatorios/matriculas' },
  'movimentacao-produtos': { rota: 'GET /estoques/:id/movimentacoes/:idMovimentacao', registro: exigirEstoque },
  necessidades: { rota: 'GET /necessidades' },
  'numeros-da-secretaria': { rota: 'GET /hoje/secretaria', registro: daUnidade, deTodas: true },
  pratos: { rota: 'GET /relatorios/pratos' },
  preparos: { rota: 'GET /relatorios/preparos' },
  produtos: { rota: 'GET /relatorios/produtos' },
  'produtos-refeicao': REFEICAO,
  'rastreio-lote': { rota: 'GET /lotes/:id/rastreio', registro: rastrearLote },
  'recebimento-compra': RECEBIMENTO,
  refeicao: REFEICAO,
  'solicitacao-compra': { rota: 'GET /relatorios/solicitacoes/:id', registro: daSolicitacao },
  'termo-recebimento-definitivo': RECEBIMENTO,
  'termo-recebimento-provisorio': RECEBIMENTO,
  'termo-recusa': RECEBIMENTO,
  usuarios: { rota: 'GET /usuarios' },
  vencimentos: { rota: 'GET /vencimentos' },
};

/** Throws what the page of a report would be refused with: 403 or 404. */
export async function exigirLeitura(
  app: FastifyInstance,
  contexto: Contexto,
  { tipo, id }: EnderecoDoRelatorio,
): Promise<void> {
  const { rota, registro, deTodas } = LEITURAS[tipo];
  exigirPermissaoDaRota(app, contexto, rota, 'Você não tem permissão para emitir este documento.');
  if (!registro || (deTodas && id === null)) return;
  if (id === null) throw naoEncontrado('O endereço deste documento não diz de que registro ele é.');
  await registro(contexto, id);
}
