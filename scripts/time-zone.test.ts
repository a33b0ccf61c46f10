import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('at any time the tests have the day of Brasília, and at least two hours until midnight', () => {
  const code = `
    const RealDate = Date;
    const choices = [];
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const time = RealDate.UTC(2026, 10, 27, 0, minute);
      globalThis.Date = class extends RealDate {
        constructor() {
          super(time);
        }
      };
      const { TIME_ZONE } = await import('./scripts/time-zone.mjs?' + minute);
      choices.push([time, TIME_ZONE]);
    }
    console.log(JSON.stringify(choices));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: path.resolve(__dirname, '..'),
    encoding: 'utf8',
    env: { ...process.env, TZ_MUNICIPIO: undefined },
  });
  const choices = (JSON.parse(output) as [number, string][]).map(([time, zone]) => {
    const read = (timeZone: string) => new Date(time).toLocaleString('sv-SE', { timeZone });
    return { brasilia: read('America/Sao_Paulo'), local: read(zone) };
  });
  expect(choices).toHaveLength(288);
  expect(choices.filter(({ brasilia, local }) => brasilia.slice(0, 10) !== local.slice(0, 10))).toEqual([]);
  expect(choices.filter(({ local }) => local.slice(11) >= '22:00:00')).toEqual([]);
});
