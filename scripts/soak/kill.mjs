import { startServer, freePort } from '../server.mjs';
import { checkInvariants, enter, wait } from './api.mjs';
import { openLot } from './exits.mjs';

const WRITERS = 4;

/**
 * Kills the server amid its writes, `deaths` times, as a power cut does.
 * @param {{ deaths: number, env: Record<string, string> }} options `env` says the database
 * @returns {Promise<string>} what was seen; rejects when an acknowledged write is lost, or one is doubled or half done
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
      // Amid its work, however slow the machine is: some exits are acknowledged and others under way.
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
