import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { enter } from '../../soak/api.mjs';
import { openConnection } from './connection.mjs';

const CLIENTS = 10;
const SECONDS = 10;
const GOAL = 0.4;
/**
 * The statements of one exit, as the server sends them, values in place of parameters
 * (api/src/recursos/estoques/saidas.ts): session, lock, document, balance with ledger, audit.
 */
const TRANSACTION = path.join(import.meta.dirname, 'exit.sql');
const EXIT = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Medição', quantidade: 1 };

/**
 * Exits per second through the API, and those that pgbench writes with the same transaction on the same server, with as
 * many clients.
 * @param {{ urls: string[], postgres: object }} city addresses of the server processes: first one is measured, then all
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function stockWrites({ urls, postgres }) {
  const session = await enter(urls[0]);
  const lines = await linesToTakeFrom(session);
  const alone = await exitsThroughApi(urls.slice(0, 1), session.token, lines);
  const all = await exitsThroughApi(urls, session.token, lines);
  // The server plans the session's statement once per connection and the others each time; pgbench plans all of them
  // once, or each time.
  const eachTime = await exitsThroughPgbench(postgres, session.token, lines, 'extended');
  const once = await exitsThroughPgbench(postgres, session.token, lines, 'prepared');
  const best = Math.max(alone, all);
  return [
    {
      what: `Exits a second, ${CLIENTS} clients, through one server process, through ${urls.length}`,
      measured: `${alone.toFixed(0)}, ${all.toFixed(0)}`,
    },
    { what: 'The same transaction by pgbench, its statements planned each time', measured: eachTime.toFixed(0) },
    { what: 'API : pgbench', measured: (best / eachTime).toFixed(2), goal: `≥ ${GOAL}`, met: best / eachTime >= GOAL },
    {
      what: 'The same by pgbench, its statements planned once',
      measured: `${once.toFixed(0)} (API : pgbench ${(best / once).toFixed(2)})`,
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
        const status = await send('PUT', `estoques/${stock}/produtos-estoque/${id}`, EXIT);
        if (status !== 204) throw new Error(`an exit was answered ${status}`);
        done += 1;
      }
      close();
    }),
  );
  return done / SECONDS;
}

async function exitsThroughPgbench(postgres, token, lines, mode) {
  const script = path.join(os.tmpdir(), `merenda-saida-${process.pid}.sql`);
  const hash = createHash('sha256').update(token).digest('hex');
  fs.writeFileSync(
    script,
    fs.readFileSync(TRANSACTION, 'utf8').replace('@LINES@', `${lines[0].id} + :client_id`).replace('@HASH@', hash),
    { mode: 0o644 },
  );
  try {
    const said = await postgres.run(
      'pgbench',
      '-n',
      '-M',
      mode,
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
