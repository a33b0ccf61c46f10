/**
 * Draws the icons of the installed application from the product's mark (`shell/src/marca/Marca.tsx`). They are committed;
 * run it again when the mark changes.
 *
 * node --import tsx --conditions=source scripts/icons.mjs
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findTestBrowser } from './browser.mjs';
import { Marca } from '../shell/src/marca/Marca.tsx';
import { CLARAS } from '../shell/src/aparencia/cores.ts';

const FOLDER = path.resolve(import.meta.dirname, '../shell/src/aplicativo/icones');

/** Name, side in pixels, part of the side that the mark takes. A mask may cut all outside the inner 80 %. */
const ICONS = [
  ['icone-192', 192, 1],
  ['icone-512', 512, 1],
  ['icone-mascara-512', 512, 0.7],
  ['icone-apple-180', 180, 0.8],
];

const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, side, part] of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  const whole = part === 1;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${whole ? 'transparent' : CLARAS.folhaEscura}">${renderToStaticMarkup(
      createElement(Marca, { tamanho: Math.round(side * part) }),
    )}`,
  );
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), omitBackground: whole });
}
await browser.close();
