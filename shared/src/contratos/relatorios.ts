import { z } from 'zod';
import { Aquisicao, ItemComSaldo } from './aquisicoes.js';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { Categoria, Modalidade, ReferenciaNutricional } from './convencoes.js';
import { TIPOS_REFEICAO } from './enums/cardapios.js';
import { UNIDADES_MEDIDA } from './enums/produtos.js';
import { Estoque, ProdutoEstoque } from './estoques.js';
import { Fornecedor } from './fornecedores.js';
import { Prato } from './pratos.js';
import { Preparo } from './preparos.js';
import { DataBR, DataEntrada, Id, IdParam } from './primitivos.js';
import { Solicitacao } from './solicitacoes.js';

const Nomeado = z.object({ id: Id, nome: z.string() });

/** Query of GET /relatorios/cardapios-calendario: both days included. */
export const BuscaRelatorioCalendario = z.object({ de: DataEntrada, para: DataEntrada, unidade: IdParam });

/** What a unit's calendar serves between two days, substitutions made, and what it nourishes. */
export const RelatorioCalendario = z.object({
  unidade: Nomeado,
  dias: z.array(
    z.object({
      data: DataBR,
      cardapio: Nomeado,
      /** What is served, in the order of the hours; `substituido` is the menu's dish where another took its place. */
      pratos: z.array(
        z.object({ hora: z.string(), tipo: z.enum(TIPOS_REFEICAO), prato: Nomeado, substituido: Nomeado.nullable() }),
      ),
      nutrientes: z.array(NutrienteDaFicha),
    }),
  ),
  /** The mean of the days of a stage and modality, which have bounds of their own. */
  medias: z.array(
    z.object({
      categoria: Categoria,
      modalidade: Modalidade,
      /** How many menus the mean is of. */
      cardapios: z.int(),
      nutrientes: z.array(NutrienteDaFicha),
      /** Null where no norm in force speaks of them. */
      referencia: ReferenciaNutricional.nullable(),
    }),
  ),
});
export type RelatorioCalendario = z.infer<typeof RelatorioCalendario>;

/** A recipe with the nutritionist who answers for it: its creator, where that person is one. */
export const RelatorioPreparo = Preparo.extend({
  nutricionista: z.object({ nome: z.string(), crn: z.string().nullable() }).nullable(),
});
export type RelatorioPreparo = z.infer<typeof RelatorioPreparo>;

/** A dish with the recipes of its preparations. */
export const RelatorioPrato = Prato.extend({
  preparos: z.array(
    z.object({
      preparo: Preparo.pick({ id: true, nome: true, porcoes: true, medidaCaseira: true, ingredientes: true }),
    }),
  ),
});
export type RelatorioPrato = z.infer<typeof RelatorioPrato>;

/** A purchase request as it goes to the supplier: with whom it is, and the contract that it draws on. */
export const RelatorioSolicitacao = z.object({
  solicitacao: Solicitacao,
  fornecedor: Fornecedor,
  contrato: z.object({ numeroProcessoAdminis: z.string(), dataContrato: DataBR, vigencia: DataBR }),
});
export type RelatorioSolicitacao = z.infer<typeof RelatorioSolicitacao>;

export const RelatorioAquisicao = z.object({ aquisicao: Aquisicao, itens: z.array(ItemComSaldo) });
export type RelatorioAquisicao = z.infer<typeof RelatorioAquisicao>;

export const RelatorioEstoque = z.object({ estoque: Estoque, produtosEstoque: z.array(ProdutoEstoque) });
export type RelatorioEstoque = z.infer<typeof RelatorioEstoque>;

/** Query of the figures over time: both days included. */
export const BuscaPeriodo = z.object({ de: DataEntrada, ate: DataEntrada });
export type BuscaPeriodo = z.infer<typeof BuscaPeriodo>;

/** A month as people read it. */
const MesBR = z.string().regex(/^\d{2}\/\d{4}$/);

/** What meals and kits took of an item in a month. */
export const ConsumoMensal = z.object({
  mes: MesBR,
  item: Nomeado,
  quantidade: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
});
export type ConsumoMensal = z.infer<typeof ConsumoMensal>;

/** What the lots of a unit's stock cost. */
export const ValorDoEstoque = z.object({
  unidade: Nomeado,
  /** R$; the lots without a price are not in it. */
  valor: z.number(),
  /** Lots that hold something. */
  lotes: z.int(),
  /** How many of them have a product that was never bought, so that the price is unknown. */
  lotesSemPreco: z.int(),
});
export type ValorDoEstoque = z.infer<typeof ValorDoEstoque>;

/** Meals that the calendar foresaw for a month, and those of that month that were executed. */
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
