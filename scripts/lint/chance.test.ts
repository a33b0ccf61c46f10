import { lintFiles } from './planted-files.js';

const WAIT = "import { setTimeout as sleep } from 'node:timers/promises';\n";
const PAGE = "import { expect, test } from '@playwright/test';\n";

/** Statements of an asynchronous test, each with one mistake that makes it pass or fail by chance. */
const MISTAKES: [mistake: string, rule: string, file: string, text: string][] = [
  [
    'a wait by a timer',
    'merenda(sleep)',
    'api/src/a.test.ts',
    inTest('await new Promise((resolve) => setTimeout(resolve, 50));'),
  ],
  [
    'a wait by a timer with a function',
    'merenda(sleep)',
    'shared/src/testing/b.ts',
    inTest('await new Promise<void>((done) => setTimeout(() => done(), 50));'),
  ],
  ["a wait by Node's timers", 'merenda(sleep)', 'api/src/teste/c.ts', WAIT + inTest('await sleep(50);')],
  [
    'a difference of two times',
    'merenda(elapsed-time)',
    'api/src/d.test.ts',
    inTest('const start = Date.now();\nexpect(Date.now() - start).toBeLessThan(50);'),
  ],
  [
    'a difference with a name',
    'merenda(elapsed-time)',
    'scripts/e.test.ts',
    inTest('const start = performance.now();\nconst took = performance.now() - start;\nexpect(took < 50).toBe(true);'),
  ],
  [
    'a removal that may be over before the wait begins',
    'merenda(syntax)',
    'shell/src/g.test.tsx',
    "import { screen, waitForElementToBeRemoved } from '@testing-library/react';\n" +
      inTest("await waitForElementToBeRemoved(() => screen.queryByText('x'));"),
  ],
  [
    'a text that is read once',
    'playwright(prefer-web-first-assertions)',
    'e2e/f.test.ts',
    onPage("expect(await page.locator('a').innerText()).toBe('x');"),
  ],
  [
    'a number that is calculated from a read',
    'merenda(single-read)',
    'e2e/g.test.ts',
    onPage("const text = await page.locator('a').innerText();\nexpect(Number(text)).toBe(1);"),
  ],
  [
    'a list that is read once',
    'merenda(single-read)',
    'e2e/h.test.ts',
    onPage("expect(await page.locator('a').allInnerTexts()).toEqual(['x']);"),
  ],
  ['a pause of the page', 'playwright(no-wait-for-timeout)', 'e2e/i.test.ts', onPage('await page.waitForTimeout(50);')],
  [
    'a wait for silence',
    'playwright(no-networkidle)',
    'e2e/j.test.ts',
    onPage("await page.waitForLoadState('networkidle');"),
  ],
  [
    'a handle of an element',
    'playwright(no-element-handle)',
    'e2e/k.test.ts',
    onPage("await (await page.$('a'))?.click();"),
  ],
  [
    'a condition',
    'playwright(no-conditional-in-test)',
    'e2e/l.test.ts',
    onPage("if (await page.locator('a').isVisible()) await page.reload();"),
  ],
];

/** What the rules accept. */
const ALLOWED: Record<string, string> = {
  'api/src/limit.test.ts': inTest(
    "await new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 50));\nexpect(new Date(Date.now() - 50)).toBeDefined();",
  ),
  'api/src/other.test.ts': inTest('await new Promise((resolve) => setTimeout(resolve));'),
  'api/src/teste/loop.ts': WAIT + inTest('for (let i = 0; i < 3; i += 1) await sleep(50);'),
  'api/src/product.ts': WAIT + inTest('await sleep(50);'),
  'e2e/retried.test.ts': onPage(
    "await expect(page.locator('a')).toHaveText('x');\nawait expect.poll(async () => Number(await page.locator('a').innerText())).toBe(1);\nawait expect(async () => expect(Number(await page.locator('a').innerText())).toBe(1)).toPass();",
  ),
};

function inTest(statements: string): string {
  return `export async function run() {\n${statements}\n}\n`;
}

function onPage(statements: string): string {
  return `${PAGE}test('page', async ({ page }) => {\n${statements}\n});\n`;
}

let rulesOf: (file: string) => string[];

beforeAll(() => {
  const problemsOf = lintFiles({ ...ALLOWED, ...Object.fromEntries(MISTAKES.map(([, , file, text]) => [file, text])) });
  rulesOf = (file) => problemsOf(file).map(({ rule }) => rule);
});

test.each(MISTAKES)('%s is refused by %s', (_mistake, rule, file) => {
  expect(rulesOf(file)).toContain(rule);
});

test.each(Object.keys(ALLOWED))('%s has no mistake', (file) => {
  expect(rulesOf(file)).toEqual([]);
});
