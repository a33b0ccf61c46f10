import fs from 'node:fs';
import path from 'node:path';
import { login, median } from '../browser.mjs';
import { copyProject } from './copy.mjs';
import { startDevelopment } from './start.mjs';

const AREA = 'mf-estoque';
const SCREEN = '/kit-merenda';
const TITLE = 'Kit Merenda';
const SAVES = 7;

/** Where the screen's title is written: in the area, and in the part of shared that the area bundles. */
const EDITS = {
  area: ['mf-estoque/src/kits/KitMerenda.tsx', `titulo="${TITLE}"`, (mark) => `titulo="${TITLE}${mark}"`],
  shared: ['shared/src/ui/tela/Tela.tsx', '{titulo}\n', (mark) => `{titulo}${mark}\n`],
};

/** How long a change may take to be on the screen (ms). */
const PATIENCE = 30_000;

/**
 * Second start of an area's development server, and the time from saving a file to the frame that shows the change, in
 * a copy of the project.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{ first: number, second: number, area: number, shared: number }>} ms; median over all saves
 */
export async function measureDevelopment(browser) {
  const copy = copyProject();
  try {
    const first = await startDevelopment(copy.folder, AREA);
    await first.stop();
    const second = await startDevelopment(copy.folder, AREA);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
    try {
      const page = await context.newPage();
      const shown = await watchHeadings(page);
      await login(page, second.url);
      await page.goto(`${second.url}${SCREEN}`);
      await shown(TITLE);
      const medians = {};
      for (const [where, edit] of Object.entries(EDITS)) medians[where] = median(await save(copy.folder, edit, shown));
      return { first: first.after, second: second.after, ...medians };
    } finally {
      await context.close();
      await second.stop();
    }
  } finally {
    copy.remove();
  }
}

/** @returns {Promise<number[]>} ms of each save; at the end the file and the page are as before */
async function save(folder, [name, text, changed], shown) {
  const file = path.join(folder, name);
  const source = fs.readFileSync(file, 'utf8');
  if (source.split(text).length !== 2) throw new Error(`${name} does not say '${text}' once.`);
  const times = [];
  for (let i = 1; i <= SAVES; i += 1) {
    const started = Date.now();
    fs.writeFileSync(file, source.replace(text, changed(` ${i}`)));
    times.push((await shown(`${TITLE} ${i}`)) - started);
  }
  fs.writeFileSync(file, source);
  await shown(TITLE);
  return times;
}

/**
 * @returns a function that waits until the page, also after reloads, shows this heading, and returns the time of that
 * frame (ms)
 */
async function watchHeadings(page) {
  const seen = new Map();
  let notice = () => undefined;
  await page.exposeFunction('headingShown', (text, at) => {
    seen.set(text, at);
    notice();
  });
  await page.addInitScript(() => {
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('main h1')?.textContent ?? '';
      if (text === last) return;
      last = text;
      requestAnimationFrame(() => setTimeout(() => globalThis.headingShown(text, Date.now())));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async (text) => {
    seen.clear();
    const deadline = Date.now() + PATIENCE;
    while (!seen.has(text)) {
      if (Date.now() > deadline) throw new Error(`'${text}' was not on the screen within ${PATIENCE} ms.`);
      await new Promise((resolve) => {
        notice = resolve;
        setTimeout(resolve, 100);
      });
    }
    return seen.get(text);
  };
}
