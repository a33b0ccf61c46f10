import { mustBe, wait } from './api.mjs';

const INITIAL = 1_000_000;
export const EXIT = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Teste de falhas', quantidade: 1 };

/**
 * A new lot in the first stock of the account.
 * @param {Awaited<ReturnType<typeof import('./api.mjs').enter>>} session
 * @param {number} quantidade packages
 * @returns {Promise<{ stock: number, line: number, lot: number }>} ids of the stock, of the stock line and of the lot
 */
export async function createLot({ user, send, read }, quantidade, name = 'TESTE') {
  const stock = user.estoques[0].id;
  const [product] = await read('produtos');
  const body = {
    numero: `${name} ${Date.now()}`,
    produto: { id: product.id },
    dataFabricacao: '2026-01-01',
    dataValidade: '2036-01-01',
    quantidade,
  };
  const created = await send('POST', `estoques/${stock}/produtos-estoque`, { body });
  if (created.status !== 201) throw new Error(`the lot was not created: ${created.status} ${await created.text()}`);
  const { id: line, produtoLote } = await created.json();
  return { stock, line, lot: produtoLote.id };
}

/**
 * Direct exits of one package each from one new lot, each with its own key. Counts the acknowledged exits: each of them
 * must be in the database exactly once, whatever faults happen in between.
 * @param {Awaited<ReturnType<typeof import('./api.mjs').enter>>} session of an account with stocks
 */
export async function openLot(session, initial = INITIAL) {
  const { send, read } = session;
  const { stock, line } = await createLot(session, initial);

  let sent = 0;
  let acknowledged = 0;
  /**
   * Sent without a response, or with a 503: the result is unknown. They are sent again with the same key, like a user's
   * 'Tentar novamente'.
   */
  let doubtful = [];
  let again = [];

  /** Sends one exit. @returns {Promise<'done' | 'away' | 'broken'>} 503 is 'away', no answer at all 'broken' */
  async function one(at) {
    const key = again.pop() ?? `exit-${line}-${(sent += 1)}`;
    const res = await send('PUT', `estoques/${stock}/produtos-estoque/${line}`, { body: EXIT, key, at }).catch(
      () => null,
    );
    if (res === null || res.status === 503) {
      await res?.body?.cancel();
      doubtful.push(key);
      return res === null ? 'broken' : 'away';
    }
    if (res.status !== 204) throw new Error(`an exit got ${res.status} ${await res.text()}`);
    acknowledged += 1;
    return 'done';
  }

  return {
    stock,
    line,
    one,
    acknowledged: () => acknowledged,
    /** From now on exits with an unknown result are sent again before new ones. */
    retry() {
      again = [...again, ...doubtful];
      doubtful = [];
    },
    /** Sends exits while `running()` is true; ends at the first broken connection. */
    async write(running, at) {
      while (running()) {
        const how = await one(at);
        if (how === 'broken') return;
        if (how === 'away') await wait(50);
      }
    },
    /**
     * Repeats the exits with an unknown result, then compares balance and ledger with the acknowledged exits: none
     * lost, none doubled.
     */
    async settle(at) {
      this.retry();
      while (again.length > 0) mustBe(await one(at), 'done', 'an exit sent again');
      mustBe(acknowledged, sent, 'exits that are settled');
      const lines = await read(`estoques/${stock}/produtos-estoque`, { at });
      mustBe(lines.find(({ id }) => id === line)?.quantidade, initial - acknowledged, 'balance of the lot');
      const ledger = await read(`estoques/${stock}/produtos-estoque/${line}/kardex`, { at });
      mustBe(ledger.length, 1 + acknowledged, 'lines of its ledger');
      return acknowledged;
    },
  };
}
