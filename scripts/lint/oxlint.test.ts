import { lintFiles } from './planted-files.js';

const PROMISES = `async function send(): Promise<number> { return 1; }
function act(callback: () => void): void { callback(); }
`;

/** Statements of an asynchronous function, each with one mistake. */
const STATEMENTS: [mistake: string, rule: string, statement: string][] = [
  ['a promise that is not awaited', 'typescript(no-floating-promises)', 'send();'],
  ['a chained promise that is not awaited', 'typescript(no-floating-promises)', 'send().then(() => 1);'],
  ['a list of promises', 'typescript(no-floating-promises)', '[1].map(() => send());'],
  ['a promise as a condition', 'typescript(no-misused-promises)', 'if (send()) act(() => undefined);'],
  ['an asynchronous callback', 'typescript(no-misused-promises)', 'act(async () => void (await send()));'],
  ['an asynchronous forEach', 'typescript(no-misused-promises)', '[1].forEach(async () => void (await send()));'],
  ['a promise that is spread', 'typescript(no-misused-promises)', 'console.warn({ ...send() });'],
  ['an awaited number', 'typescript(await-thenable)', 'await 1;'],
];

const SCREEN = `import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
`;

/** Declarations of a screen, each with one mistake. */
const COMPONENTS: [mistake: string, rule: string, declaration: string][] = [
  [
    'an asynchronous method of an object that promises none',
    'typescript(no-misused-promises)',
    'export const screen: { done: () => void } = { done: async () => void (await Promise.resolve()) };',
  ],
  [
    'a hook behind a condition',
    'react(rules-of-hooks)',
    'export function Screen({ on }: { on: boolean }) { if (on) useState(0); return null; }',
  ],
  [
    'a dependency that is not declared',
    'react(exhaustive-deps)',
    'export function Screen({ id }: { id: number }) { useEffect(() => console.warn(id), []); return null; }',
  ],
  [
    'a component inside a component',
    'react(static-components)',
    'export function Screen({ id }: { id: number }) { const Inner = () => <i>{id}</i>; return <Inner />; }',
  ],
  [
    'a memo without a result',
    'react(use-memo)',
    'export function Screen() { const n = useMemo((x?: number) => x, []); return <i>{n}</i>; }',
  ],
  [
    'a property that is changed',
    'react(immutability)',
    'export function Screen({ lots }: { lots: number[] }) { lots[0] = 1; return <i>{lots.length}</i>; }',
  ],
  [
    'a global that is changed while drawing',
    'react(globals)',
    'let n = 0;\nexport function Screen() { n = n + 1; return <i>{n}</i>; }',
  ],
  [
    'a ref that is read while drawing',
    'react(refs)',
    'export function Screen() { const ref = useRef(1); return <i>{ref.current}</i>; }',
  ],
  [
    'a state that is set in an effect',
    'react(set-state-in-effect)',
    'export function Screen() { const [n, setN] = useState(0); useEffect(() => { setN(1); }, []); return <i>{n}</i>; }',
  ],
  [
    'a component drawn inside try',
    'react(error-boundaries)',
    'export function Screen({ part: Part }: { part: () => ReactElement }) { try { return <Part />; } catch { return null; } }',
  ],
  [
    'a function that a library changes in place',
    'react(incompatible-library)',
    "import { useForm } from 'react-hook-form';\nexport function Screen() { const { watch } = useForm(); return <i>{watch('a')}</i>; }",
  ],
  [
    'code that is made at run time',
    'react(unsupported-syntax)',
    "export function Screen() { eval('1'); return <i />; }",
  ],
  ['a random number while drawing', 'react(purity)', 'export function Screen() { return <i>{Math.random()}</i>; }'],
  [
    'a state that is set while drawing',
    'react(set-state-in-render)',
    'export function Screen() { const [n, setN] = useState(0); setN(1); return <i>{n}</i>; }',
  ],
];

/** What the rules accept, e.g. an asynchronous function in an attribute. */
const ALLOWED = `import { useEffect } from 'react';
${PROMISES}export function Screen() {
  void send();
  send().catch(() => undefined);
  useEffect(() => act(() => undefined), []);
  return <button type="button" onClick={async () => void (await send())} />;
}
`;

const MISTAKES = [
  ...STATEMENTS.map(([mistake, rule, statement], i) => ({
    mistake,
    rule,
    file: `mf-area/src/statement${i}.ts`,
    text: `${PROMISES}export async function run() {\nawait send();\nact(() => undefined);\n${statement}\n}\n`,
  })),
  ...COMPONENTS.map(([mistake, rule, declaration], i) => ({
    mistake,
    rule,
    file: `mf-area/src/Component${i}.tsx`,
    text: `${SCREEN}${declaration}\n`,
  })),
  {
    mistake: 'a promise that is not awaited, below a comment that switches rules off',
    rule: 'typescript(no-floating-promises)',
    file: 'mf-area/src/comment.ts',
    text: `/* eslint-disable */\n${PROMISES}send();\nact(() => undefined);\n`,
  },
  ...['api/src/x.ts', 'scripts/x.test.ts'].map((file) => ({
    mistake: `a promise that is not awaited in ${file}`,
    rule: 'typescript(no-floating-promises)',
    file,
    text: `${PROMISES}send();\nact(() => undefined);\n`,
  })),
];

let rulesOf: (file: string) => string[];

beforeAll(() => {
  const problemsOf = lintFiles({
    'mf-area/src/Allowed.tsx': ALLOWED,
    ...Object.fromEntries(MISTAKES.map(({ file, text }) => [file, text])),
  });
  rulesOf = (file) => problemsOf(file).map(({ rule }) => rule);
});

test.each(MISTAKES)('$mistake is refused by $rule', ({ rule, file }) => {
  expect(rulesOf(file)).toContain(rule);
});

test('the rules accept allowed code', () => {
  expect(rulesOf('mf-area/src/Allowed.tsx')).toEqual([]);
});
