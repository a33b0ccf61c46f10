import { enter } from '../../soak/api.mjs';
import { screensOf } from './screens.mjs';
import { DESKTOP, enterOn, openContext, openFromHome, PHONE, visit } from './visit.mjs';

/** The account, the link and the first words of the screen that a school's cook opens every day. */
const COOK = { user: 'merendeira', title: 'Execução de Cardápios', shown: 'Cardápios de hoje' };

/** The screen of a visitor without a session. */
const LOGIN = '/';

/**
 * Every screen on a slow phone and on a computer, and the way of a cook to her screen.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of a product with a city's data
 * @param {string[]} only paths of screens, such as '/home'; if there are any, only these, without the cook
 * @returns {Promise<{ visits: Visit[], cook: { first: number, second: number } | null }>} `cook`: ms from the tap in
 *   the home to the screen
 * @typedef {import('./visit.mjs').Page & { device: string, screen: string }} Visit
 */
export async function measurePages(browser, url, only) {
  const all = [LOGIN, ...(await screensOf(await enter(url)))];
  const screens = only.length === 0 ? all : only.map((path) => screenAt(url, all, path));
  const cook = only.length === 0 ? await cookOpens(browser, url) : null;
  const visits = [];
  for (const device of [PHONE, DESKTOP]) visits.push(...(await visitAll(browser, url, device, screens)));
  return { visits, cook };
}

function screenAt(url, all, path) {
  const found = all.find((screen) => new URL(screen, url).pathname === path);
  if (found === undefined) throw new Error(`There is no screen ${path}.`);
  return found;
}

/** @returns {Promise<Visit[]>} these screens on one device, each with an empty cache */
async function visitAll(browser, url, device, screens) {
  const visits = [];
  if (screens.includes(LOGIN)) {
    const stranger = await openContext(browser, device);
    try {
      visits.push({ device: device.name, screen: LOGIN, ...(await visit(stranger, url, device)) });
    } finally {
      await stranger.close();
    }
  }
  const context = await enterOn(browser, url, device);
  try {
    for (const screen of screens.filter((one) => one !== LOGIN)) {
      const seen = await visit(context, new URL(screen, url).href, device);
      visits.push({ device: device.name, screen: new URL(screen, url).pathname, ...seen });
    }
  } finally {
    await context.close();
  }
  return visits;
}

async function cookOpens(browser, url) {
  const context = await enterOn(browser, url, PHONE, COOK.user, 'allow');
  try {
    const open = () => openFromHome(context, url, PHONE, COOK.title, COOK.shown);
    return { first: await open(), second: await open() };
  } finally {
    await context.close();
  }
}
