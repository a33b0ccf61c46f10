import { createRequire } from 'node:module';
import path from 'node:path';
import { enter } from '../../soak/api.mjs';
import { percentile } from './city.mjs';

const TIMES = 30;
const GOAL = 3;
/** The driver belongs to the API. */
const require = createRequire(path.resolve(import.meta.dirname, '../../../api/package.json'));

/**
 * A list of 5,000 products through the API, compared with the API's SQL statement for it through the driver alone: one
 * client, in turns.
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function listBesideDriver({ url, postgres }) {
  const { token } = await enter(url);
  // Without compression: the server keeps compressed answers and would not ask the database again.
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  const readList = async () => (await fetch(`${url}/api/produtos`, { headers })).arrayBuffer();
  await readList();
  const statement = await lastStatement(postgres);
  const { Client } = require('pg');
  const client = new Client({ connectionString: postgres.address('merenda') });
  await client.connect();
  const api = [];
  const driver = [];
  let products = 0;
  for (let time = 0; time < TIMES; time += 1) {
    let started = performance.now();
    await readList();
    api.push(performance.now() - started);
    started = performance.now();
    const {
      rows: [{ produtos }],
    } = await client.query(statement);
    driver.push(performance.now() - started);
    products = produtos.length;
  }
  await client.end();
  const quotient = percentile(api, 0.95) / percentile(driver, 0.95);
  return [
    {
      what: `List of ${products.toLocaleString('en')} products through the API, 95 of 100`,
      measured: `${percentile(api, 0.95).toFixed(0)} ms`,
    },
    { what: 'The same statement through the driver, 95 of 100', measured: `${percentile(driver, 0.95).toFixed(0)} ms` },
    { what: 'API : driver', measured: quotient.toFixed(2), goal: `≤ ${GOAL}`, met: quotient <= GOAL },
  ];
}

/** The last statement of a connection in PostgreSQL's statistics: the list itself, which has no parameters. */
async function lastStatement(postgres) {
  const said = await postgres.run(
    'psql',
    '-At',
    postgres.address('merenda'),
    '-c',
    `select query from pg_stat_activity where datname = 'merenda' and query like '%json_agg(p)%from produtos join%' and pid <> pg_backend_pid() limit 1`,
  );
  const statement = said.trim();
  if (statement === '') throw new Error('no connection remembers the statement of the list');
  return statement;
}
