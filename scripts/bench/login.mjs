import { coldVisit, gzipBytes, median } from './browser.mjs';

const VISITS = 5;

/**
 * JavaScript of the login page, cold: what has arrived until a key can be typed into the form (which is in the page as
 * it is delivered), and until the form can be sent.
 * @returns {Promise<{ typed: number, sent: number, sentAfter: number }>} medians: bytes in gzip, bytes in gzip, ms
 */
export async function measureLogin(browser, url) {
  const visits = [];
  for (let i = 0; i < VISITS; i += 1) visits.push(await coldVisit(browser, (page) => visitLogin(page, url), { slow: true }));
  return Object.fromEntries(['typed', 'sent', 'sentAfter'].map((figure) => [figure, median(visits.map((visit) => visit[figure]))]));
}

async function visitLogin(page, url) {
  const arrived = [];
  page.on('requestfinished', (req) => req.resourceType() === 'script' && arrived.push(req.url()));
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('Usuário').fill('a');
  const typed = [...arrived];
  await page.locator('button[type=submit]:enabled').waitFor();
  const sent = [...arrived];
  return { typed: await total(typed), sent: await total(sent), sentAfter: performance.now() - started };
}

async function total(addresses) {
  const sizes = await Promise.all([...new Set(addresses)].map(gzipBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}
