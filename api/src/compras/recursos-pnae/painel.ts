import {
  PARCELAS_DO_REPASSE,
  type PainelDoPnae,
  type RecursoPnae,
  type TipoDeRecurso,
} from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { arredondar, decimal, diaUtilDoMes, somar, valoresDasBarras, type Decimal } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import type { Banco } from '../../banco/conexao.js';
import { lerCalendarioEscolar, repasseDoAno } from '../../cadastros/index.js';
import { lerDoAno } from '../anos-fechados/consultas.js';
import { barrasDaBase, lerBaseDoPnae } from './base.js';
import { listarRecursos } from './consultas.js';

/** Working days of February in which the balance of the year before can still be used. */
const DIAS_UTEIS_DE_FEVEREIRO = 15;

/** The money of the national programme in a year against the rules in force at its end. */
export const painelDoPnae = ({ banco }: Contexto, ano: number): Promise<PainelDoPnae> =>
  lerDoAno(banco, ano, 'painel', () => lerPainel(banco, ano));

async function lerPainel(banco: Banco, ano: number): Promise<PainelDoPnae> {
  // One after the other: the accounts read them in one transaction, which is one connection.
  const recursos = await listarRecursos(banco, ano);
  const base = await lerBaseDoPnae(banco, ano);
  const repasse = await repasseDoAno(banco, ano - 1);
  const usarAte = await ultimoDiaDoSaldo(banco, ano);
  const { naoClassificado, totais } = valoresDasBarras(base.parcelas);
  return {
    ano,
    recursos: {
      transferido: base.transferido,
      saldoAnterior: somaDe(recursos, 'SALDO_ANTERIOR').toNumber(),
      rendimentos: somaDe(recursos, 'RENDIMENTO').toNumber(),
      devolvido: somaDe(recursos, 'DEVOLUCAO').toNumber(),
      previsto: repasse?.total ?? null,
      parcelaPrevista: repasse ? arredondar(decimal(repasse.total).dividedBy(PARCELAS_DO_REPASSE), 2).toNumber() : null,
      usarAte: formatarData(usarAte),
    },
    barras: barrasDaBase(base),
    naoClassificado,
    totais,
  };
}

const somaDe = (recursos: readonly RecursoPnae[], tipo: TipoDeRecurso): Decimal =>
  somar(recursos.filter((um) => um.tipo === tipo).map(({ valor }) => valor));

/** The last day on which the balance of a year can be used, with the holidays of the municipality. */
export async function ultimoDiaDoSaldo(banco: Banco, ano: number): Promise<string> {
  const seguinte = ano + 1;
  const { feriados } = await lerCalendarioEscolar(banco, { de: `${seguinte}-02-01`, ate: `${seguinte}-03-31` });
  return diaUtilDoMes(seguinte, 2, DIAS_UTEIS_DE_FEVEREIRO, new Set(feriados.keys()));
}
