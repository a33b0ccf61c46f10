import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

/** How many requirements of level 1 or 2 each section of OWASP ASVS 5.0.0 has; they come first and have no gaps. */
const SECTIONS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
  8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1
  11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4
  16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

/** '6.2', 1, 3 → ['6.2.1', '6.2.2', '6.2.3']. */
const numbers = (section: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${section}.${first + i}`);

const REQUIREMENTS = SECTIONS.split(/\s+/).flatMap((entry) => {
  const [section = '', count] = entry.split(':');
  return numbers(section, 1, Number(count));
});

/** The numbers, the state and the evidence of each row of the tables. */
const rows = [...PAGE.matchAll(/^\| ([\d., –]+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, which = '', state, evidence = '']) => ({
    which: which.split(', ').flatMap((range) => {
      const [first = '', last = first] = range.split('–');
      const [section, from, to] = [
        first.slice(0, first.lastIndexOf('.')),
        ...[first, last].map((one) => Number(one.split('.').at(-1))),
      ];
      return numbers(section, from ?? NaN, to ?? NaN);
    }),
    state,
    evidence,
  }),
);

test('every requirement of level 1 and 2 is in the page once', () => {
  const named = rows.flatMap(({ which }) => which);
  expect(REQUIREMENTS).toHaveLength(253);
  expect([...named].sort()).toEqual([...REQUIREMENTS].sort());
});

test('a row has one of four states, and evidence', () => {
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['Yes', 'No', 'n/a', 'Operation']));
  expect(rows.filter(({ evidence }) => evidence.trim() === '')).toEqual([]);
});

test('every file that the page names exists', () => {
  const files = [...PAGE.matchAll(/`((?:api|docs|e2e|mf-[a-z]+|scripts|shared|shell)\/[\w./-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('every section to which the page links is there', () => {
  const titles = [...PAGE.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...PAGE.matchAll(/\]\(#([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !titles.includes(link))).toEqual([]);
});
