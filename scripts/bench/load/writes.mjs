import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { enter } from '../../soak/api.mjs';
import { median } from '../browser.mjs';
import { openConnection } from './connection.mjs';

const CLIENTS = 10;
const SECONDS = 6;
/** One window varies by a half, so each figure is the median of this number of windows. */
const ROUNDS = 3;
const GOAL = 0.4;
/**
 * The statements of one exit, as the server sends them, values in place of parameters: the session with the scope of
 * the route, and the exit itself (api/src/estoque/estoques/saida.ts).
 */
const STATEMENTS = path.join(import.meta.dirname, 'exit.sql');
/** The line before the last statement, the exit itself. */
const LAST = '-- The exit.\n';
const EXIT = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Medição', quantidade: 1 };

/**
 * Exits per second through the API, and those that pgbench writes with the same prepared statements, and with the exit's
 * statement alone, on the same server with as many clients: medians of windows that take turns.
 * @param {{ urls: string[], postgres: object }} city addresses of the server processes: first one is measured, then all
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function stockWrites({ urls, postgres }) {
  const session = await enter(urls[0]);
  const lines = await linesToTakeFrom(session);
  const script = fs.readFileSync(STATEMENTS, 'utf8');
  const [set = ''] = script.split('\n');
  const ways = [
    () => exitsThroughApi(urls.slice(0, 1), session.token, lines),
    () => exitsThroughApi(urls, session.token, lines),
    () => exitsThroughPgbench(postgres, session.token, lines, script),
    () => exitsThroughPgbench(postgres, session.token, lines, `${set}\n${script.split(LAST)[1] ?? ''}`),
  ];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = [];
    for (const way of ways) figures.push(await way());
    rounds.push(figures);
  }
  const [alone, all, same, one] = ways.map((_, way) => median(rounds.map((figures) => figures[way])));
  const best = Math.max(alone, all);
  return [
    {
      what: `Exits a second, ${CLIENTS} clients, through one server process, through ${urls.length}`,
      measured: `${alone.toFixed(0)}, ${all.toFixed(0)}`,
    },
    {
      what: 'The same statements by pgbench, prepared: session and exit',
      measured: `${same.toFixed(0)} (API : pgbench ${(best / same).toFixed(2)})`,
    },
    { what: "The exit's statement alone by pgbench, prepared", measured: one.toFixed(0) },
    {
      what: 'API : the one statement in pgbench',
      measured: (best / one).toFixed(2),
      goal: `≥ ${GOAL}`,
      met: best / one >= GOAL,
    },
  ];
}

/** One lot per client, with enough for both. */
async function linesToTakeFrom({ user, send, read }) {
  const stock = user.estoques[0].id;
  const [product] = await read('produtos');
  const lines = [];
  for (let client = 0; client < CLIENTS; client += 1) {
    const lot = {
      numero: `MEDIÇÃO ${client}`,
      produto: { id: product.id },
      dataFabricacao: '2026-01-01',
      dataValidade: '2036-01-01',
      quantidade: 1_000_000,
    };
    lines.push({
      stock,
      id: (await (await send('POST', `estoques/${stock}/produtos-estoque`, { body: lot })).json()).id,
    });
  }
  return lines;
}

async function exitsThroughApi(urls, token, lines) {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    lines.map(async ({ stock, id }, client) => {
      const { send, close } = openConnection(urls[client % urls.length], token);
      while (performance.now() < until) {
        const status = await send('PUT', `estoques/${stock}/produtos-estoque/${id}`, { body: EXIT });
        if (status !== 204) throw new Error(`an exit was answered ${status}`);
        done += 1;
      }
      close();
    }),
  );
  return done / SECONDS;
}

async function exitsThroughPgbench(postgres, token, lines, statements) {
  const script = path.join(os.tmpdir(), `merenda-saida-${process.pid}.sql`);
  const hash = createHash('sha256').update(token).digest('hex');
  fs.writeFileSync(
    script,
    statements
      .replace('@LINES@', `${lines[0].id} + :client_id`)
      .replace('@HASH@', hash)
      .replaceAll('@STOCK@', String(lines[0].stock)),
    { mode: 0o644 },
  );
  try {
    const said = await postgres.run(
      'pgbench',
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '1',
      '-T',
      String(SECONDS),
      '-f',
      script,
      postgres.address('merenda'),
    );
    return Number(/^tps = ([\d.]+)/m.exec(said)[1]);
  } finally {
    fs.rmSync(script);
  }
}
