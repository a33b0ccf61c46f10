import { startPostgres } from '../postgres.mjs';
import { freePort, startServer } from '../server.mjs';
import { checkInvariants, enter, wait } from './api.mjs';
import { openLot } from './exits.mjs';

const WRITERS = 6;
const READERS = 4;
/** How long the database stays away each time (ms). */
const AWAY = 3000;
const LIMIT = 2000;
/** Time limit after the database is back until all requests are answered again (ms). */
const RECOVERY = 5000;

/**
 * Stops the database under load and starts it again, `times` times, alternating orderly and immediate stops. The server
 * continues without a restart.
 * @param {{ times: number }} options
 */
export async function databaseAway({ times }) {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase('merenda'), DEMO: '1', LOG: 'silent' };
  const server = await startServer({ port: await freePort(), env });
  try {
    const session = await enter(server.url);
    const lot = await openLot(session);
    let running = true;
    let isAway = false;
    const refusals = [];
    let slowest = 0;

    /** A list as a screen requests it, repeatedly: while the database is away it soon returns 503. */
    const watch = async () => {
      while (running) {
        const begunAway = isAway;
        const started = performance.now();
        const res = await session.send('GET', 'produtos');
        await res.arrayBuffer();
        const ms = performance.now() - started;
        if (res.status !== 200 && res.status !== 503) throw new Error(`a list was answered ${res.status}`);
        if (begunAway && isAway) {
          if (res.status !== 503) throw new Error(`a list was answered ${res.status} without a database`);
          if (ms > LIMIT) throw new Error(`503 came after ${Math.round(ms)} ms`);
          refusals.push(ms);
        }
        await wait(20);
      }
    };
    const load = Promise.all([
      ...Array.from({ length: WRITERS }, () => lot.write(() => running)),
      ...Array.from({ length: READERS }, watch),
    ]);
    // A failure of the load must end the rounds, its normal end must not.
    const failure = load.then(() => new Promise(() => undefined));
    const rounds = async () => {
      for (let time = 0; time < times; time += 1) {
        await wait(1500);
        await postgres.stop({ immediate: time % 2 === 1 });
        isAway = true;
        await wait(AWAY);
        isAway = false;
        await postgres.start();
        const back = performance.now();
        const before = lot.acknowledged();
        while (lot.acknowledged() < before + WRITERS) {
          if (performance.now() - back > RECOVERY)
            throw new Error(`no exit was acknowledged within ${RECOVERY} ms of the database's return`);
          await wait(10);
        }
        slowest = Math.max(slowest, performance.now() - back);
        lot.retry();
      }
      running = false;
    };
    await Promise.race([rounds(), failure]);
    await load;
    const exits = await lot.settle();
    await server.stop();
    await checkInvariants(env);
    if (refusals.length < times) throw new Error('no request was sent while the database was unavailable');
    const worst = Math.round(Math.max(...refusals));
    return `database away ${times} times: ${refusals.length} lists answered 503, the slowest in ${worst} ms; writing again ${Math.round(slowest)} ms after its return; ${exits} exits, none lost, none doubled`;
  } finally {
    await server.kill();
    await postgres.remove();
  }
}
