/** @jest-environment ./publish/environment.cjs */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

interface Outcome {
  changed: string[];
  removed: string[];
}

declare global {
  /** `publish.mjs`, provided by `environment.cjs`. */
  var publication: {
    publish: (options: { to: string; built: Built[] } & Options) => Promise<Outcome>;
    rollback: (options: { to: string; part: string } & Options) => Promise<Outcome>;
  };
}

interface Options {
  keep?: number;
  dryRun?: boolean;
  now?: Date;
  withoutKey?: boolean;
}

type Built = ReturnType<typeof built>;

let folder: string;
let dir: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-publish-'));
  dir = path.join(folder, 'srv');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

interface Version {
  /** Packages that the shell offers, or the area requires: name → version. */
  shared?: Record<string, string>;
  /** Of the packages that are not shared whole, the names that the shell offers, or the area uses. */
  names?: Record<string, string[]>;
  telas?: { caminho: string }[];
  /** Names of the shell's other assets; one asset has its version in the name. */
  assets?: string[];
  /** The key of the installation: the shell has its public part, and areas are signed with it. */
  key?: KeyObject;
}

/** A folder like the build's, and the argument for `publish`. */
function built(
  part: string,
  versao: string,
  { shared = { react: '19.3.1', '@merenda/shared': '1.0.0' }, names = {}, telas = [], assets = [], key }: Version = {},
) {
  const from = path.join(folder, 'built', part, versao);
  const manifest = {
    chave: part === 'shell' ? key && createPublicKey(key).export({ format: 'jwk' }).x : undefined,
    shared: Object.entries(shared).map(([name, version]) => ({
      name,
      version,
      requiredVersion: `^${version}`,
      names: names[name],
      assets: { js: { sync: part === 'shell' ? [`${name}.js`] : [] } },
    })),
  };
  const files: Record<string, string> = { 'mf-manifest.json': JSON.stringify(manifest), 'mf-stats.json': '{}' };
  if (part === 'shell') {
    files['index.html'] = `shell ${versao}`;
    files['index.html.gz'] = `gz of ${versao}`;
    for (const name of [`shell.${versao}.js`, ...assets]) files[`assets/${name}`] = name;
  } else {
    files['remoteEntry.js'] = `${part} ${versao}`;
    files['remoteEntry.js.br'] = `br of ${part} ${versao}`;
  }
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(from, name)), { recursive: true });
    fs.writeFileSync(path.join(from, name), content);
  }
  return {
    part,
    versao,
    folder: from,
    entry: part === 'shell' ? { versao } : entryOf(part, versao, { telas, key }),
  };
}

function entryOf(part: string, versao: string, { telas, key }: Version) {
  const entry = { versao, entrada: `/areas/${part}/${versao}/remoteEntry.js`, area: { id: part, telas } };
  if (!key) return entry;
  const hash = createHash('sha384').update(`${part} ${versao}`).digest('base64');
  const whole = { ...entry, integridade: `sha384-${hash}` };
  return { ...whole, assinatura: sign(null, Buffer.from(JSON.stringify([part, whole])), key).toString('base64url') };
}

/** As in development; the tests of signatures say otherwise. */
const publish = (parts: Built[], options: Options = {}) =>
  publication.publish({ to: dir, built: parts, withoutKey: true, ...options });
const rollback = (part: string, options: Options = {}) => publication.rollback({ to: dir, part, ...options });

/** The files that a visitor gets: the versions by part, and the areas' code from the addresses in the federation. */
function live(): Record<string, string> {
  const { shell, areas } = JSON.parse(fs.readFileSync(path.join(dir, 'federation.json'), 'utf8')) as {
    shell: { versao: string };
    areas: Record<string, { entrada: string }>;
  };
  const code = Object.entries(areas).map(([area, { entrada }]) => [
    area,
    fs.readFileSync(path.join(dir, entrada), 'utf8'),
  ]);
  return { shell: shell.versao, ...Object.fromEntries(code) };
}

const versionsOf = (area: string) => fs.readdirSync(path.join(dir, 'areas', area)).sort();
const page = () => fs.readFileSync(path.join(dir, 'shell/index.html'), 'utf8');

