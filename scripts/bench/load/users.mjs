import fs from 'node:fs';
import { percentile } from './city.mjs';
import { openConnection } from './connection.mjs';
import { enter, wait } from '../../soak/api.mjs';

const SECONDS = 30;
/** Stock keepers of the city: a further browser is a second one of the same user. */
const ACCOUNTS = 100;
/** Requests of the cheapest kind, one after the other. */
const CHEAPEST = 1500;
/** Ticks of the kernel's clock in a second, as /proc counts them. */
const TICKS = 100;

/**
 * Stock keepers in front of their browsers for half a minute: they read what their screens read, and every tenth action
 * is an exit. Each browser begins with an empty cache and then asks with the entity tags that it has got.
 * @param {{ url: string, pid: number }[]} servers used in turn
 * @param {{ users: number, pause: number, goal: number }} options `pause`: mean time between a response and the next
 *   action of the same user (ms); `goal`: 95 of 100 answers (ms)
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function usersAtOnce(servers, { users, pause, goal }) {
  const browsers = await openBrowsers(servers, users);
  const before = cpuOf(servers);
  const times = [];
  const errors = [];
  let unchanged = 0;
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    browsers.map(async ({ send, close, actions }, which) => {
      await wait(pause * Math.random());
      for (let turn = which; performance.now() < until; turn += 1) {
        const [method, route, body] = actions[turn % actions.length];
        const started = performance.now();
        const status = await send(method, route, { body });
        times.push(performance.now() - started);
        if (status === 304) unchanged += 1;
        else if (status >= 300) errors.push(`${method} ${route}: ${status}`);
        await wait(pause * 2 * Math.random());
      }
      close();
    }),
  );
  const mean = (cpuOf(servers) - before) / times.length;
  // After the others: a server that has just started does each request with twice the CPU.
  const cheapest = await cheapestCpu(servers[0], browsers[0]);
  const p95 = percentile(times, 0.95);
  const through = servers.length > 1 ? ` through ${servers.length} server processes` : '';
  return [
    {
      what: `${users} users for ${SECONDS} s${through}, ${pause / 1000} s between answer and next action: requests, a second, of them 304`,
      measured: `${times.length}, ${(times.length / SECONDS).toFixed(0)}, ${((100 * unchanged) / times.length).toFixed(0)} %`,
    },
    {
      what: 'Their answers, median and 95 of 100',
      measured: `${percentile(times, 0.5).toFixed(0)} ms, ${p95.toFixed(0)} ms`,
      goal: `95 of 100 ≤ ${goal} ms`,
      met: p95 <= goal,
    },
    {
      what: 'Errors',
      measured: errors.length === 0 ? '0' : `${errors.length} (${errors[0]})`,
      goal: '0',
      met: errors.length === 0,
    },
    {
      what: 'CPU of the servers for their mean request : for the cheapest one with a session',
      measured: `${inMs(mean)} : ${inMs(cheapest)} = ${(mean / cheapest).toFixed(1)}`,
      goal: `≤ ${MEAN_TO_CHEAPEST}`,
      met: mean / cheapest <= MEAN_TO_CHEAPEST,
    },
  ];
}

const MEAN_TO_CHEAPEST = 2.5;

const cpuOf = (servers) => servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
const inMs = (seconds) => `${(seconds * 1000).toFixed(2)} ms`;

/** CPU of a server for a read that it answers 304, in seconds: the session and the entity tag, and nothing else. */
async function cheapestCpu(server, { token }) {
  const { send, close } = openConnection(server.url, token);
  const read = () => send('GET', 'convencoes/tipos-licitacao');
  for (let warm = 0; warm < CHEAPEST / 5; warm += 1) await read();
  const before = cpuSeconds(server.pid);
  for (let n = 0; n < CHEAPEST; n += 1) await read();
  close();
  return (cpuSeconds(server.pid) - before) / CHEAPEST;
}

/** Every third user of the city keeps a stock. */
async function openBrowsers(servers, users) {
  const keepers = [];
  for (let number = 1; keepers.length < Math.min(users, ACCOUNTS); number += 1) {
    const session = await enter(servers[0].url, `usuario${String(number).padStart(5, '0')}`);
    if (session.user.permissoes.includes('ESTOQUES') && session.user.estoques.length > 0) keepers.push(session);
  }
  const {
    linhas: [product],
  } = await keepers[0].read('produtos/pagina?porPagina=1');
  const browsers = [];
  for (let which = 0; which < users; which += 1) {
    const keeper = keepers[which % keepers.length];
    browsers.push({
      ...openConnection(servers[which % servers.length].url, keeper.token),
      token: keeper.token,
      actions: await actionsOf(keeper, product, which),
    });
  }
  return browsers;
}

async function actionsOf({ user, send }, product, which) {
  const [{ id, unidadeEducacional: unit }] = user.estoques;
  // One large lot per browser: a refusal because a lot is empty would not be an error of the server.
  const lot = {
    numero: `MEDIÇÃO ${which} ${Date.now()}`,
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
    // 'Estoque' hides the empty lots until it is asked for them.
    ['GET', `estoques/${id}/produtos-estoque?comSaldo=true`],
    ['GET', 'notificacoes/pagina?porPagina=100'],
    ['GET', `refeicoes/pagina?unidade=${unit.id}&de=2026-01-01&ate=2026-12-31&porPagina=20`],
    // The choice of a product in 'Adicionar Produto'.
    ['GET', 'produtos/pagina?porPagina=50'],
    exit,
    ['GET', `estoques/${id}/movimentacoes/pagina?porPagina=10`],
    ['GET', `estoques/${id}/balancos`],
    ['GET', 'solicitacoes/pagina?porPagina=20'],
    ['GET', `estoques/${id}/produtos-estoque/${line}/kardex/pagina?porPagina=20`],
    ['GET', 'estoques/me'],
  ];
}

/** The CPU that a process has used, with all its threads, in seconds (Linux). */
function cpuSeconds(pid) {
  const [, fields = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS;
}
