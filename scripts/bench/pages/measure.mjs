import { enter } from '../../soak/api.mjs';
import { screensOf } from './screens.mjs';
import { DESKTOP, enterOn, openContext, openFromHome, PHONE, visit } from './visit.mjs';

/** The account, the link and the first words of the screen that a school's cook opens every day. */
const COOK = { user: 'merendeira', title: 'Execução de Cardápios', shown: 'Cardápios de hoje' };

/**
 * Every screen on a slow phone and on a computer, and the way of a cook to her screen.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of a product with a city's data
 * @returns {Promise<{ visits: Visit[], cook: { first: number, second: number } }>} `cook`: ms from the tap in the home
 *   to the screen
 * @typedef {import('./visit.mjs').Page & { device: string, screen: string }} Visit
 */
export async function measurePages(browser, url) {
  const screens = await screensOf(await enter(url));
  const visits = [];
  for (const device of [PHONE, DESKTOP]) visits.push(...(await visitAll(browser, url, device, screens)));
  return { visits, cook: await cookOpens(browser, url) };
}

/** @returns {Promise<Visit[]>} the login and these screens on one device, each with an empty cache */
async function visitAll(browser, url, device, screens) {
  const visits = [];
  const stranger = await openContext(browser, device);
  try {
    visits.push({ device: device.name, screen: '/', ...(await visit(stranger, url, device)) });
  } finally {
    await stranger.close();
  }
  const context = await enterOn(browser, url, device);
  try {
    for (const screen of screens) {
      const seen = await visit(context, new URL(screen, url).href, device);
      visits.push({ device: device.name, screen: new URL(screen, url).pathname, ...seen });
    }
  } finally {
    await context.close();
  }
  return visits;
}

async function cookOpens(browser, url) {
  const context = await enterOn(browser, url, PHONE, COOK.user);
  try {
    const open = () => openFromHome(context, url, PHONE, COOK.title, COOK.shown);
    return { first: await open(), second: await open() };
  } finally {
    await context.close();
  }
}