describe('publishing', () => {
  test('shell and areas go live together in an empty folder, with their compressed copies', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1'), built('mf-b', '1')]);
    expect(live()).toEqual({ shell: 's1', 'mf-a': 'mf-a 1', 'mf-b': 'mf-b 1' });
    expect(page()).toBe('shell s1');
    expect(fs.readFileSync(path.join(dir, 'shell/index.html.gz'), 'utf8')).toBe('gz of s1');
    expect(fs.readFileSync(path.join(dir, 'areas/mf-a/1/remoteEntry.js.br'), 'utf8')).toBe('br of mf-a 1');
    expect(fs.existsSync(path.join(dir, 'areas/mf-a/1/mf-stats.json'))).toBe(false);
  });

  test('one area changes only its own entry; the earlier folder stays', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1'), built('mf-b', '1')]);
    expect((await publish([built('mf-a', '2')])).changed).toEqual(['mf-a']);
    expect(live()).toEqual({ shell: 's1', 'mf-a': 'mf-a 2', 'mf-b': 'mf-b 1' });
    expect(versionsOf('mf-a')).toEqual(['1', '2']);
  });

  test('publishing the live version changes nothing', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    const before = fs.readFileSync(path.join(dir, 'federation.json'));
    expect((await publish([built('mf-a', '1')])).changed).toEqual([]);
    expect(fs.readFileSync(path.join(dir, 'federation.json'))).toEqual(before);
  });

  test('a published folder is never written again, even under the same version', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    await publish([built('mf-a', '2')]);
    const again = built('mf-a', '1');
    fs.writeFileSync(path.join(again.folder, 'remoteEntry.js'), 'something else');
    await publish([again]);
    expect(live()['mf-a']).toBe('mf-a 1');
  });

  test('--dry-run refuses the same as a publication, returns what would happen, and writes nothing', async () => {
    await expect(publish([built('mf-a', '1')], { dryRun: true })).rejects.toThrow(
      `A pasta ${dir} não existe. Publique o shell primeiro`,
    );
    expect((await publish([built('shell', 's1'), built('mf-a', '1')], { dryRun: true })).changed).toEqual([
      'shell',
      'mf-a',
    ]);
    expect(fs.existsSync(dir)).toBe(false);
  });

  test('an unreadable federation.json stops the publication', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    fs.writeFileSync(path.join(dir, 'federation.json'), '{');
    await expect(publish([built('mf-a', '2')])).rejects.toThrow('não é um JSON válido');
    expect(versionsOf('mf-a')).toEqual(['1']);
  });

  test('eight at once: all are live in the end, and a reader never gets an incomplete file', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    const areas = Array.from({ length: 8 }, (_, i) => `mf-${i}`);
    let running = true;
    const reader = (async () => {
      while (running) {
        live();
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await Promise.all(areas.map((area) => publishElsewhere(built(area, '1'))));
    running = false;
    await reader;
    expect(Object.keys(live()).sort()).toEqual([...areas, 'mf-a', 'shell'].sort());
  });

  test('the lock of a dead process is taken over; a publication waits for the lock of a live one', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    const lock = path.join(dir, '.publicacao/trava');
    const dead = spawnSync(process.execPath, ['--version']).pid;
    fs.writeFileSync(lock, JSON.stringify({ id: 'x', host: os.hostname(), pid: dead }));
    await publish([built('mf-a', '2')]);
    expect(live()['mf-a']).toBe('mf-a 2');

    fs.writeFileSync(lock, JSON.stringify({ id: 'y', host: os.hostname(), pid: process.pid }));
    const waiting = publishElsewhere(built('mf-a', '3'));
    // One that does not wait comes before this.
    let freed = false;
    setTimeout(() => {
      freed = true;
      fs.rmSync(lock);
    }, 1500);
    expect(await waiting.then(() => freed)).toBe(true);
    expect(live()['mf-a']).toBe('mf-a 3');
  });
});

