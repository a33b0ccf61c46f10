import { diasEntre, somarDias } from '../calendario.js';
import { type Violacao, violacao } from '../violacao.js';

/** The number of days in which a forgotten meal can be registered. */
const DIAS_DE_ATRASO = 7;

/** The first day whose meals can still be registered; days are 'YYYY-MM-DD'. */
export const primeiroDiaARegistrar = (hoje: string): string => somarDias(hoje, -DIAS_DE_ATRASO);

/**
 * A meal is registered on its day, or later: it draws from today's lots, which after some days are no longer those that
 * it was cooked from. Days are 'YYYY-MM-DD'.
 */
export const violacoesDoDiaDaRefeicao = (dia: string, hoje: string): Violacao[] => [
  ...violacao(dia > hoje, 'dia', 'A refeição só pode ser registrada no dia em que é servida, ou depois.'),
  ...violacao(
    diasEntre(dia, hoje) > DIAS_DE_ATRASO,
    'dia',
    `A refeição só pode ser registrada até ${DIAS_DE_ATRASO} dias depois de servida.`,
  ),
];

/** A kitchen reports what it lacks on a day from the late meals on; days are 'YYYY-MM-DD'. */
export const violacoesDoDiaDaFalta = (dia: string, hoje: string): Violacao[] =>
  violacao(
    diasEntre(dia, hoje) > DIAS_DE_ATRASO || diasEntre(hoje, dia) > DIAS_DE_ANTECEDENCIA,
    'dia',
    `Avise a falta de um dia até ${DIAS_DE_ATRASO} dias atrás ou até ${DIAS_DE_ANTECEDENCIA} dias à frente.`,
  );

/** A shortage is reported at most so many days ahead: further on the purchases are planned, not reported. */
const DIAS_DE_ANTECEDENCIA = 31;
