import { setTimeout as esperar } from 'node:timers/promises';
import type { SituacaoDoDisco } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { bancoFora, Recusa } from '../nucleo/recusas.js';

/** The response comes within 2 s, even when the database hangs. */
const PRAZO_MS = 1_500;

const DISCO: Record<SituacaoDoDisco, string> = { CHEIO: 'cheio', QUASE_CHEIO: 'quase cheio' };

/**
 * `GET /saude`: the process is alive. `GET /saude/pronta`: it can serve, because the database answers; 503 while it
 * does not, and after the signal to stop, so that a load balancer sends no more requests here. It also says when the
 * database's disk is full or nearly full. Both return nothing else, and need no session.
 */
export default fp(
  async (app) => {
    // One query at a time: probes must not send more queries to a database that hangs.
    let pergunta: Promise<boolean> | null = null;
    const perguntar = (): Promise<boolean> =>
      app.banco.execute(sql`select 1`).then(
        () => true,
        (erro: unknown) => {
          app.log.warn(erro, 'o banco de dados não respondeu à verificação de saúde');
          return false;
        },
      );
    const bancoResponde = async (): Promise<boolean> => {
      pergunta ??= perguntar().finally(() => {
        pergunta = null;
      });
      const prazo = new AbortController();
      try {
        return await Promise.race([pergunta, esperar(PRAZO_MS, false, { signal: prazo.signal })]);
      } finally {
        prazo.abort();
      }
    };

    app.get('/saude', { schema: { hide: true } }, async (_req, res) =>
      res.header('cache-control', 'no-store').send({ situacao: 'viva' }),
    );

    app.get('/saude/pronta', { schema: { hide: true } }, async (_req, res) => {
      res.header('cache-control', 'no-store');
      if (app.encerrando()) throw new Recusa(503, 'O servidor está encerrando.');
      if (!(await bancoResponde())) throw bancoFora();
      const disco = app.disco.situacao();
      return { situacao: 'pronta', ...(disco && { disco: DISCO[disco] }) };
    });
  },
  { name: 'saude', dependencies: ['banco', 'disco', 'encerramento', 'erros'] },
);
