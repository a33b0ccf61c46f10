import { z } from 'zod';
import { Aquisicao, ItemComSaldo } from '../compras/aquisicoes.js';
import { ChamadaPublica } from '../compras/chamadas-publicas.js';
import { NutrienteDaFicha } from '../cardapios/componentes-nutricionais.js';
import { SituacaoDaRegra } from '../cardapios/conformidade.js';
import { Categoria, Modalidade } from '../cadastros/convencoes.js';
import { ReferenciaNutricional } from '../cardapios/referencias-nutricionais.js';
import { TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { ORDENS_SOBRA } from '../../vocabulario/cardapios/refeicoes.js';
import { ORDENS_CONSUMO, ORDENS_CUSTO, ORDENS_VALOR } from '../../vocabulario/relatorios/relatorios.js';
import { Estoque, ProdutoEstoque } from '../estoque/estoques.js';
import { FichaTecnica } from '../cardapios/fichas-tecnicas.js';
import { AlergenicosDaFicha } from '../cadastros/alergenicos.js';
import { Fornecedor } from '../cadastros/fornecedores.js';
import { buscaDePaginaEm } from '../paginas.js';
import { Prato } from '../cardapios/pratos.js';
import { Preparo } from '../cardapios/preparos.js';
import { DataBR, DataEntrada, DataHoraBR, Id, IdParam } from '../primitivos.js';
import { Recebimento, Solicitacao } from '../compras/solicitacoes.js';

const Nomeado = z.object({ id: Id, nome: z.string() });

/** Query of the calls of a unit's calendar on paper: both days included. */
export const BuscaRelatorioCalendario = z.object({ de: DataEntrada, para: DataEntrada, unidade: IdParam });

/** The nutritionist who signs a paper. */
const QuemAssina = z.object({ nome: z.string(), crn: z.string().nullable() });

/** A unit's calendar between two days, after substitutions, with its nutrients. */
export const RelatorioCalendario = z.object({
  unidade: Nomeado,
  /** Null where the municipality has named none. */
  nutricionista: QuemAssina.nullable(),
  dias: z.array(
    z.object({
      data: DataBR,
      cardapio: Nomeado,
      /** The served dishes, in the order of the hours; `substituido` is the menu's dish that another one replaces. */
      pratos: z.array(
        z.object({ hora: z.string(), tipo: z.enum(TIPOS_REFEICAO), prato: Nomeado, substituido: Nomeado.nullable() }),
      ),
      nutrientes: z.array(NutrienteDaFicha),
    }),
  ),
  /** The mean of the days of a stage and modality, which have their own bounds. */
  medias: z.array(
    z.object({
      categoria: Categoria,
      modalidade: Modalidade,
      /** Number of menus in the mean. */
      cardapios: z.int(),
      nutrientes: z.array(NutrienteDaFicha),
      /** Null if no norm in force covers them. */
      referencia: ReferenciaNutricional.nullable(),
    }),
  ),
});
export type RelatorioCalendario = z.infer<typeof RelatorioCalendario>;

/** Position in a list of the same answer. */
const Posicao = z.int().min(0);

/**
 * `RelatorioCalendario` with each menu, dish and sheet once: the same few are served all year. `cardapio`, `prato`,
 * `substituido` and `nutrientes` of a day are positions in these lists.
 */
export const CalendarioResumido = z.object({
  unidade: Nomeado,
  nutricionista: QuemAssina.nullable(),
  cardapios: z.array(Nomeado),
  pratos: z.array(Nomeado),
  fichas: z.array(z.array(NutrienteDaFicha)),
  dias: z.array(
    z.object({
      data: DataBR,
      cardapio: Posicao,
      pratos: z.array(
        z.object({ hora: z.string(), tipo: z.enum(TIPOS_REFEICAO), prato: Posicao, substituido: Posicao.nullable() }),
      ),
      nutrientes: Posicao,
    }),
  ),
  medias: RelatorioCalendario.shape.medias,
});
export type CalendarioResumido = z.infer<typeof CalendarioResumido>;

/** The menus of some weeks as they are printed for a wall or a folder. Dishes and stages are named once, by position. */
export const CardapiosImpressos = z.object({
  /** The unit of a calendar, or the weekly menu itself. */
  titulo: Nomeado,
  /** The dishes that are served. */
  pratos: z.array(
    Nomeado.extend({
      /** The names of its heaviest foods, the heaviest first. */
      ingredientes: z.array(z.string()),
      alergenicos: AlergenicosDaFicha,
    }),
  ),
  /** The students of the menus; `referencia` is null if no norm in force covers them. */
  etapas: z.array(
    z.object({ categoria: Categoria, modalidade: Modalidade, referencia: ReferenciaNutricional.nullable() }),
  ),
  semanas: z.array(
    z.object({
      /** From Monday to Friday, and a Saturday or Sunday with a menu. */
      dias: z.array(
        z.object({
          /** 0 is Sunday. */
          diaDaSemana: z.int(),
          /** Null in a weekly menu, which has no dates. */
          data: DataBR.nullable(),
          /** The name of a day without school. */
          feriado: z.string().nullable(),
          cardapios: z.array(
            z.object({
              nome: z.string(),
              /** Position in `etapas`. */
              etapa: z.int(),
              /** Who an alternative menu is for; null for a regular menu. */
              para: z.string().nullable(),
              /** In the order of the hours; `prato` is the position in `pratos`. */
              refeicoes: z.array(z.object({ hora: z.string(), tipo: z.enum(TIPOS_REFEICAO), prato: z.int() })),
            }),
          ),
        }),
      ),
      /** The mean of the regular menus of the week, by stage. */
      medias: z.array(
        z.object({
          etapa: z.int(),
          /** Number of menus in the mean. */
          cardapios: z.int(),
          nutrientes: z.array(NutrienteDaFicha),
        }),
      ),
      /** The regular menus from Monday on against the rules of the PNAE, by stage. */
      conformidade: z.array(z.object({ etapa: z.int(), regras: z.array(SituacaoDaRegra) })),
    }),
  ),
  /** The nutritionist who answers for the menus (settings of the municipality). */
  nutricionista: QuemAssina.nullable(),
});
export type CardapiosImpressos = z.infer<typeof CardapiosImpressos>;

/** A recipe with its sheet and the responsible nutritionist: its creator, if that person is a nutritionist. */
export const RelatorioPreparo = Preparo.extend({
  ficha: FichaTecnica,
  /** Of the version, 1 for the oldest that is kept. */
  numero: z.int(),
  alteradoEm: DataHoraBR.nullable(),
  nutricionista: QuemAssina.nullable(),
});
export type RelatorioPreparo = z.infer<typeof RelatorioPreparo>;

/** A dish with the recipes of its preparations. */
export const RelatorioPrato = Prato.extend({
  /** Null where the municipality has named none. */
  nutricionista: QuemAssina.nullable(),
  preparos: z.array(
    z.object({
      preparo: Preparo.pick({ id: true, nome: true, porcoes: true, medidaCaseira: true, ingredientes: true }),
    }),
  ),
});
export type RelatorioPrato = z.infer<typeof RelatorioPrato>;

/** A purchase request as it is sent to the supplier: with the supplier and the contract. */
export const RelatorioSolicitacao = z.object({
  solicitacao: Solicitacao,
  fornecedor: Fornecedor,
  contrato: z.object({ numeroProcessoAdminis: z.string(), dataContrato: DataBR, vigencia: DataBR }),
});
export type RelatorioSolicitacao = z.infer<typeof RelatorioSolicitacao>;

/** A purchase request with its deliveries, oldest first: what the payment file needs. */
export const RelatorioRecebimento = RelatorioSolicitacao.extend({ recebimentos: z.array(Recebimento) });
export type RelatorioRecebimento = z.infer<typeof RelatorioRecebimento>;

/** An acquisition with the balances of its items, and its suppliers with their documents. */
export const RelatorioAquisicao = z.object({
  aquisicao: Aquisicao,
  itens: z.array(ItemComSaldo),
  fornecedores: z.array(Fornecedor),
});
export type RelatorioAquisicao = z.infer<typeof RelatorioAquisicao>;

/** A public call, and the suppliers of its projects with their documents. */
export const RelatorioChamadaPublica = z.object({ chamada: ChamadaPublica, fornecedores: z.array(Fornecedor) });
export type RelatorioChamadaPublica = z.infer<typeof RelatorioChamadaPublica>;

export const RelatorioEstoque = z.object({ estoque: Estoque, produtosEstoque: z.array(ProdutoEstoque) });
export type RelatorioEstoque = z.infer<typeof RelatorioEstoque>;

/** The educational unit whose figures are asked for; without it all of the user's. */
const DaUnidade = z.object({ unidade: IdParam.optional() });

/** Query of the figures over time: both days included. */
export const BuscaPeriodo = DaUnidade.extend({ de: DataEntrada, ate: DataEntrada });
export type BuscaPeriodo = z.infer<typeof BuscaPeriodo>;

/**
 * Query of GET /relatorios/consumo-mensal. With `maiores`: of each unit of measure only so many items, the most
 * consumed of the period.
 */
export const BuscaConsumo = BuscaPeriodo.extend({ maiores: IdParam.optional() });
export type BuscaConsumo = z.infer<typeof BuscaConsumo>;

/** Query of GET /relatorios/consumo-mensal/pagina. */
export const BuscaPaginadaDoConsumo = buscaDePaginaEm(ORDENS_CONSUMO).extend(BuscaPeriodo.shape);
export type BuscaPaginadaDoConsumo = z.infer<typeof BuscaPaginadaDoConsumo>;

/** Query of GET /relatorios/valor-dos-estoques/pagina. */
export const BuscaPaginadaDoValor = buscaDePaginaEm(ORDENS_VALOR).extend(DaUnidade.shape);
export type BuscaPaginadaDoValor = z.infer<typeof BuscaPaginadaDoValor>;

/** Query of GET /relatorios/sobras. With `ultimas`: only so many meals, the newest. */
export const BuscaSobras = BuscaPeriodo.extend({ ultimas: IdParam.optional() });
export type BuscaSobras = z.infer<typeof BuscaSobras>;

/** Query of GET /relatorios/sobras/pagina. */
export const BuscaPaginadaDeSobras = buscaDePaginaEm(ORDENS_SOBRA).extend(BuscaPeriodo.shape);
export type BuscaPaginadaDeSobras = z.infer<typeof BuscaPaginadaDeSobras>;

/** Query of GET /relatorios/custo-das-refeicoes/pagina. */
export const BuscaPaginadaDoCusto = buscaDePaginaEm(ORDENS_CUSTO).extend(BuscaPeriodo.shape);
export type BuscaPaginadaDoCusto = z.infer<typeof BuscaPaginadaDoCusto>;

/** A month as users read it. */
const MesBR = z.string().regex(/^\d{2}\/\d{4}$/);

/** Quantity of an item that meals and kits took in a month. */
export const ConsumoMensal = z.object({
  mes: MesBR,
  item: Nomeado,
  quantidade: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
});
export type ConsumoMensal = z.infer<typeof ConsumoMensal>;

/** Planned meals of a month in the calendar, and executed meals of that month. */
export const RefeicoesPorMes = z.object({ mes: MesBR, planejadas: z.int(), executadas: z.int() });
export type RefeicoesPorMes = z.infer<typeof RefeicoesPorMes>;

/** The weighed leftover of an executed meal. */
export const SobraDaRefeicao = z.object({
  id: Id,
  dia: DataBR,
  hora: z.string(),
  unidade: Nomeado,
  tipo: z.enum(TIPOS_REFEICAO),
  prato: Nomeado,
  quantidadeDePessoas: z.int(),
  /** kg */
  sobra: z.number(),
});
export type SobraDaRefeicao = z.infer<typeof SobraDaRefeicao>;

/** R$; null where nothing has a price, or there was nothing. */
const Custo = z.number().nullable();

/** What both the planned and the executed meals of a unit, stage and month say of their cost. */
const CustoDoMes = z.object({
  /** Days with such meals. */
  dias: z.int(),
  /** Dishes that were planned, or meals that were executed. */
  refeicoes: z.int(),
  /** Those with goods without a price: above 0 the costs are lower bounds. */
  semPreco: z.int(),
  /** Of a portion of one dish. */
  porRefeicao: Custo,
  /** Of a pupil in a day: all meals of the day together, the mean of the days. */
  porAluno: Custo,
  /** The two parts of `porAluno`. Null also where no norm sets the transfer. */
  pnae: Custo,
  municipio: Custo,
});

/** What the meals of a unit, stage and month cost: as planned, at contract prices, and as executed, at those of the lots. */
export const CustoDasRefeicoes = z.object({
  mes: MesBR,
  unidade: Nomeado,
  categoria: Categoria,
  modalidade: Modalidade,
  /** R$ that the national programme transfers for a pupil and day; null where no norm in force sets it. */
  repasse: Custo,
  /** The certainty of that value is not 'verificado'. */
  repasseAConferir: z.boolean(),
  planejado: CustoDoMes,
  executado: CustoDoMes.extend({
    /** Portions served. */
    porcoes: z.int(),
    /** Meals with a price that was only estimated. */
    estimadas: z.int(),
    /** Of all executed meals of the month, and of one of its days. */
    total: Custo,
    porDia: Custo,
  }),
});
export type CustoDasRefeicoes = z.infer<typeof CustoDasRefeicoes>;
