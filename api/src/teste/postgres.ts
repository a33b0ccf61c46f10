import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run test:postgres -w api [-- <jest's own arguments>]`: the API's tests on a PostgreSQL server that is made for them and thrown away.
// PG_BIN names the folder of its programs; absent, the newest under /usr/lib/postgresql is taken.

/** What an unprivileged child runs as: PostgreSQL refuses to run as root. */
const dono = process.getuid?.() === 0 ? contaComum() : {};
const programas = process.env.PG_BIN ?? maisNovo('/usr/lib/postgresql');
const pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-postgres-'));
if (dono.uid !== undefined && dono.gid !== undefined) fs.chownSync(pasta, dono.uid, dono.gid);
const dados = path.join(pasta, 'dados');
const porta = await portaLivre();

const rodar = (programa: string, argumentos: string[]) =>
  execFileSync(path.join(programas, programa), argumentos, { ...dono, cwd: pasta, stdio: ['ignore', 'ignore', 'inherit'] });

try {
  rodar('initdb', ['-D', dados, '-U', 'teste', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  rodar('pg_ctl', ['-D', dados, '-w', '-l', path.join(pasta, 'log'), '-o', `-p ${porta} -k ${pasta} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`, 'start']);
  try {
    const jest = fileURLToPath(new URL('../../../node_modules/jest/bin/jest.js', import.meta.url));
    const argumentos = ['--experimental-vm-modules', jest, '--config', 'jest.config.mjs', '--testPathIgnorePatterns', 'banco/embutido', ...process.argv.slice(2)];
    const { status } = spawnSync(process.execPath, argumentos, {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL_TESTE: `postgres://teste@127.0.0.1:${porta}/postgres` },
    });
    process.exitCode = status ?? 1;
  } finally {
    rodar('pg_ctl', ['-D', dados, '-m', 'immediate', 'stop']);
  }
} finally {
  fs.rmSync(pasta, { recursive: true });
}

function contaComum(): { uid?: number; gid?: number } {
  const linhas = fs.readFileSync('/etc/passwd', 'utf8').split('\n').map((linha) => linha.split(':'));
  const conta = linhas.find(([nome]) => nome === 'postgres') ?? linhas.find(([nome]) => nome === 'nobody');
  if (!conta) throw new Error('neither postgres nor nobody is an account of this machine');
  return { uid: Number(conta[2]), gid: Number(conta[3]) };
}

function maisNovo(base: string): string {
  const versoes = fs.readdirSync(base).sort((a, b) => Number(b) - Number(a));
  if (!versoes[0]) throw new Error(`no PostgreSQL under ${base}: set PG_BIN`);
  return path.join(base, versoes[0], 'bin');
}

function portaLivre(): Promise<number> {
  return new Promise((resolver) => {
    const servidor = net.createServer().listen(0, '127.0.0.1', () => {
      const endereco = servidor.address();
      servidor.close(() => resolver(typeof endereco === 'object' && endereco ? endereco.port : 0));
    });
  });
}
