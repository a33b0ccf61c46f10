import { coldVisit, gzipBytes, median } from './browser.mjs';

const VISITS = 5;

/**
 * JavaScript of the login page, cold: bytes loaded until a key can be typed into the form (the delivered page contains
 * it, so: until the first paint), and until the form can be sent.
 * @returns {Promise<{ typed: number, typedAfter: number, sent: number, sentAfter: number }>} medians; bytes in gzip and
 * ms
 */
export async function measureLogin(browser, url) {
  const visits = [];
  for (let i = 0; i < VISITS; i += 1)
    visits.push(await coldVisit(browser, (page) => visitLogin(page, url), { slow: true }));
  return Object.fromEntries(
    ['typed', 'typedAfter', 'sent', 'sentAfter'].map((figure) => [
      figure,
      median(visits.map((visit) => visit[figure])),
    ]),
  );
}

async function visitLogin(page, url) {
  await page.addInitScript(noteWhenReady);
  await page.goto(url);
  await page.getByRole('button', { name: 'Entrar' }).and(page.locator(':enabled')).waitFor();
  await page.waitForLoadState('networkidle');
  const { typedAfter, sentAfter, scripts } = await page.evaluate(readTimes);
  const arrivedBy = (time) => total(scripts.filter(({ arrived }) => arrived <= time).map(({ address }) => address));
  return { typed: await arrivedBy(typedAfter), typedAfter, sent: await arrivedBy(sentAfter), sentAfter };
}

/** In the page: the button of the form is disabled until the scripts are loaded. */
function noteWhenReady() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('button[type=submit]:enabled')) return;
    observer.disconnect();
    performance.mark('ready');
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
}

/** In the page: its own resource timings. */
function readTimes() {
  return {
    typedAfter: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    sentAfter: performance.getEntriesByName('ready')[0].startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name, responseEnd }) => ({ address: name, arrived: responseEnd })),
  };
}

async function total(addresses) {
  const sizes = await Promise.all([...new Set(addresses)].map(gzipBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}
