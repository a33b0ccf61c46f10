import { startPostgres } from '../postgres.mjs';
import { freePort, startServer } from '../server.mjs';
import { checkInvariants, enter, mustBe } from './api.mjs';
import { openLot } from './exits.mjs';

const IN_STOCK = 30;
const ASKED = 50;

/**
 * Two servers on one database, started at once on an empty one: initial data are created once, a lot is never oversold,
 * a request that reaches both is done once, a movement ends once, and a session is the same on both.
 * @param {{ rounds: number }} options
 */
export async function twoProcesses({ rounds }) {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase('merenda'), DEMO: '1', LOG: 'warn' };
  const servers = await Promise.all([await freePort(), await freePort()].map((port) => startServer({ port, env })));
  try {
    const [a, b] = servers.map(({ url }) => url);
    const session = await enter(a);
    const { user, send, read } = session;
    mustBe((await read('usuarios', { at: b })).length, 5, 'accounts after both made the demonstration');
    mustBe(
      JSON.stringify(await read('notificacoes', { at: b })),
      JSON.stringify(await read('notificacoes')),
      'notifications of the second server',
    );

    for (let round = 0; round < rounds; round += 1) {
      await noOversell(session, [a, b]);
      await onceForBoth(session, [a, b]);
      await movementEndsOnce(session, [a, b]);
    }

    const other = await enter(b, 'estoquista');
    mustBe((await other.send('GET', 'produtos', { at: a })).status, 200, 'a session of the second server on the first');
    await other.send('DELETE', 'tokens', { at: b });
    mustBe(
      (await other.send('GET', 'produtos', { at: a })).status,
      401,
      'a session that ended on the second server, on the first',
    );
    mustBe(user.permissoes.length, 13, "the administrator's permissions");
    mustBe((await send('GET', 'produtos', { at: b })).status, 200, "the administrator's session on the second server");
    await Promise.all(servers.map(({ stop }) => stop()));
    await checkInvariants(env);
    return `two processes: ${rounds} × ${ASKED} exits at once from a lot of ${IN_STOCK}, each time ${IN_STOCK} done; ${rounds} doubled sendings done once; ${rounds} movements received by both, once each`;
  } finally {
    await Promise.all(servers.map(({ kill }) => kill()));
    await postgres.remove();
  }
}

const EXIT = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Dois processos', quantidade: 1 };

async function noOversell(session, [a, b]) {
  const { stock, line } = await openLot(session, IN_STOCK);
  const answers = await Promise.all(
    Array.from({ length: ASKED }, (_, i) =>
      session.send('PUT', `estoques/${stock}/produtos-estoque/${line}`, { body: EXIT, at: i % 2 ? a : b }),
    ),
  );
  mustBe(answers.filter(({ status }) => status === 204).length, IN_STOCK, 'exits done');
  mustBe(answers.filter(({ status }) => status === 409).length, ASKED - IN_STOCK, 'exits refused');
}

async function onceForBoth(session, [a, b]) {
  const { stock, line } = await openLot(session, IN_STOCK);
  const key = `two-processes-${line}`;
  const answers = await Promise.all(
    [a, b, a, b].map((at) =>
      session.send('PUT', `estoques/${stock}/produtos-estoque/${line}`, { body: EXIT, key, at }),
    ),
  );
  for (const { status } of answers) mustBe(status, 204, 'a sending that reached both servers');
  const lines = await session.read(`estoques/${stock}/produtos-estoque`);
  mustBe(lines.find(({ id }) => id === line).quantidade, IN_STOCK - 1, 'balance after one exit sent four times');
}

async function movementEndsOnce(session, [a, b]) {
  const { stock, line } = await openLot(session, IN_STOCK);
  const target = session.user.estoques.find(({ id }) => id !== stock).id;
  const sent = await session.send('POST', `estoques/${stock}/movimentar/${target}`, {
    body: [{ produtoEstoque: { id: line }, quantidade: 10 }],
  });
  mustBe(sent.status, 201, 'a movement');
  const { id } = await sent.json();
  const body = { idEstoque: target, idMovimentacao: id };
  const answers = await Promise.all(
    [a, b].map((at) => session.send('PUT', 'estoques/movimentacoes/receber', { body, at })),
  );
  mustBe(
    answers
      .map(({ status }) => status)
      .sort()
      .join(),
    '200,409',
    'a movement received on both servers',
  );
}
