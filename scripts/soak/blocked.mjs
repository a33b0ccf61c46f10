import { mustBe, wait } from './api.mjs';
import { createLot, EXIT } from './exits.mjs';

const PACKAGES = 100;

/**
 * A new lot that is blocked: exits that are no recall are refused, whatever faults happen in between, and recalls leave
 * once each.
 * @param {Awaited<ReturnType<typeof import('./api.mjs').enter>>} session of an account that may block lots
 */
export async function openBlockedLot(session) {
  const { send, read } = session;
  const { stock, line, lot } = await createLot(session, PACKAGES, 'BLOQUEADO');
  const blocked = await send('PUT', `lotes/${lot}/bloquear`, { body: { motivo: 'Teste de falhas' } });
  if (!blocked.ok) throw new Error(`the lot was not blocked: ${blocked.status} ${await blocked.text()}`);
  const route = `estoques/${stock}/produtos-estoque/${line}`;
  let refused = 0;

  /** Tries to take a package out. @returns {Promise<boolean>} false when the server does not answer */
  async function attempt(at) {
    const res = await send('PUT', route, { body: EXIT, at }).catch(() => null);
    if (res === null || res.status === 503) {
      await res?.body?.cancel();
      return false;
    }
    mustBe(res.status, 409, `an exit from a blocked lot (${await res.text()})`);
    refused += 1;
    return true;
  }

  return {
    /** Tries exits while `running()` is true; ends at the first one without an answer. */
    async write(running, at) {
      while (running() && (await attempt(at))) await wait(20);
    },
    /** One recall leaves, and nothing else has left. @returns {Promise<number>} the refused exits */
    async settle(at) {
      mustBe(await attempt(at), true, 'an exit that is answered');
      const recall = await send('PUT', route, { body: { ...EXIT, tipoSaidaDireta: 'RECOLHIMENTO' }, at });
      mustBe(recall.status, 204, 'a recall');
      const lines = await read(`estoques/${stock}/produtos-estoque`, { at });
      mustBe(lines.find(({ id }) => id === line)?.quantidade, PACKAGES - EXIT.quantidade, 'balance of the blocked lot');
      return refused;
    },
  };
}
