import { execFileSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.resolve(__dirname, 'reconcile.mjs');

/** jest does not load plain ES modules: a process does. */
function breaches(needs: object, situations: object[]): string[] {
  const script = `
    import { breachesOfNeeds } from ${JSON.stringify(MODULE)};
    const { needs, situations } = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(breachesOfNeeds(needs, () => situations)));`;
  const out = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', script, JSON.stringify({ needs, situations })],
    { encoding: 'utf8' },
  );
  return JSON.parse(out) as string[];
}

const UNIT = { id: 1, nome: 'ESCOLA' };
const ITEM = { id: 2, nome: 'ARROZ' };

/** Needs 50 kg: 20 in stock, 5 on the way, 25 missing, of which 20 kg are ordered as 40 packages of 500 g. */
const line = { unidade: UNIT, item: ITEM, unidadeMedida: 'KG', necessidade: 50, doEstoque: 20, aReceber: 5, falta: 25 };
const produto = { item: ITEM, medidaReal: 500, unidadeMedida: 'G' };
const draft = (quantidade: number, unidade = UNIT) => ({ unidade, itens: [{ produto, quantidade }] });
const uncovered = { unidade: UNIT, item: ITEM, unidadeMedida: 'KG', falta: 5 };
const needs = { linhas: [line], rascunhos: [draft(40)], semCobertura: [uncovered] };
const situation = { item: 2, unidadeMedida: 'KG', emEstoque: 30, aCaminho: 5 };

test('a list that reconciles has no breach', () => {
  expect(breaches(needs, [situation])).toEqual([]);
});

test.each([
  ['a need that is not the sum of its parts', { ...needs, linhas: [{ ...line, necessidade: 50.01 }] }, situation],
  ['an order that is too small', { ...needs, rascunhos: [draft(39)] }, situation],
  ['an order of another unit', { ...needs, rascunhos: [draft(40, { id: 9, nome: 'OUTRA' })] }, situation],
  ['a shortage that is not listed', { ...needs, semCobertura: [] }, situation],
  ['a stock that has less', needs, { ...situation, emEstoque: 19 }],
  ['less on the way', needs, { ...situation, aCaminho: 4 }],
])('%s is found', (_, planted, there) => {
  expect(breaches(planted, [there])).toEqual([expect.stringMatching(/^ESCOLA, ARROZ \(KG\): /)]);
});
