import { BARRAS_DO_PNAE, type BarraDoPnae, type BarraLida, type RegraPnae } from '@merenda/shared/contratos';
import { barrasDoPnae, type ParcelaDoPnae } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { primeira } from '../../banco/restricoes.js';
import { regrasEmVigor } from '../../cadastros/index.js';
import { parcelasDoPnae } from './parcelas.js';

/** What the bars of a year are computed from. */
export interface BaseDoPnae {
  parcelas: readonly ParcelaDoPnae[];
  /** R$ that the FNDE transferred in the year. */
  transferido: number;
  /** The rules in force at the end of the year. */
  regras: ReadonlyMap<BarraDoPnae, RegraPnae>;
}

export async function lerBaseDoPnae(banco: Banco, ano: number): Promise<BaseDoPnae> {
  // One after the other: the closing of a year reads them in its transaction, which is one connection.
  const parcelas = await parcelasDoPnae(banco, ano);
  const transferidos = await banco
    .select({ valor: sql<string>`coalesce(sum(${recursosPnae.valor}), 0)::text` })
    .from(recursosPnae)
    .where(and(eq(recursosPnae.ano, ano), eq(recursosPnae.tipo, 'REPASSE')));
  const regras = await regrasEmVigor(banco, BARRAS_DO_PNAE, `${ano}-12-31`);
  return { parcelas, transferido: Number(primeira(transferidos).valor), regras };
}

/** The bars of a year; with `mais`, as if this were received too. */
export function barrasDaBase(
  { parcelas, transferido, regras }: BaseDoPnae,
  mais: readonly ParcelaDoPnae[] = [],
): BarraLida[] {
  const limites = new Map(
    [...regras].flatMap(([codigo, { operador, valor }]) =>
      valor === null ? [] : [[codigo, { operador, valor }] as const],
    ),
  );
  return barrasDoPnae([...parcelas, ...mais], transferido, limites).map((barra) => ({
    ...barra,
    regra: regras.get(barra.codigo) ?? null,
  }));
}

/** The share of family farming in a year, by what was received. */
export async function barraFamiliar(banco: Banco, ano: number): Promise<BarraLida> {
  const barra = barrasDaBase(await lerBaseDoPnae(banco, ano)).find(({ codigo }) => codigo === 'AF');
  if (!barra) throw new Error('the bar of family farming is missing');
  return barra;
}
