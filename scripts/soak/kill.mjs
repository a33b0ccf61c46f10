import { startServer, freePort } from '../server.mjs';
import { checkInvariants, enter, wait } from './api.mjs';
import { openBlockedLot } from './blocked.mjs';
import { openDeliveries } from './deliveries.mjs';
import { openLot } from './exits.mjs';
import { checkNeeds } from './needs.mjs';

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
    const session = await enter(server.url);
    const lot = await openLot(session);
    const others = [await openBlockedLot(session), await openDeliveries(session)];
    for (let death = 0; death < deaths; death += 1) {
      const { url, kill } = server;
      let alive = true;
      const running = () => alive;
      const writers = [
        ...Array.from({ length: WRITERS }, () => lot.write(running, url)),
        ...others.map((other) => other.write(running, url)),
      ];
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
    const [refused, reversed] = [await others[0].settle(server.url), await others[1].settle(server.url)];
    const needs = await checkNeeds(session, server.url);
    await server.stop();
    await checkInvariants(env);
    return `${deaths} deaths, ${exits} exits acknowledged, none lost, none doubled; ${refused} exits of a blocked lot refused, ${reversed} receipts reversed, ${needs} needs reconcile, invariants clean`;
  } finally {
    await server.kill();
  }
}
