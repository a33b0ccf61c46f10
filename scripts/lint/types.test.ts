import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
const PROJECTS = ['tsconfig.json', 'api/tsconfig.json'];

test('`npm run types` reads every TypeScript file of the project', () => {
  const read = PROJECTS.flatMap((project) =>
    execFileSync(process.execPath, [TSC, '-p', project, '--listFilesOnly'], { cwd: ROOT, encoding: 'utf8' }).split(
      '\n',
    ),
  );
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const known = new Set(read.map((file) => path.relative(ROOT, path.resolve(ROOT, file))));
  expect(
    files.split('\0').filter((file) => file !== '' && !known.has(file) && fs.existsSync(path.join(ROOT, file))),
  ).toEqual([]);
});
