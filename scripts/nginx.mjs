import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installFromDistribution } from './distribution.mjs';
import { freePort } from './server.mjs';

const SITE = path.resolve(import.meta.dirname, '../docs/hosting/nginx.conf');

/** The longest time until nginx responds for the first time (ms). */
const PATIENCE = 10_000;

/** Fetches nginx, with which the tests host the product as an installation does, where it is missing. */
export function ensureNginx(report = console.log) {
  if (present()) return;
  installFromDistribution('nginx', report);
  if (!present())
    throw new Error('Nenhum nginx encontrado. Instale o pacote nginx, com que os testes servem o produto publicado.');
}

function present() {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined;
}

/**
 * Serves a published folder with a real nginx and the settings of docs/hosting, on a free port.
 * @param {{ published: string, api: string }} options `api` is the address of a running API, e.g.
 *   `http://localhost:4010`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startNginx({ published, api }) {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-nginx-'));
  fs.writeFileSync(path.join(folder, 'site.conf'), siteFor({ published, api, port }));
  fs.writeFileSync(path.join(folder, 'nginx.conf'), mainFor(folder));
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (words += text));
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const ended = exited.then(() => Promise.reject(new Error(`O nginx terminou antes de responder.\n${words}`)));
  ended.catch(() => undefined);
  await Promise.race([waitForAnswer(url), ended]);
  return { url, stop };
}

/** The documented settings, with the marked values replaced. */
function siteFor({ published, api, port }) {
  const places = [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${new URL(api).port};`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['set $published /srv/merenda;', `set $published ${published};`],
  ];
  return places.reduce(
    (text, [documented, here]) => {
      if (!text.includes(documented)) throw new Error(`${SITE} lacks '${documented}'.`);
      return text.replace(documented, here);
    },
    fs.readFileSync(SITE, 'utf8'),
  );
}

/** The main configuration, which normally comes from the distribution. Nothing is written outside the folder. */
function mainFor(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // If root starts nginx, its workers run as the user 'nobody', which cannot read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
events { worker_connections 256; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary} include ${folder}/site.conf; }
`;
}

async function waitForAnswer(url) {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const res = await fetch(url).catch(() => null);
    if (res) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`O nginx não respondeu em ${PATIENCE / 1000} s.`);
}
