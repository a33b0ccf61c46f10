import { mustBe, wait } from './api.mjs';

/** Packages of a delivery: two are accepted and one is refused. */
const ACCEPTED = 2;
const REFUSED = 1;

/**
 * One delivery after the other of an open request of the demonstration: part of it is refused, and the receipt is
 * reversed. A step without an answer is sent again with its key, until it is known.
 * @param {Awaited<ReturnType<typeof import('./api.mjs').enter>>} session of an account that receives purchases
 */
export async function openDeliveries({ send, read }) {
  const [request] = (await read('solicitacoes/pagina?status=AGUARDANDO')).linhas;
  const { itens } = await read(`solicitacoes/${request.id}`);
  const produto = { id: itens[0].produto.id };
  const { hoje } = await read('relogio');
  const run = Date.now();
  let deliveries = 0;
  let reversals = 0;
  /** The receipt that is to be reversed; null while the next one is to be received. */
  let received = null;

  const receive = () => ({
    method: 'PUT',
    route: `solicitacoes/${request.id}/receber`,
    key: `delivery-${run}-${deliveries}`,
    body: {
      observacao: 'Teste de falhas',
      produtos: [
        {
          produto,
          quantidade: ACCEPTED,
          lote: `ENTREGA ${run}`,
          dataFabricacao: '01/01/2026',
          dataValidade: '01/01/2036',
        },
      ],
      faturados: [{ produto, quantidade: ACCEPTED + REFUSED }],
      ocorrencias: [{ produto, tipo: 'RECUSA', quantidade: REFUSED, motivo: 'Embalagem rasgada' }],
      notaFiscal: { numero: `${run}${deliveries}`, dataEmissao: hoje, dataRecebimento: hoje, valor: 10 },
    },
  });
  const reverse = () => ({
    method: 'POST',
    route: `solicitacoes/${request.id}/recebimentos/${received}/estorno`,
    key: `reversal-${run}-${reversals}`,
    body: { motivo: 'Teste de falhas' },
  });
  const receipts = (at) => read(`solicitacoes/${request.id}/produtos-recebidos`, { at });

  /** Does the next step. @returns {Promise<boolean>} false when its result is unknown */
  async function step(at) {
    const { method, route, key, body } = received === null ? receive() : reverse();
    const res = await send(method, route, { body, key, at }).catch(() => null);
    if (res === null || res.status === 503) {
      await res?.body?.cancel();
      return false;
    }
    if (!res.ok) throw new Error(`${method} ${route} got ${res.status} ${await res.text()}`);
    await res.body?.cancel();
    if (received === null) {
      deliveries += 1;
      received = 'unknown';
    } else {
      reversals += 1;
      received = null;
    }
    return true;
  }

  /**
   * Finds the receipt that counts, after a step that received. @returns {Promise<boolean>} false when the server does
   * not answer
   */
  async function find(at) {
    if (received !== 'unknown') return true;
    const all = await receipts(at).catch(() => null);
    if (all === null) return false;
    const counting = all.filter(({ estorno }) => estorno === null);
    mustBe(counting.length, 1, 'receipts that count');
    received = counting[0].id;
    return true;
  }

  const next = async (at) => (await find(at)) && (await step(at));

  return {
    /** Receives and reverses while `running()` is true; ends at the first step without an answer. */
    async write(running, at) {
      while (running() && (await next(at))) await wait(5);
    },
    /** Ends the step whose result is unknown, then compares the receipts with those that were sent. */
    async settle(at) {
      do mustBe(await next(at), true, 'a step sent again');
      while (received !== null);
      const all = await receipts(at);
      mustBe(all.length, deliveries, 'receipts');
      mustBe(all.filter(({ estorno }) => estorno !== null).length, reversals, 'reversals');
      return reversals;
    },
  };
}
