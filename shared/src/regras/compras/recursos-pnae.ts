import { numeroDaSemana, somarDias } from '../calendario.js';
import { PARCELAS_DO_REPASSE, type TipoDeRecurso } from '../../vocabulario/compras/recursos-pnae.js';
import { type Violacao, violacao } from '../violacao.js';

interface RecursoDigitado {
  ano: number;
  tipo: TipoDeRecurso;
  parcela?: number | null;
  /** 'YYYY-MM-DD'. */
  data: string;
}

/**
 * A transfer has the number of its instalment, and nothing else has one. The day is of the year; what is returned may
 * leave in the next one, when the balance of the year is settled.
 */
export function violacoesDoRecurso({ ano, tipo, parcela, data }: RecursoDigitado): Violacao[] {
  const anoDaData = Number(data.slice(0, 4));
  const doAno = anoDaData === ano || (tipo === 'DEVOLUCAO' && anoDaData === ano + 1);
  return [
    ...violacao(tipo === 'REPASSE' && parcela == null, 'parcela', `Informe a parcela, de 1 a ${PARCELAS_DO_REPASSE}.`),
    ...violacao(tipo !== 'REPASSE' && parcela != null, 'parcela', 'Só um repasse tem parcela.'),
    ...violacao(!doAno, 'data', `A data não é de ${ano}.`),
  ];
}

/**
 * The nth working day of a month, 'YYYY-MM-DD': no Saturday, Sunday or holiday of the municipality. The balance of a year
 * can be used until the 15th of February of the next one (Res. CD/FNDE 7/2024, art. 16).
 * @param mes 1 to 12
 * @param feriados days 'YYYY-MM-DD'
 */
export function diaUtilDoMes(ano: number, mes: number, ordem: number, feriados: ReadonlySet<string>): string {
  let dia = `${ano}-${String(mes).padStart(2, '0')}-01`;
  for (let uteis = 0; ; dia = somarDias(dia, 1)) {
    const numero = numeroDaSemana(dia);
    if (numero !== 0 && numero !== 6 && !feriados.has(dia)) uteis++;
    if (uteis === ordem) return dia;
  }
}
