import { many, timed } from './api.mjs';
import { median } from './browser.mjs';
import { withUnits } from './units.mjs';

const UNITS = 60;
const STAGES = 5;
/** Menus of a stage, one after the other on the school days; each has three dishes that no other menu of it has. */
const MENUS = 20;
const HOURS = [
  ['07:30', 'DESJEJUM'],
  ['11:00', 'ALMOCO'],
  ['15:00', 'LANCHE_TARDE'],
];
const ROUNDS = 7;

/**
 * The rules of menus at all stages of 60 units in one month, at the API. Each round asks by another day of the month, so
 * that no answer is kept.
 * @param {string} url of the product
 * @returns {Promise<{ launches: number, rows: number, table: number, unit: number }>} launches of the month, rows of the
 * table, and medians in ms of the table and of one unit with what would mend its rules
 */
export async function measureConformity(url) {
  const { units, call } = await withUnits(url, UNITS);
  const { hoje } = await call('GET', 'relogio');
  const days = weekdaysOfNextMonth(hoje);
  const categories = (await call('GET', 'categorias')).slice(0, STAGES);
  const recipes = await call('GET', 'preparos');
  for (const [stage, categoria] of categories.entries()) {
    const menus = await menusOf(call, stage, { id: categoria.id }, recipes);
    await many(days.length, (i) =>
      call('POST', 'cardapios-calendario', {
        tipo: 'DIARIO',
        cardapio: { id: menus[i % MENUS] },
        data: days[i],
        unidadesEducacionais: units,
        confirmado: true,
      }),
    );
  }
  const tables = [];
  const single = [];
  let rows = 0;
  for (const day of days.slice(0, ROUNDS)) {
    tables.push(
      await timed(async () => {
        rows = (await call('GET', `conformidade?dia=${day}`)).length;
      }),
    );
    single.push(await timed(() => call('GET', `conformidade/${units[0].unidade.id}?dia=${day}`)));
  }
  return {
    launches: days.length * units.length * categories.length,
    rows,
    table: median(tables),
    unit: median(single),
  };
}

/** The menus of a stage, of three dishes each, of two recipes. */
async function menusOf(call, stage, categoria, recipes) {
  const modalidade = 'INTEGRAL';
  const menus = [];
  await many(MENUS, async (menu) => {
    const pratos = [];
    for (const [i, [hora, tipo]] of HOURS.entries()) {
      const first = recipes[(stage + menu * HOURS.length + i) % recipes.length];
      const second = recipes[(stage + menu * HOURS.length + i + 5) % recipes.length];
      const { id } = await call('POST', 'pratos', {
        nome: `PRATO DA MEDIÇÃO ${stage} ${menu} ${i}`,
        categoria,
        modalidade,
        preparos: [{ preparo: { id: first.id } }, { preparo: { id: second.id } }],
      });
      pratos.push({ hora, tipo, prato: { id } });
    }
    const nome = `CARDÁPIO DA MEDIÇÃO ${stage} ${menu}`;
    menus[menu] = (
      await call('POST', 'cardapios', { nome, categoria, modalidade, cardapioTipo: 'REGULAR', pratos })
    ).id;
  });
  return menus;
}

/** The weekdays of the month after that of a day 'DD/MM/YYYY', as 'YYYY-MM-DD'. */
function weekdaysOfNextMonth(day) {
  const [, month, year] = day.split('/').map(Number);
  const days = [];
  for (
    let at = new Date(Date.UTC(year, month, 1));
    at.getUTCMonth() === month % 12;
    at = new Date(at.getTime() + 86_400_000)
  )
    if (at.getUTCDay() % 6 !== 0) days.push(at.toISOString().slice(0, 10));
  return days;
}