/** In a separate process, like another operator. */
function publishElsewhere(part: Built): Promise<void> {
  const code = `import { publish } from './scripts/publish/publish.mjs'; await publish(${JSON.stringify({ to: dir, built: [part], withoutKey: true })});`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (text) => (words += text));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(words))));
  });
}

describe('incompatible parts are refused, and nothing is written', () => {
  beforeEach(() => publish([built('shell', 's1'), built('mf-a', '1', { telas: [{ caminho: '/a' }] })]));
  const unchanged = () =>
    expect([live(), versionsOf('mf-a'), page()]).toEqual([{ shell: 's1', 'mf-a': 'mf-a 1' }, ['1'], 'shell s1']);

  test.each([
    ['of a later minor', { react: '19.4.0' }, 'mf-a precisa de react ^19.4.0, e o shell oferece 19.3.1.'],
    [
      'of another major',
      { '@merenda/shared': '2.0.0' },
      'mf-a precisa de @merenda/shared ^2.0.0, e o shell oferece 1.0.0.',
    ],
    ['that the shell lacks', { antd: '6.6.8' }, 'mf-a precisa de antd ^6.6.8, que o shell não oferece.'],
  ])('an area that needs a package %s', async (_which, shared, sentence) => {
    await expect(publish([built('mf-a', '2', { shared })])).rejects.toThrow(sentence);
    unchanged();
  });

  describe('where the shell offers only some names of a package', () => {
    const shared = { 'antd/nucleo': '6.6.8' };
    const some = (...names: string[]) => ({ shared, names: { 'antd/nucleo': names } });
    beforeEach(() => publish([built('shell', 's2', some('Button', 'Card')), built('mf-a', '2', some('Button'))]));
    const stays = () => expect([live(), page()]).toEqual([{ shell: 's2', 'mf-a': 'mf-a 2' }, 'shell s2']);

    test('an area that uses another name is refused; together with a shell that has it, it goes live', async () => {
      const area = built('mf-a', '3', some('Button', 'Rate', 'Tour'));
      await expect(publish([area])).rejects.toThrow('mf-a usa Rate, Tour de antd/nucleo, que o shell não oferece.');
      stays();
      await publish([area, built('shell', 's3', some('Button', 'Rate', 'Tour'))]);
      expect(live()).toEqual({ shell: 's3', 'mf-a': 'mf-a 3' });
      await expect(rollback('shell')).rejects.toThrow('mf-a usa Rate, Tour de antd/nucleo');
    });

    test('a shell without a name that a live area uses is refused', async () => {
      await expect(publish([built('shell', 's3', some('Card'))])).rejects.toThrow('mf-a usa Button de antd/nucleo');
      stays();
    });

    test('an area that does not say what it uses is refused; a shell that offers the package whole takes it', async () => {
      await expect(publish([built('mf-a', '3', { shared })])).rejects.toThrow('mf-a não diz o que usa de antd/nucleo');
      stays();
      await publish([built('mf-a', '3', { shared }), built('shell', 's3', { shared })]);
      expect(live()['mf-a']).toBe('mf-a 3');
    });
  });

  test('an area built for an earlier patch is accepted', async () => {
    await publish([built('mf-a', '2', { shared: { react: '19.3.0' } })]);
    expect(live()['mf-a']).toBe('mf-a 2');
  });

  test('a shell that is incompatible with a live area; together with a compatible area it goes live', async () => {
    const shell = built('shell', 's2', { shared: { react: '20.0.0' } });
    await expect(publish([shell])).rejects.toThrow('mf-a precisa de react ^19.3.1, e o shell oferece 20.0.0.');
    unchanged();
    await publish([shell, built('mf-a', '2', { shared: { react: '20.0.0' } })]);
    expect(live()).toEqual({ shell: 's2', 'mf-a': 'mf-a 2' });
  });

  test('an address that belongs to another area', async () => {
    await expect(publish([built('mf-b', '1', { telas: [{ caminho: '/a' }] })])).rejects.toThrow(
      'O caminho /a de mf-b já é de mf-a.',
    );
    unchanged();
  });
});

