import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../docs/hosting');
const units = fs.readdirSync(FOLDER).filter((file) => /\.(service|timer)$/.test(file));
const textOf = (unit: string) => fs.readFileSync(path.join(FOLDER, unit), 'utf8');

test.each(units)('%s starts a program of the product, as the user merenda', (unit) => {
  if (unit.endsWith('.timer')) {
    expect(units).toContain(unit.replace('.timer', '.service'));
    return;
  }
  const [, program = ''] = /^ExecStart=\/usr\/bin\/node api\/dist\/(\S+)\.js/m.exec(textOf(unit)) ?? [];
  expect(fs.existsSync(path.resolve(__dirname, '../api/src', `${program}.ts`))).toBe(true);
  expect(textOf(unit)).toMatch(/^User=merenda$/m);
  expect(textOf(unit)).toMatch(/^NoNewPrivileges=true$/m);
});

// Where there is no systemd, the machine that runs the units checks them when they are started.
const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(systemd ? test : test.skip)('systemd reports no error', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => path.join(FOLDER, unit))], {
    encoding: 'utf8',
  });
  // Node may be in another folder on this machine.
  expect(stderr.split('\n').filter((line) => line && !line.includes('/usr/bin/node is not executable'))).toEqual([]);
});
