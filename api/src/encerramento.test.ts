import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { esperarAte } from './teste/esperar-ate.js';
import { portaLivre } from './teste/porta-livre.js';
import { PROCESSO_CURTO } from './teste/processo-curto.js';

/** Node's answer to a request that asks before it sends its body. */
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

const API = fileURLToPath(new URL('..', import.meta.url));
let pasta: string;
beforeAll(() => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-encerrar-'));
});
afterAll(() => fs.rmSync(pasta, { recursive: true, force: true }));

interface Servidor {
  processo: ChildProcess;
  porta: number;
  palavras: () => string;
}

/** The server as it is run, on a database in a folder. */
async function ligar(): Promise<Servidor> {
  const porta = await portaLivre();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    HOST: '127.0.0.1',
    PORT: String(porta),
    DADOS: path.join(pasta, 'banco'),
    DEMO: '0',
    ESTATICOS: pasta,
    LOG: 'info',
  };
  const processo = spawn(
    process.execPath,
    [...PROCESSO_CURTO, '--conditions=source', '--import', 'tsx', 'src/server.ts'],
    {
      cwd: API,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let palavras = '';
  for (const fluxo of [processo.stdout, processo.stderr])
    fluxo?.setEncoding('utf8').on('data', (texto: string) => (palavras += texto));
  await esperarAte(() => {
    if (processo.exitCode !== null) throw new Error(palavras);
    return fetch(`http://127.0.0.1:${porta}/saude/pronta`).then(
      (res) => res.ok,
      () => false,
    );
  });
  return { processo, porta, palavras: () => palavras };
}

/** A request whose body is half sent. */
async function requisicaoPelaMetade(porta: number): Promise<{ terminar: () => Promise<string>; soquete: net.Socket }> {
  const corpo = 'usuario=ninguem&senha=nenhuma';
  const soquete = net.connect(porta, '127.0.0.1').setEncoding('utf8');
  soquete.on('error', () => undefined);
  await once(soquete, 'connect');
  soquete.write(
    `POST /api/tokens/autenticar HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\nContent-Length: ${corpo.length}\r\n\r\n${corpo.slice(0, 10)}`,
  );
  let resposta = '';
  soquete.on('data', (texto: string) => (resposta += texto));
  const terminar = async () => {
    soquete.write(corpo.slice(10));
    await once(soquete, 'close');
    return resposta;
  };
  // The server has the request and waits for the rest of its body.
  await esperarAte(() => resposta === CONTINUE);
  resposta = '';
  return { terminar, soquete };
}

/** The lock goes last, after everything is written out; a process that dies leaves it. */
const fechado = () => !fs.existsSync(path.join(pasta, 'banco.lock'));

test('on a stop signal it answers open requests, accepts no new ones, closes the database and ends with 0', async () => {
  const { processo, porta, palavras } = await ligar();
  const { terminar } = await requisicaoPelaMetade(porta);
  expect(fechado()).toBe(false);
  const fim = once(processo, 'exit');
  processo.kill('SIGTERM');
  await esperarAte(() =>
    fetch(`http://127.0.0.1:${porta}/saude`).then(
      () => false,
      () => true,
    ),
  );
  expect(processo.exitCode).toBeNull();
  const resposta = await terminar();
  expect(resposta).toMatch(/^HTTP\/1\.1 401 /);
  expect(resposta).toContain('Usuário ou senha estão incorretos!');
  expect(await fim).toEqual([0, null]);
  expect(fechado()).toBe(true);
  expect(palavras()).toContain('SIGTERM: encerrando');
  expect(palavras()).not.toMatch(/"level":"(error|fatal)"/);
});

test('a request that never ends is cut off in time, and the stop is still orderly', async () => {
  const { processo, porta, palavras } = await ligar();
  const { soquete } = await requisicaoPelaMetade(porta);
  expect(fechado()).toBe(false);
  const fim = once(processo, 'exit');
  processo.kill('SIGTERM');
  expect(await fim).toEqual([0, null]);
  soquete.destroy();
  expect(palavras()).toContain('conexões ainda abertas foram cortadas');
  expect(palavras()).not.toMatch(/"level":"(error|fatal)"/);
  expect(fechado()).toBe(true);
});