describe('signatures', () => {
  const { privateKey: key } = generateKeyPairSync('ed25519');
  const { privateKey: other } = generateKeyPairSync('ed25519');
  const WITHOUT_KEY = { withoutKey: false };
  beforeEach(() => publish([built('shell', 's1', { key }), built('mf-a', '1', { key })], WITHOUT_KEY));
  const unchanged = () => expect(live()).toEqual({ shell: 's1', 'mf-a': 'mf-a 1' });

  test('a signed area goes live, and is rolled back', async () => {
    await publish([built('mf-a', '2', { key })], WITHOUT_KEY);
    expect(live()['mf-a']).toBe('mf-a 2');
    await rollback('mf-a');
    unchanged();
  });

  test.each<[string, Version]>([
    ['without a signature', {}],
    ['with the signature of another key', { key: other }],
  ])('an area %s is refused, also in development', async (_which, version) => {
    await expect(publish([built('mf-a', '2', version)])).rejects.toThrow(
      'mf-a não está assinada com a chave deste shell',
    );
    unchanged();
  });

  test('a shell without a key does not take the place of one with a key', async () => {
    await expect(publish([built('shell', 's2')], WITHOUT_KEY)).rejects.toThrow('O shell não tem a chave');
    unchanged();
    await publish([built('shell', 's2')]);
    await publish([built('shell', 's3', { key })], WITHOUT_KEY);
    await expect(rollback('shell')).rejects.toThrow('O shell não tem a chave');
    expect(live().shell).toBe('s3');
  });

  test('with a new key, shell and areas go live together, also areas that did not change', async () => {
    const shell = built('shell', 's2', { key: other });
    await expect(publish([shell], WITHOUT_KEY)).rejects.toThrow('mf-a não está assinada');
    unchanged();
    expect((await publish([shell, built('mf-a', '1', { key: other })], WITHOUT_KEY)).changed).toEqual([
      'shell',
      'mf-a',
    ]);
    await expect(rollback('shell')).rejects.toThrow('mf-a não está assinada');
  });

  test('a version whose published files were changed does not go live again', async () => {
    await publish([built('mf-a', '2', { key })], WITHOUT_KEY);
    fs.appendFileSync(path.join(dir, 'areas/mf-a/1/remoteEntry.js'), ';');
    await expect(rollback('mf-a')).rejects.toThrow('Os arquivos de mf-a 1 não são os que foram publicados');
    expect(live()['mf-a']).toBe('mf-a 2');
  });
});

describe('rolling back', () => {
  test('goes back to the previous versions, step by step, and reports when there is no earlier one', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    await publish([built('mf-a', '2')]);
    await publish([built('mf-a', '3')]);
    await rollback('mf-a');
    expect(live()['mf-a']).toBe('mf-a 2');
    await rollback('mf-a');
    expect(live()['mf-a']).toBe('mf-a 1');
    await expect(rollback('mf-a')).rejects.toThrow('mf-a não tem versão anterior');
    await expect(rollback('mf-z')).rejects.toThrow('mf-z não tem versão anterior');
  });

  test('after a rollback the next publication comes before the good version, not before the bad one', async () => {
    await publish([built('shell', 's1'), built('mf-a', 'good')]);
    await publish([built('mf-a', 'bad')]);
    await rollback('mf-a');
    await publish([built('mf-a', 'better')]);
    await rollback('mf-a');
    expect(live()['mf-a']).toBe('mf-a good');
  });

  test('--dry-run writes nothing', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    await publish([built('mf-a', '2')]);
    expect((await rollback('mf-a', { dryRun: true })).changed).toEqual(['mf-a']);
    expect(live()['mf-a']).toBe('mf-a 2');
  });

  test('an earlier version that is not compatible with the current shell does not go live', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    await publish([
      built('shell', 's2', { shared: { react: '20.0.0' } }),
      built('mf-a', '2', { shared: { react: '20.0.0' } }),
    ]);
    await expect(rollback('mf-a')).rejects.toThrow('mf-a precisa de react ^19.3.1, e o shell oferece 20.0.0.');
    expect(live()['mf-a']).toBe('mf-a 2');
  });

  test('a publication that ended before its history was written can be rolled back', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    const history = path.join(dir, '.publicacao/historico.json');
    const before = fs.readFileSync(history);
    await publish([built('mf-a', '2')]);
    fs.writeFileSync(history, before);
    await rollback('mf-a');
    expect(live()['mf-a']).toBe('mf-a 1');
  });

  test('the shell can be rolled back too, with page and compressed page', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    await publish([built('shell', 's2')]);
    await rollback('shell');
    expect([live().shell, page(), fs.readFileSync(path.join(dir, 'shell/index.html.gz'), 'utf8')]).toEqual([
      's1',
      'shell s1',
      'gz of s1',
    ]);
  });
});

