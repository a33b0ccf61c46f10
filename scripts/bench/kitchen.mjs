import { asAdmin, many, timed } from './api.mjs';
import { coldVisit, login, median } from './browser.mjs';
import { createDish, FOODS, LOTS_TAKEN, STUDENTS } from './dish.mjs';
import { withUnits } from './units.mjs';

const MEALS = 5;
/** Packages of 1 kg, each a separate lot, for all meals: each takes 6.5 kg of each food. */
const LOTS_PER_FOOD = 34;
const UNITS = 60;
const MENUS = 4;
/** The month shows this number of a day's menus, and the number of further ones. */
const SHOWN = 3;
/** Full months, and the smallest number of weekdays in one of them. */
const MONTHS = 4;
const WEEKDAYS = 20;

/**
 * The execution of a meal of 30 foods from 210 lots, and the calendar of 60 units with 4 menus on each school day.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @returns {Promise<{ lots: number, execution: number, calendar: number, month: number }>} lots of one meal; medians in
 * ms
 */
export async function measureKitchen(browser, url) {
  const { menus, day } = await prepareMeals(url);
  const { user, call } = await asAdmin(url);
  const [{ unidadeEducacional: unidade }] = user.estoques;
  const executions = [];
  for (const { cardapio, prato } of menus) {
    const [lancamento] = await call('POST', 'cardapios-calendario', {
      tipo: 'DIARIO',
      cardapio,
      data: day,
      unidadesEducacionais: [{ unidade: { id: unidade.id } }],
      confirmado: true,
    });
    const refeicao = await call('POST', 'refeicoes', {
      dia: day,
      prato,
      tipo: 'ALMOCO',
      hora: '11:30',
      quantidadeDePessoas: STUDENTS,
      acrescimo: 0,
      lancamentoCardapio: { id: lancamento.id },
      unidadeEducacional: { id: unidade.id },
    });
    executions.push(await timed(() => call('POST', `refeicoes/${refeicao.id}/abatimento`)));
  }
  const calendar = await measureCalendar(browser, url, day, menus.slice(0, MENUS));
  return { lots: FOODS * LOTS_TAKEN, execution: median(executions), ...calendar };
}

/** Foods, their stock in the first unit, and one dish on one menu per executed meal. */
async function prepareMeals(url) {
  const { user, call } = await asAdmin(url);
  const [{ id: estoque }] = user.estoques;
  const { hoje } = await call('GET', 'relogio');
  const lots = async (product) => {
    for (let lot = 0; lot < LOTS_PER_FOOD; lot += 1) {
      await call('POST', `estoques/${estoque}/produtos-estoque`, {
        numero: `M-${lot}`,
        produto: { id: product },
        dataFabricacao: '2026-01-01',
        dataValidade: '2036-12-31',
        quantidade: 1,
      });
    }
  };
  const { dish, category } = await createDish(call, { lots });
  const menus = [];
  for (let i = 0; i < MEALS; i += 1) {
    const cardapio = await call('POST', 'cardapios', {
      nome: `CARDÁPIO DA MEDIÇÃO ${i}`,
      categoria: { id: category },
      modalidade: 'PARCIAL1',
      cardapioTipo: 'REGULAR',
      pratos: [{ hora: '11:30', tipo: 'ALMOCO', prato: { id: dish } }],
    });
    menus.push({ cardapio: { id: cardapio.id }, prato: { id: dish } });
  }
  return { menus, day: hoje };
}

/** Some months, starting with the next one, with every weekday full; shown one after the other. */
async function measureCalendar(browser, url, day, menus) {
  const { units: unidadesEducacionais, call } = await withUnits(url, UNITS);
  const days = weekdaysOfNextMonths(day);
  await many(days.length * menus.length, (i) =>
    call('POST', 'cardapios-calendario', {
      tipo: 'DIARIO',
      cardapio: menus[i % menus.length].cardapio,
      data: days[Math.floor(i / menus.length)],
      unidadesEducacionais,
      confirmado: true,
    }),
  );
  return coldVisit(browser, async (page) => {
    await login(page, url);
    const wanted = { units: unidadesEducacionais.length, events: WEEKDAYS * SHOWN };
    // From the address, through the current month, to the first full one: this takes longer than a visit of the current
    // month.
    await page.goto(new URL('/cardapio-calendario?visao=mes', url).href, { waitUntil: 'commit' });
    const { at } = await page.evaluate(nextMonth, wanted);
    const months = [];
    for (let month = 1; month < MONTHS; month += 1) months.push((await page.evaluate(nextMonth, wanted)).ms);
    return { units: unidadesEducacionais.length, calendar: at, month: median(months) };
  });
}

/**
 * In the page: presses 'Próximo mês' as soon as it exists, and waits until the given number of cardápios at the given
 * number of units is painted.
 * @returns {Promise<{ ms: number, at: number }>} ms from the key, and from the navigation
 */
function nextMonth({ units, events }) {
  return new Promise((resolve) => {
    let started;
    let left;
    const firstDay = () => document.querySelector('main td button')?.ariaLabel;
    const look = () => {
      const button = document.querySelector('main button[aria-label="Próximo mês"]');
      if (started === undefined && button !== null) {
        left = firstDay();
        started = performance.now();
        button.click();
      }
      const there = () =>
        [...document.querySelectorAll('main td button')].filter(({ textContent }) =>
          textContent.includes(`${units} unidades`),
        ).length;
      const shown = started !== undefined && firstDay() !== left && there() >= events;
      requestAnimationFrame(
        shown ? () => setTimeout(() => resolve({ ms: performance.now() - started, at: performance.now() })) : look,
      );
    };
    look();
  });
}

/** The weekdays of some months after a day 'DD/MM/YYYY', as 'YYYY-MM-DD'. */
function weekdaysOfNextMonths(day) {
  const [, month, year] = day.split('/').map(Number);
  const days = [];
  for (
    let at = new Date(Date.UTC(year, month, 1));
    at < new Date(Date.UTC(year, month + MONTHS, 1));
    at = new Date(at.getTime() + 86_400_000)
  ) {
    if (at.getUTCDay() % 6 !== 0) days.push(at.toISOString().slice(0, 10));
  }
  return days;
}
