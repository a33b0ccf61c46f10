import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** The pages of the repository. Links of the template are those of the area that is made from it. */
const pages = (): string[] =>
  spawnSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(
      (file) => file !== '' && !file.startsWith('scripts/new-area/template/') && fs.existsSync(path.join(ROOT, file)),
    );

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The links of a page that lead nowhere: to a missing file, or to a missing heading. */
function brokenLinks(page: string, text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
    if (target !== page && !fs.existsSync(path.join(ROOT, target))) return [link];
    const there = target === page ? text : textOf(target);
    return anchor === undefined || anchorsOf(there).includes(anchor) ? [] : [link];
  });
}

test('a link to a missing file or heading is found, others pass', () => {
  const text = [
    '# A heading, with `code`',
    '[a](#a-heading-with-code) [b](decisoes.md#decisions) [c](https://x.test/nothing) `[d](nothing.md)`',
    '[e](nothing.md) [f](#nothing) [g](decisoes.md#nothing)',
  ].join('\n');
  expect(brokenLinks('docs/a.md', text)).toEqual(['nothing.md', '#nothing', 'decisoes.md#nothing']);
});

test('each link of a page leads to a file and a heading', () => {
  expect(pages().length).toBeGreaterThan(20);
  expect(pages().flatMap((page) => brokenLinks(page, textOf(page)).map((link) => `${page}: ${link}`))).toEqual([]);
});

describe('the decisions', () => {
  const decisions = pages().filter((page) => page.startsWith('docs/decisoes'));

  test('have at most six lines each, with a date', () => {
    const entries = decisions.flatMap((page) => textOf(page).split(/\n\n+/)).filter((entry) => entry.startsWith('**'));
    expect(entries.length).toBeGreaterThan(200);
    expect(entries.filter((entry) => entry.trimEnd().split('\n').length > 6)).toEqual([]);
    expect(entries.filter((entry) => !/20\d\d-\d\d-\d\d/.test(entry))).toEqual([]);
  });

  test('have at most 70 KB together', () => {
    expect(decisions.length).toBeGreaterThan(5);
    expect(decisions.reduce((sum, page) => sum + Buffer.byteLength(textOf(page)), 0)).toBeLessThanOrEqual(70 * 1024);
  });

  test('are all in the index', () => {
    const index = textOf('docs/decisoes.md');
    const others = decisions.filter((page) => page !== 'docs/decisoes.md');
    expect(others.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`))).toEqual([]);
  });
});