describe('the commands', () => {
  const command = (args: string[], env = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder, ...env },
    });
    return { status, said: stdout + stderr };
  };

  test('rollback:area prints the live versions; the folder is relative to the current one', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')]);
    await publish([built('mf-a', '2')]);
    const { status, said } = command(['scripts/rollback.mjs', 'mf-a', '--to', 'srv']);
    expect([status, live()['mf-a']]).toEqual([0, 'mf-a 1']);
    expect(said).toMatch(/Mudou: mf-a\.[\s\S]*No ar em [\s\S]*mf-a +1\n/);
  });

  test.each([
    [['scripts/rollback.mjs', 'mf-a'], 'Diga a área e a pasta publicada'],
    [['scripts/rollback.mjs', 'mf-a', '--to', 'srv'], 'não existe'],
    [['scripts/publish.mjs', 'mf-estoque'], 'Diga a pasta publicada'],
    [['scripts/publish.mjs', '--to', 'srv'], 'Diga o que publicar: shell, '],
    [['scripts/publish.mjs', 'mf-fantasma', '--to', 'srv'], 'Não há mf-fantasma.'],
    [
      ['scripts/publish.mjs', 'mf-estoque', '--to', 'srv', '--keep', '1'],
      '--keep deve ser um número inteiro, 2 ou mais',
    ],
  ])('%j is refused with a message', (args, sentence) => {
    const { status, said } = command(args);
    expect(status).toBe(1);
    expect(said).toContain(sentence);
    expect(fs.existsSync(dir)).toBe(false);
  });
});

describe('old versions', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 2, n));

  test('the requested number of versions keep their files; the live one and the one before always do', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')], { now: day(1) });
    for (const n of [2, 3, 4, 5]) await publish([built('mf-a', String(n))], { keep: 3, now: day(n) });
    expect(versionsOf('mf-a')).toEqual(['3', '4', '5']);
    await rollback('mf-a', { now: day(6) });
    expect((await publish([built('mf-a', '6')], { keep: 2, now: day(8) })).removed).toEqual(['mf-a 5', 'mf-a 3']);
    expect(versionsOf('mf-a')).toEqual(['4', '6']);
  });

  test('a version that was live within a day keeps its files, for the pages that loaded it', async () => {
    await publish([built('shell', 's1'), built('mf-a', '1')], { now: day(1) });
    for (const n of [2, 3, 4]) await publish([built('mf-a', String(n))], { keep: 2, now: day(2) });
    expect(versionsOf('mf-a')).toEqual(['1', '2', '3', '4']);
    await publish([built('mf-a', '5')], { keep: 2, now: day(4) });
    expect(versionsOf('mf-a')).toEqual(['4', '5']);
  });

  test('the chunks of an earlier shell stay as long as its version', async () => {
    const assets = () => fs.readdirSync(path.join(dir, 'shell/assets')).sort();
    await publish([built('shell', 's1', { assets: ['always.js'] })], { now: day(1) });
    await publish([built('shell', 's2', { assets: ['always.js'] })], { keep: 2, now: day(3) });
    expect(assets()).toEqual(['always.js', 'shell.s1.js', 'shell.s2.js']);
    await publish([built('shell', 's3', { assets: ['always.js'] })], { keep: 2, now: day(5) });
    expect(assets()).toEqual(['always.js', 'shell.s2.js', 'shell.s3.js']);
  });
});
