import { coldVisit, gzipBytes, login } from './browser.mjs';

/** The font, which is the same file with and without a federation. */
const FONT = /[.]woff2$/;

/**
 * What a cold visit loads from the address bar to the home, without API responses: page, scripts, styles and the list
 * of areas.
 * @returns {Promise<{ bytes: number, files: number, page: number }>} bytes in gzip; `page` is the share of `index.html`
 */
export function measureHome(browser, url, { details }) {
  return coldVisit(browser, async (page) => {
    const addresses = new Set();
    page.on('requestfinished', (req) => {
      const { pathname, origin } = new URL(req.url());
      const data = pathname.startsWith('/api/') || pathname.startsWith('/municipios/');
      if (origin === new URL(url).origin && !data && !FONT.test(pathname)) addresses.add(origin + pathname);
    });
    await login(page, url);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      [...addresses].map(async (address) => ({ address, size: await gzipBytes(address) })),
    );
    if (details)
      console.log(
        sizes
          .sort((a, b) => b.size - a.size)
          .map(({ address, size }) => `  ${size} ${address}`)
          .join('\n'),
      );
    return { bytes: sizes.reduce((sum, { size }) => sum + size, 0), files: addresses.size, page: await gzipBytes(url) };
  });
}
