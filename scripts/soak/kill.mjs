import { startServer, freePort } from '../server.mjs';
import { checkInvariants, enter, wait } from './api.mjs';
import { openLot } from './exits.mjs';

const WRITERS = 4;

/**
 * Kills the server during its writes, `deaths` times, like a power cut.
 * @param {{ deaths: number, env: Record<string, string> }} options `env` selects the database
 * @returns {Promise<string>} the result; rejects if an acknowledged write is lost, or a write is doubled or partly done
 */
export async function killAmidWrites({ deaths, env }) {
  const start = async () => startServer({ port: await freePort(), env });
  let server = await start();
  try {
    const lot = await openLot(await enter(server.url));
    for (let death = 0; death < deaths; death += 1) {
      const { url, kill } = server;
      let alive = true;
      const writers = Array.from({ length: WRITERS }, () => lot.write(() => alive, url));
      // Also on a slow machine: some exits are acknowledged and others are in progress.
      const until = lot.acknowledged() + 3;
      while (lot.acknowledged() < until) await wait(5);
      await wait(Math.random() * 50);
      await kill();
      alive = false;
      await Promise.all(writers);
      lot.retry();
      server = await start();
    }
    const exits = await lot.settle(server.url);
    await server.stop();
    await checkInvariants(env);
    return `${deaths} deaths, ${exits} exits acknowledged, none lost, none doubled, invariants clean`;
  } finally {
    await server.kill();
  }
}
