import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('at any time the tests have the day of Brasília, and at least two hours until midnight', () => {
  const code = `
    import { timeZoneAt } from './scripts/time-zone.mjs';
    const times = Array.from({ length: 24 * 60 }, (_, minute) => new Date(Date.UTC(2026, 10, 27, 0, minute)));
    console.log(JSON.stringify(times.map((time) => [time, timeZoneAt(time)])));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: path.resolve(__dirname, '..'),
    encoding: 'utf8',
  });
  const choices = (JSON.parse(output) as [string, string][]).map(([time, zone]) => {
    const read = (timeZone: string) => new Date(time).toLocaleString('sv-SE', { timeZone });
    return { brasilia: read('America/Sao_Paulo'), local: read(zone) };
  });
  expect(choices).toHaveLength(1440);
  expect(choices.filter(({ brasilia, local }) => brasilia.slice(0, 10) !== local.slice(0, 10))).toEqual([]);
  expect(choices.filter(({ local }) => local.slice(11) >= '22:00:00')).toEqual([]);
});
