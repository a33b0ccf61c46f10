import { breachesOfNeeds } from './reconcile.mjs';

/** Days of the list of needs. */
const DAYS = 14;

/**
 * Compares the list of needs of the next two weeks with the stocks and the orders.
 * @param {Awaited<ReturnType<typeof import('./api.mjs').enter>>} session
 * @param {string} at the server that answers
 * @returns {Promise<number>} how many lines reconcile; rejects with those that do not
 */
export async function checkNeeds({ read }, at) {
  const { hoje } = await read('relogio', { at });
  const [day, month, year] = hoje.split('/').map(Number);
  const iso = (after) => new Date(Date.UTC(year, month - 1, day + after)).toISOString().slice(0, 10);
  const needs = await read(`necessidades?de=${iso(0)}&ate=${iso(DAYS - 1)}`, { at });
  const situations = new Map();
  for (const unit of new Set(needs.linhas.map(({ unidade }) => unidade.id))) {
    const items = new Set(needs.linhas.filter(({ unidade }) => unidade.id === unit).map(({ item }) => item.id));
    situations.set(unit, await read(`necessidades/itens?unidade=${unit}&itens=${[...items].join(',')}`, { at }));
  }
  if (needs.linhas.length === 0) throw new Error('the calendar of the demonstration needs nothing');
  const breaches = breachesOfNeeds(needs, (unit) => situations.get(unit));
  if (breaches.length > 0) throw new Error(`needs do not reconcile:\n${breaches.join('\n')}`);
  return needs.linhas.length;
}
