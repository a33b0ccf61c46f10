import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** jest does not load ES modules of plain Node, so the script runs in a process. */
function run(script: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The value of \`result\` of a source with each mistake alone; the first without any. */
function valuesOf(text: string): unknown {
  return run(`
    import { listMutations } from './scripts/mutants/mutations.mjs';
    import { withSwitches } from './scripts/mutants/switches.mjs';
    const text = ${JSON.stringify(text)};
    const mutations = listMutations('x.ts', text).map((mutation, n) => ({ ...mutation, number: n + 1 }));
    const source = withSwitches(text, mutations);
    const values = {};
    for (const { number, before, after } of [{ number: 0, before: 'right', after: '' }, ...mutations]) {
      process.env.MISTAKE = number;
      const { result } = await import('data:text/javascript,' + encodeURIComponent(source) + '//' + number);
      values[(before + ' ' + after).trim()] = result;
    }
    console.log(JSON.stringify(values));`);
}

test('each mistake changes one thing, also inside another one', () => {
  // a = 2, b = 3: 2 < 3 and 2 is not 4, so 2 + 3 * 5 = 17.
  expect(
    valuesOf('const [a, b] = [2, 3]; const f = () => a < b && a !== 4 ? a + b * 5 : 9; export const result = f();'),
  ).toEqual({
    right: 17,
    '[2, 3] []': 9,
    '2 3': 9,
    '3 4': 22,
    'a < b && a !== 4 !(a < b && a !== 4)': 9,
    '&& ||': 17,
    '< <=': 17,
    '!== ===': 9,
    '4 5': 17,
    '+ -': -13,
    '* /': 2.6,
    '5 6': 20,
    '9 10': 17,
  });
});

test('a call and an awaited call are left out, a text becomes empty, a boolean turns', () => {
  const source = `
    const done = [];
    const note = async (what, twice) => { done.push(what); if (twice) done.push(what); };
    note('a', false);
    await note('b', true);
    export const result = done.join('');`;
  expect(valuesOf(source)).toMatchObject({
    right: 'abb',
    "note('a', false) ;": 'bb',
    "await note('b', true) ;": 'a',
    "'a' ''": 'bb',
    "'b' ''": 'a',
    'false true': 'aabb',
    'true false': 'ab',
  });
});

test('a run notes the switches that it reaches', () => {
  const text = 'const f = (a) => (a ? 1 : 2); export const result = f(true);';
  expect(
    run(`
      import { listMutations } from './scripts/mutants/mutations.mjs';
      import { withSwitches } from './scripts/mutants/switches.mjs';
      const text = ${JSON.stringify(text)};
      // 1: the condition, 2: the 1, 3: the 2, 4: true.
      const mutations = listMutations('x.ts', text).map((mutation, n) => ({ ...mutation, number: n + 1 }));
      globalThis.reachedMistakes = new Set();
      await import('data:text/javascript,' + encodeURIComponent(withSwitches(text, mutations)));
      console.log(JSON.stringify([...globalThis.reachedMistakes].sort()));`),
  ).toEqual([1, 2, 4]);
});

test('the text of an attribute becomes an expression; types, names and left sides have no mistakes', () => {
  const text = `import a from 'b';
    interface C { 'd-e': 'f'; }
    const g: 'h' = a as 'h';
    const o = { 'i-j': 'k', 1: g };
    [a.l] = o;
    export const M = () => <p title="n" />;`;
  expect(
    run(`
      import { listMutations } from './scripts/mutants/mutations.mjs';
      import { withSwitches } from './scripts/mutants/switches.mjs';
      const text = ${JSON.stringify(text)};
      const mutations = listMutations('x.tsx', text).map((mutation) => ({ ...mutation, number: 1 }));
      console.log(JSON.stringify(withSwitches(text, mutations).split('} ').slice(1).join('} ')));`),
  ).toBe(text.replace('"n"', `{(isMistake(1) ? ('') : "n")}`));
});

test('texts for developers and classes are left as they are', () => {
  const text = `
    const rota = rotasDe(app, 'Itens');
    req.log.error(erro, 'not sent');
    console.error('not read');
    throw new Error('cannot be');
    export const M = () => <p className="card">{refuse('Falta.')}</p>;`;
  expect(
    run(`
      import { listMutations } from './scripts/mutants/mutations.mjs';
      const found = listMutations('x.tsx', ${JSON.stringify(text)}).filter(({ after }) => after === "''");
      console.log(JSON.stringify(found.map(({ before }) => before)));`),
  ).toEqual(["'Falta.'"]);
});
