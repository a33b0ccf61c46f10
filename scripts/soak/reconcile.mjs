/** Quantities are rounded to 3 decimals, each by itself. */
const ROUNDING = 0.002;

/** Of a product's unit of measure, in the unit of a line of needs. */
const FACTOR = { KG: 1, G: 0.001, L: 1, ML: 0.001, UN: 1 };
const UNIT = { KG: 'KG', G: 'KG', L: 'L', ML: 'L', UN: 'UN' };

/**
 * Where the list of needs does not reconcile: a need is met by the stock or by deliveries on their way, or is missing;
 * a missing quantity is ordered or listed as uncovered; no unit counts on more than there is.
 * @param {object} needs answer of GET /necessidades
 * @param {(unit: number) => object[] | undefined} situations answer of GET /necessidades/itens for a unit
 * @returns {string[]} one sentence for each breach
 */
export function breachesOfNeeds({ linhas, rascunhos, semCobertura }, situations) {
  return linhas.flatMap(({ unidade, item, unidadeMedida, necessidade, doEstoque, aReceber, falta }) => {
    const where = `${unidade.nome}, ${item.nome} (${unidadeMedida})`;
    const breaches = [];
    if (Math.abs(necessidade - doEstoque - aReceber - falta) > ROUNDING)
      breaches.push(`${where}: needs ${necessidade}, has ${doEstoque} + ${aReceber} and lacks ${falta}`);
    const ordered = rascunhos
      .filter((draft) => draft.unidade.id === unidade.id)
      .flatMap(({ itens }) => itens)
      .filter(({ produto }) => produto.item.id === item.id && UNIT[produto.unidadeMedida] === unidadeMedida)
      .reduce(
        (sum, { produto, quantidade }) => sum + quantidade * produto.medidaReal * FACTOR[produto.unidadeMedida],
        0,
      );
    const uncovered = semCobertura
      .filter((one) => one.unidade.id === unidade.id && one.item.id === item.id && one.unidadeMedida === unidadeMedida)
      .reduce((sum, one) => sum + one.falta, 0);
    if (ordered + uncovered < falta - ROUNDING)
      breaches.push(`${where}: lacks ${falta}, ordered ${ordered}, without cover ${uncovered}`);
    const situation = situations(unidade.id)?.find(
      (one) => one.item === item.id && one.unidadeMedida === unidadeMedida,
    );
    if (situation && doEstoque > situation.emEstoque + ROUNDING)
      breaches.push(`${where}: counts on ${doEstoque} of the stock, which has ${situation.emEstoque}`);
    if (situation && aReceber > situation.aCaminho + ROUNDING)
      breaches.push(`${where}: counts on ${aReceber} on the way, where ${situation.aCaminho} is`);
    return breaches;
  });
}
