import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** This file, which quotes all of them. */
const ITSELF = 'scripts/lint/words.test.ts';

/**
 * Turns that make a comment, a test title or a page hard to read, with the usual word (docs/CONTRIBUTING.md). None of
 * them is a word of Portuguese.
 */
const REFUSED: readonly [turn: RegExp, instead: string][] = [
  [/(?<!\b(?:as|instead|because) )\bof (?:now|before|then)\b/i, 'current, previous, older'],
  [/\bwhom\b/i, 'who … for, or the noun'],
  [/(?<!['"])\bnobody\b(?!['"])/i, 'no user, no test, or a passive'],
  [/\b(?:is|are|was|were|be|been|being|not) said\b/i, 'is shown, is reported'],
  [/\b(?:says?|said) (?:so|it)\b/i, 'reports it, or the message itself'],
  [/\b(?:says?|said) (?:of|nothing of) (?:the|a|an|it|itself|them|each)\b/i, 'the text of, the data of'],
  [/\bstands? (?:above|below|beside|here|there|elsewhere|once|together|inside)\b/i, 'is'],
  [/\bwhat (?:is|was) (?:missed|missing of|said|kept of|known of|stored of)\b/i, 'the shortage, the stored form'],
  [/\bthat that\b/i, 'the one that, or the noun'],
  [/\b(?:the|an) own\b/i, 'their own, the user’s'],
  [/\b(?:for|of|by) so (?:much|many)\b/i, 'this number of'],
];

/** The lines of a comment without their marks, as one text: a turn may go over the end of a line. */
const joined = (comment: string): string => comment.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');

const COMMENT = /\/\*[\s\S]*?\*\/|(?:(?<![^\s;,{}])\/\/.*(?:\n\s*\/\/.*)*)/g;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/**
 * The English of a file: the comments of a source, also the strings of a test, and a page without its code and without
 * what is struck out. The product's own strings are Portuguese.
 */
function wordsOf(file: string, text: string): string[] {
  if (file.endsWith('.md')) return [joined(text.replace(/```[\s\S]*?```|`[^`\n]*`|~~[^~]*~~/g, ''))];
  const comments = text.match(COMMENT) ?? [];
  const strings = /\.test\.tsx?$/.test(file) ? (text.replace(COMMENT, '').match(STRING) ?? []) : [];
  return [...comments, ...strings].map(joined);
}

/** The refused turns of a file, each with the words around it. */
const hitsOf = (file: string, text: string): string[] =>
  wordsOf(file, text).flatMap((words) =>
    REFUSED.flatMap(([turn, instead]) => {
      const found = turn.exec(words);
      return found ? [`'${words.slice(Math.max(0, found.index - 30), found.index + 40)}': ${instead}`] : [];
    }),
  );

test.each([
  ['a comment', 'a.ts', '/** The balance of now. */'],
  ['a comment of one line', 'a.ts', 'const a = 1; // The answer of before.'],
  ['a comment over the end of a line', 'a.ts', '/**\n * The balance of\n * now.\n */'],
  ['lines of comments', 'a.mjs', '  // The balance of\n  // now.'],
  ['a comment in a style sheet', 'a.css', '/* The column of before. */'],
  ['a comment in JSX', 'a.tsx', 'return <p>{/* For whom it is. */}</p>;'],
  ['a test title', 'a.test.ts', "test('a full disk is said', () => undefined);"],
  ['a test title with a place holder', 'a.test.tsx', 'test(`${name} says so`, () => undefined);'],
  ['a page', 'docs/a.md', 'The log says\nso.'],
  ['a page: a message', 'docs/a.md', 'A toast says it too.'],
  ['a page: no author', 'docs/a.md', 'Nobody changes a line.'],
  ['a page: a position', 'docs/a.md', 'The unit stands below.'],
  ['a page: a clause without a noun', 'docs/a.md', 'Tells what is missing of a food.'],
  ['a page: two demonstratives', 'docs/a.md', 'So that that of today is free.'],
  ['a page: an owner without a name', 'docs/a.md', 'A user sets the own PIN.'],
  ['a page: a number without one', 'docs/a.md', 'A request for so many sacks.'],
  ['a page: a text about something', 'docs/a.md', 'What a file says of itself.'],
])('%s with a refused turn is found', (_, file, text) => {
  expect(hitsOf(file, text)).toHaveLength(1);
});

test.each([
  ['usual English', 'a.ts', '/** The current balance, read under the lock; DEMO stands for the demonstration. */'],
  ['a fixed phrase', 'a.ts', '// As of now, and instead of before.'],
  ['a name of an account', 'a.mjs', "// It runs as the account 'nobody'."],
  ['code', 'a.mjs', 'for (const key of before) said.so(key);'],
  ['a string of the product', 'a.ts', "const texto = 'of now';"],
  ['an address', 'a.ts', "const address = 'http://of now';"],
  ['Portuguese', 'a.test.ts', "test('a', () => ver('O saldo do dia anterior não é o de agora.'));"],
  ['code in a page', 'docs/a.md', 'Run `for x of before`.\n```\nfor x of now\n```'],
  ['an example that is struck out', 'docs/CONTRIBUTING.md', '| ~~The balance of now~~ | Current balance |'],
])('%s passes', (_, file, text) => {
  expect(hitsOf(file, text)).toEqual([]);
});

test('no comment, test title or page has a refused turn', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' });
  const files = stdout
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]s|tsx|css|md)$/.test(file) && file !== ITSELF)
    .filter((file) => fs.existsSync(path.join(ROOT, file)));
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    hitsOf(file, fs.readFileSync(path.join(ROOT, file), 'utf8')).map((hit) => `${file}: ${hit}`),
  );
  expect(found).toEqual([]);
});
