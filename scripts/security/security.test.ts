import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Calls a function of a module in a separate process, because jest does not load plain ES modules. */
function ask(module: string, name: string, argument: string): unknown {
  const code = `import { ${name} } from ${JSON.stringify(path.join(__dirname, module))}; console.log(JSON.stringify(await ${name}(${JSON.stringify(argument)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

describe('secrets', () => {
  test('the project contains none', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/security/secrets.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('each kind is found in any folder, with file and line and without the secret itself', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-secrets-'));
    // Built from parts, so that this file contains no secret.
    const secrets: Record<string, string> = {
      'private key': ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '),
      'access key of AWS': `AKIA${'A1'.repeat(8)}`,
      GITHUB_TOKEN: `ghp_${'a'.repeat(36)}`,
      'token of GitLab': `glpat-${'a'.repeat(20)}`,
      'token of npm': `npm_${'a'.repeat(36)}`,
      'token of Slack': `xoxb-${'1'.repeat(12)}`,
      'key of Google': `AIza${'a'.repeat(35)}`,
      'JSON web token': `${['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0'].join('.')}.${'a'.repeat(12)}`,
      'password in an address': ['postgres://merenda', 'Xk29vQ@banco.example/merenda'].join(':'),
      'hash of a password': ['$argon2id$v=19', 'm=19456,t=2,p=1', 'a'.repeat(22), ''].join('$'),
    };
    fs.mkdirSync(path.join(folder, 'a/b'), { recursive: true });
    for (const [kind, secret] of Object.entries(secrets))
      fs.writeFileSync(path.join(folder, 'a/b', `${kind}.txt`), `first line\nx = "${secret}"\n`);
    fs.writeFileSync(path.join(folder, '.env'), 'PORT=3000\n');
    fs.writeFileSync(path.join(folder, '.env.example'), 'DATABASE_URL=postgres://user:password@host/database\n');
    const found = ask('secrets.mjs', 'findSecrets', folder);
    expect(found).toEqual(
      expect.arrayContaining([
        ...Object.keys(secrets).map((kind) => `a/b/${kind}.txt:2: ${kind}`),
        '.env:1: file of settings or keys',
      ]),
    );
    // Some kinds are also found by secretlint's preset, with another name.
    const places = (found as string[]).map((finding) => finding.split(': ')[0]);
    expect(new Set(places).size).toBe(Object.keys(secrets).length + 1);
    expect(JSON.stringify(found)).not.toContain(secrets['token of GitLab']);
    fs.rmSync(folder, { recursive: true });
  });
});

describe('audit of the dependencies', () => {
  const vulnerability = (name: string, severity: string) => ({ name, severity, range: '<1.2.3' });

  test('high and critical ones are named, others are counted', () => {
    const report = {
      vulnerabilities: {
        a: vulnerability('a', 'critical'),
        b: vulnerability('b', 'moderate'),
        c: vulnerability('c', 'high'),
      },
    };
    expect(ask('audit.mjs', 'readAudit', JSON.stringify(report))).toEqual({
      asked: true,
      grave: ['critical: a <1.2.3', 'high: c <1.2.3'],
      others: 1,
    });
  });

  test.each([
    [
      'a mirror without the service',
      JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
      '405 Method Not Allowed',
    ],
    ['no network', '', 'npm gave no report'],
    ['half a report', '{"vulnerabilities": {', 'npm gave no report'],
  ])('%s does not count as a clean report', (_what, output, reason) => {
    expect(ask('audit.mjs', 'readAudit', output)).toEqual({ asked: false, reason, grave: [], others: 0 });
  });
});
