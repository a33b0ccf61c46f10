import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-key-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, INIT_CWD: folder, ...env } });

test('new:key makes a key that only its owner can read, and never replaces one', () => {
  const file = path.join(folder, 'areas.pem');
  expect(run(['scripts/new-key.mjs', 'areas.pem']).status).toBe(0);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const key = fs.readFileSync(file);
  const { status, stderr } = run(['scripts/new-key.mjs', 'areas.pem']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('já existe')]);
  expect(fs.readFileSync(file)).toEqual(key);
});

test.each<[string[], Record<string, string>, string]>([
  [[], {}, 'Não há chave para assinar'],
  [['--sem-assinatura'], { NODE_ENV: 'production' }, 'nada é publicado sem assinatura'],
  [[], { AREAS_CHAVE: '/nada.pem' }, 'A chave /nada.pem (AREAS_CHAVE) não pôde ser lida'],
  [[], { AREAS_CHAVE: 'rsa.pem' }, 'não é uma chave Ed25519'],
])('publish:area %j with %j is refused before anything is built', (args, env, sentence) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  fs.writeFileSync(path.join(folder, 'rsa.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const { status, stdout, stderr } = run(['scripts/publish.mjs', 'mf-estoque', '--to', 'srv', ...args], {
    AREAS_CHAVE: '',
    ...env,
  });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(sentence)]);
});
