const fs = require('node:fs');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const CAPTURES = path.join(__dirname, '../capturas');
/** Of a page's text, beside the error of a test that failed on it. */
const LETTERS = 600;

/**
 * Node, plus a picture and the text of every open page when a test fails (in `e2e/capturas/`, and beside the error), the
 * address of this worker's product, and what publishes and hosts: ES modules, which jest itself cannot load.
 */
class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    /** The pages of the test that runs; `browser.ts` keeps it. */
    this.global.openPages = new Set();
  }

  async setup() {
    await super.setup();
    const products = process.env.MERENDA_PRODUCTS;
    if (products) {
      const { url, emails } = JSON.parse(products)[Number(process.env.JEST_WORKER_ID) - 1];
      Object.assign(this.global.process.env, { MERENDA_URL: url, MERENDA_EMAILS: emails });
    }
    const { freePort, startServer } = await import('../../scripts/server.mjs');
    const { startNginx } = await import('../../scripts/nginx.mjs');
    this.global.hospedagem = { freePort, startServer, startNginx };
    this.global.publicacao = await import('../../scripts/publish/publish.mjs');
  }

  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    fs.mkdirSync(CAPTURES, { recursive: true });
    const name = nameOf(event.test);
    const pages = [...this.global.openPages];
    await Promise.all(
      pages.map((page, i) =>
        page.screenshot({ path: path.join(CAPTURES, `${name}-${i + 1}.png`), fullPage: true }).catch(() => undefined),
      ),
    );
    const seen = await Promise.all(pages.map(textOf));
    // Beside the error: where the tests run by themselves the pictures are gone, and what the page said explains most.
    if (typeof event.error?.stack === 'string') event.error.stack = [...seen, event.error.stack].join('\n\n');
  }
}

/** Address and first words of a page, as the person before it would tell them. */
async function textOf(page) {
  const words = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch((error) => `(${error.message.split('\n')[0]})`);
  return `${page.url()} showed: ${words.replace(/\s+/g, ' ').slice(0, LETTERS)}`;
}

function nameOf(test) {
  const names = [];
  for (let one = test; one && one.name !== 'ROOT_DESCRIBE_BLOCK'; one = one.parent) names.unshift(one.name);
  return names
    .join(' ')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 120);
}

module.exports = BrowserEnvironment;
