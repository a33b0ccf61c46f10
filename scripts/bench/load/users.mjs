import { enter, wait } from '../../soak/api.mjs';
import { percentile } from './city.mjs';

const USERS = 50;
const SECONDS = 60;
/** Mean time between a response and the next action of the same user (ms). */
const PAUSE = 500;
const GOAL = 500;

/**
 * Fifty stock keepers, each with a session and a unit, for a minute: they read what their screens read, and every tenth
 * action is an exit.
 * @param {string[]} urls of the server processes, used in turn
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function fiftyUsers(urls) {
  const people = await stockKeepers(urls);
  const through = urls.length > 1 ? ` through ${urls.length} server processes` : '';
  const until = performance.now() + SECONDS * 1000;
  const times = [];
  const errors = [];
  await Promise.all(
    people.map(async ({ send, actions }, which) => {
      for (let turn = which; performance.now() < until; turn += 1) {
        const [method, route, body] = actions[turn % actions.length];
        const started = performance.now();
        const res = await send(method, route, { body });
        await res.arrayBuffer();
        times.push(performance.now() - started);
        if (!res.ok) errors.push(`${method} ${route}: ${res.status}`);
        await wait(PAUSE * 2 * Math.random());
      }
    }),
  );
  const p95 = percentile(times, 0.95);
  return [
    {
      what: `${USERS} users for ${SECONDS} s${through}: requests, a second`,
      measured: `${times.length}, ${(times.length / SECONDS).toFixed(0)}`,
    },
    {
      what: 'Their answers, median and 95 of 100',
      measured: `${percentile(times, 0.5).toFixed(0)} ms, ${p95.toFixed(0)} ms`,
      goal: `95 of 100 ≤ ${GOAL} ms`,
      met: p95 <= GOAL,
    },
    {
      what: 'Errors',
      measured: errors.length === 0 ? '0' : `${errors.length} (${errors[0]})`,
      goal: '0',
      met: errors.length === 0,
    },
  ];
}

/** Every third user of the city keeps a stock. */
async function stockKeepers(urls) {
  const people = [];
  for (let number = 1; people.length < USERS; number += 1) {
    const session = await enter(urls[people.length % urls.length], `usuario${String(number).padStart(4, '0')}`);
    const [stock] = session.user.estoques;
    if (session.user.permissoes.includes('ESTOQUES') && stock)
      people.push({ ...session, actions: await actionsOf(session, stock) });
  }
  return people;
}

async function actionsOf({ user, send, read }, { id, unidadeEducacional: unit }) {
  // One large lot per user: a refusal because a lot is empty would not be an error of the server.
  const [product] = await read('produtos');
  const lot = {
    numero: `MEDIÇÃO ${user.usuario} ${Date.now()}`,
    produto: { id: product.id },
    dataFabricacao: '2026-01-01',
    dataValidade: '2036-01-01',
    quantidade: 1_000_000,
  };
  const line = (await (await send('POST', `estoques/${id}/produtos-estoque`, { body: lot })).json()).id;
  const exit = [
    'PUT',
    `estoques/${id}/produtos-estoque/${line}`,
    { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Medição', quantidade: 1 },
  ];
  return [
    ['GET', `estoques/${id}/produtos-estoque`],
    ['GET', 'notificacoes/pagina?porPagina=50'],
    ['GET', `refeicoes/pagina?unidade=${unit.id}&de=2026-01-01&ate=2026-12-31&porPagina=20`],
    ['GET', 'produtos'],
    exit,
    ['GET', `estoques/${id}/movimentacoes/pagina?porPagina=10`],
    ['GET', `estoques/${id}/balancos`],
    ['GET', 'solicitacoes/pagina?porPagina=20'],
    ['GET', `estoques/${id}/produtos-estoque/${line}/kardex/pagina?porPagina=20`],
    ['GET', 'estoques/me'],
  ];
}
