import { z } from 'zod';
import { Aquisicao, ItemComSaldo } from './aquisicoes.js';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { Categoria, Modalidade, ReferenciaNutricional } from './convencoes.js';
import { TIPOS_REFEICAO } from './enums/cardapios.js';
import { UNIDADES_MEDIDA } from './enums/produtos.js';
import { Estoque, ProdutoEstoque } from './estoques.js';
import { DataBR, DataEntrada, Id, IdParam } from './primitivos.js';

const Nomeado = z.object({ id: Id, nome: z.string() });

/** Query of GET /relatorios/cardapios-calendario: both days included. */
export const BuscaRelatorioCalendario = z.object({ de: DataEntrada, para: DataEntrada, unidade: IdParam });

/** What a unit's calendar serves between two days, substitutions made, and what it nourishes. */
export const RelatorioCalendario = z.object({
  unidade: Nomeado,
  dias: z.array(z.object({ data: DataBR, cardapio: Nomeado, nutrientes: z.array(NutrienteDaFicha) })),
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
export const ConsumoMensal = z.object({ mes: MesBR, item: Nomeado, quantidade: z.number(), unidadeMedida: z.enum(UNIDADES_MEDIDA) });
export type ConsumoMensal = z.infer<typeof ConsumoMensal>;

/** What the lots of a unit's stock cost. */
export const ValorDoEstoque = z.object({
  unidade: Nomeado,
  /** R$; the lots without a price are not in it. */
  valor: z.number(),
  /** Lots that hold something. */
  lotes: z.int(),
  /** Those of them whose product was never bought: nobody knows their price. */
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
