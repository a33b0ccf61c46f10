import type { ModalidadeEscolar, TipoRefeicao } from '@merenda/shared/contratos';
import { diasDoPeriodo, recortesDoMes, semAula, semAulaCerto, type Recorte } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { lerCalendarioEscolar } from '../../cadastros/index.js';
import type { Periodo } from '../../nucleo/periodo.js';

/** A dish that a regular menu serves. An alias, not an interface: the driver takes any record. */
export type PratoServido = {
  unidade: number;
  categoria: number;
  modalidade: ModalidadeEscolar;
  /** 'YYYY-MM-DD'. */
  dia: string;
  /** 'HH:MM'. */
  hora: string;
  tipo: TipoRefeicao;
  prato: number;
};

/**
 * The launches `l` of regular menus `c`. Alternative menus replace them for few pupils, and are not compared.
 */
export const REGULARES = sql`lancamentos l join cardapios c on c.id = l.cardapio_id and c.cardapio_tipo = 'REGULAR'`;

/**
 * The dishes of the regular menus of some launches, with their substitutions.
 * @param quais condition on the launches `l`
 */
export const pratosServidosEm = (quais: SQL): SQL => sql`
  select l.id as lancamento, l.unidade_educacional_id as unidade, c.categoria_id as categoria, c.modalidade, l.data as dia,
    to_char(p.hora, 'HH24:MI') as hora, p.tipo, coalesce(s.substituto_id, p.prato_id) as prato
  from ${REGULARES}
  join cardapio_pratos p on p.cardapio_id = c.id
  left join substituicoes s on s.lancamento_id = l.id and s.substituido_id = p.prato_id
  where ${quais}`;

/** A condition on the days of launches `l`. */
export const noPeriodo = ({ de, ate }: Periodo): SQL => sql`l.data between ${de}::date and ${ate}::date`;

/** The periods of the rules in the month of a day, and the school days of units in them. */
export interface PeriodosDoMes {
  /** The month, then its weeks. */
  recortes: readonly Recorte[];
  /** From the first to the last day of all of them. */
  todos: Periodo;
  /** Days on which nothing is served although the calendar may have a menu. */
  semNada: (unidade: number) => string[];
  temAula: (unidade: number) => (dia: string) => boolean;
}

/** Reads the school calendar for the month of a day, 'YYYY-MM-DD', and for the whole weeks that belong to it. */
export async function periodosDoMes(banco: Banco, dia: string): Promise<PeriodosDoMes> {
  const recortes = recortesDoMes(dia);
  const todos = {
    de: recortes.reduce((primeiro, { de }) => (de < primeiro ? de : primeiro), dia),
    ate: recortes.reduce((ultimo, { ate }) => (ate > ultimo ? ate : ultimo), dia),
  };
  const escolar = await lerCalendarioEscolar(banco, todos);
  const dias = diasDoPeriodo(todos.de, todos.ate);
  return {
    recortes,
    todos,
    semNada: (unidade) => dias.filter((um) => semAulaCerto(um, escolar, unidade) !== null),
    temAula: (unidade) => (um) => semAula(um, escolar, unidade) === null,
  };
}
