import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { enter } from '../../soak/api.mjs';

const CLIENTS = 10;
const SECONDS = 10;
const GOAL = 0.4;
/** The statements of one exit, as the server sends them (api/src/recursos/estoques/saidas.ts): session, lock, document, balance, ledger, audit. */
const TRANSACTION = path.join(import.meta.dirname, 'exit.sql');
const EXIT = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Medição', quantidade: 1 };

/**
 * Exits a second through the API, and those that pgbench writes with the same transaction on the same server, with as many clients.
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function stockWrites({ url, postgres }) {
  const session = await enter(url);
  const lines = await linesToTakeFrom(session);
  const api = await exitsThroughApi(session, lines);
  const pgbench = await exitsThroughPgbench(postgres, lines);
  const quotient = api / pgbench;
  return [
    { what: `Exits a second, ${CLIENTS} clients, through the API`, measured: api.toFixed(0) },
    { what: 'The same transaction by pgbench', measured: pgbench.toFixed(0) },
    { what: 'API : pgbench', measured: quotient.toFixed(2), goal: `≥ ${GOAL}`, met: quotient >= GOAL },
  ];
}

/** One lot of each client's own, with enough for both. */
async function linesToTakeFrom({ user, send, read }) {
  const stock = user.estoques[0].id;
  const [product] = await read('produtos');
  const lines = [];
  for (let client = 0; client < CLIENTS; client += 1) {
    const lot = { numero: `MEDIÇÃO ${client}`, produto: { id: product.id }, dataFabricacao: '2026-01-01', dataValidade: '2036-01-01', quantidade: 1_000_000 };
    lines.push({ stock, id: (await (await send('POST', `estoques/${stock}/produtos-estoque`, { body: lot })).json()).id });
  }
  return lines;
}

async function exitsThroughApi({ send }, lines) {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    lines.map(async ({ stock, id }) => {
      while (performance.now() < until) {
        const res = await send('PUT', `estoques/${stock}/produtos-estoque/${id}`, { body: EXIT });
        await res.arrayBuffer();
        if (res.status !== 204) throw new Error(`an exit was answered ${res.status}`);
        done += 1;
      }
    }),
  );
  return done / SECONDS;
}

async function exitsThroughPgbench(postgres, lines) {
  const script = path.join(os.tmpdir(), `merenda-saida-${process.pid}.sql`);
  fs.writeFileSync(script, fs.readFileSync(TRANSACTION, 'utf8').replace('@LINES@', `${lines[0].id} + :client_id`), { mode: 0o644 });
  try {
    const said = await postgres.run('pgbench', '-n', '-M', 'extended', '-c', String(CLIENTS), '-j', '1', '-T', String(SECONDS), '-f', script, postgres.address('merenda'));
    return Number(/^tps = ([\d.]+)/m.exec(said)[1]);
  } finally {
    fs.rmSync(script);
  }
}
