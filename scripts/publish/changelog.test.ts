import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-changelog-'));
  fs.mkdirSync(path.join(folder, 'mf-a'));
  fs.writeFileSync(
    path.join(folder, 'mf-a/CHANGELOG.md'),
    '# mf-a\n\n## 2.0.0 (2026-11-22)\n\n- Terceira.\n\n## 1.10.0 (2026-11-21)\n\n- Segunda.\n\n## 1.1.0 (2026-11-20)\n\n- Primeira.\n',
  );
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

/** `changesOf`, called in a separate process, because jest does not load plain ES modules. */
function changesOf(before?: string): string {
  const call = `changesOf('mf-a', ${JSON.stringify(before)}, ${JSON.stringify(folder)})`;
  const code = `import { changesOf } from './scripts/publish/changelog.mjs'; process.stdout.write(${call});`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

const THIRD = '## 2.0.0 (2026-11-22)\n\n- Terceira.';
const SECOND = '## 1.10.0 (2026-11-21)\n\n- Segunda.';

test('everything above the section of the version that was live', () => {
  expect(changesOf('1.1.0-3f2a91c04b')).toBe(`mf-a\n\n${THIRD}\n\n${SECOND}`);
  expect(changesOf('1.10.0-3f2a91c04b-dev')).toBe(`mf-a\n\n${THIRD}`);
});

test.each([[undefined], ['0.9.0-3f2a91c04b']])('only the newest section if %s has none', (before) => {
  expect(changesOf(before)).toBe(`mf-a\n\n${THIRD}`);
});

test('reports a version that was not increased', () => {
  expect(changesOf('2.0.0-3f2a91c04b')).toBe('mf-a: nada de novo em mf-a/CHANGELOG.md desde 2.0.0-3f2a91c04b.');
});

test('each part has a changelog, and its newest section is the version in package.json', () => {
  const parts = fs.readdirSync(ROOT).filter((name) => name === 'shell' || /^mf-/.test(name));
  const newest = parts.map((part) => {
    const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, part, 'package.json'), 'utf8')) as {
      version: string;
    };
    const [, first] = /^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(
      fs.readFileSync(path.join(ROOT, part, 'CHANGELOG.md'), 'utf8'),
    )!;
    return [part, first === version];
  });
  expect(newest).toEqual(parts.map((part) => [part, true]));
});
