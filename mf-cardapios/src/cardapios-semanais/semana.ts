import { DIAS_SEMANA, type DiaSemana } from '@merenda/shared/contratos';

/** A row of a weekly menu: a weekday, and its menu once it is chosen. */
export interface LinhaDaSemana {
  diaSemana?: DiaSemana;
  cardapio?: number;
}

/** The menu of a day; undefined while none is chosen. Of two rows with one day, which the form refuses, the first. */
export const menuDoDia = (linhas: readonly LinhaDaSemana[], dia: DiaSemana): number | undefined =>
  linhas.find(({ diaSemana }) => diaSemana === dia)?.cardapio;

/** The rows with this menu on the day, which gets a row if it has none; without a menu its row goes. */
export function comMenu(
  linhas: readonly LinhaDaSemana[],
  dia: DiaSemana,
  cardapio: number | undefined,
): LinhaDaSemana[] {
  if (cardapio === undefined) return linhas.filter(({ diaSemana }) => diaSemana !== dia);
  if (linhas.some(({ diaSemana }) => diaSemana === dia))
    return linhas.map((linha) => (linha.diaSemana === dia ? { diaSemana: dia, cardapio } : linha));
  const posicao = (diaSemana: DiaSemana | undefined) => (diaSemana ? DIAS_SEMANA.indexOf(diaSemana) : Infinity);
  const depois = linhas.findIndex(({ diaSemana }) => posicao(diaSemana) > posicao(dia));
  const onde = depois < 0 ? linhas.length : depois;
  return [...linhas.slice(0, onde), { diaSemana: dia, cardapio }, ...linhas.slice(onde)];
}

/** The menu of a day also on another one, in place of the one that was there. */
export const copiarMenu = (linhas: readonly LinhaDaSemana[], de: DiaSemana, para: DiaSemana): LinhaDaSemana[] =>
  comMenu(linhas, para, menuDoDia(linhas, de));

/** The menu of a day goes to another one; the other menu comes back in exchange, so that nothing is lost. */
export function moverMenu(linhas: readonly LinhaDaSemana[], de: DiaSemana, para: DiaSemana): LinhaDaSemana[] {
  const [vai, volta] = [menuDoDia(linhas, de), menuDoDia(linhas, para)];
  return comMenu(comMenu(linhas, para, vai), de, volta);
}
