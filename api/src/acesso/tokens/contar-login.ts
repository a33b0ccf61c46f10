import type { FastifyInstance, onResponseAsyncHookHandler } from 'fastify';

/** The result of a login attempt. */
const RESULTADOS: Record<number, string> = {
  200: 'aceito',
  401: 'recusado',
  403: 'recusado',
  409: 'recusado',
  422: 'recusado',
  429: 'contido',
};

/** Counts the answers of a route that logs in, and writes a line of the log. Neither names the user. */
export const contarLogin =
  (
    app: Pick<FastifyInstance, 'metricas'>,
    origem: 'senha' | 'govbr' | 'segundo-fator' | 'pin',
  ): onResponseAsyncHookHandler =>
  async (req, res) => {
    const resultado = RESULTADOS[res.statusCode];
    if (!resultado) return;
    app.metricas.logins.inc({ resultado, origem });
    req.log[resultado === 'aceito' ? 'info' : 'warn']({ resultado, origem }, 'tentativa de entrar');
  };
