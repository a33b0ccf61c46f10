import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { Contador, Histograma, Medidor } from '../metricas/prometheus.js';
import { naoAutenticado } from '../nucleo/recusas.js';
import { enderecoInexistente } from './erros.js';
import { rotaDe } from './log/opcoes.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** What routes count of themselves. */
    metricas: { logins: Contador };
  }
}

/** Upper bounds of the durations, in seconds: from a look-up by key to what nobody waits for. */
const LIMITES_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts requests, and tells them at `GET /metricas` in Prometheus' text format to whoever brings `token` (`Authorization: Bearer`). Without a token
 * there is no such address. Routes are counted by their patterns: no id, no name, no address of anybody.
 */
export default fp<{ token: string | null }>(
  async (app, { token }) => {
    const atrasos = monitorEventLoopDelay();
    atrasos.enable();
    app.addHook('onClose', async () => {
      atrasos.disable();
    });
    const pedidos = new Contador('merenda_http_pedidos_total', 'Requests answered, by route and status.');
    const duracoes = new Histograma('merenda_http_duracao_segundos', 'Time to answer, by route.', LIMITES_S);
    const logins = new Contador(
      'merenda_logins_total',
      'Attempts to log in: aceito, recusado (wrong), contido (too many).',
    );
    const todas = [
      pedidos,
      duracoes,
      logins,
      new Medidor('merenda_memoria_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss()),
      new Medidor('merenda_atraso_segundos', 'Event loop delay, 99th percentile since it was last asked for.', () =>
        Number.isFinite(atrasos.percentile(99)) ? atrasos.percentile(99) / 1e9 : 0,
      ),
      new Medidor('merenda_no_ar_segundos', 'Time since the process started.', () => process.uptime()),
    ];
    app.decorate('metricas', { logins });
    app.addHook('onResponse', async (req, res) => {
      const metodo = req.method;
      const rota = rotaDe(req);
      pedidos.somar({ metodo, rota, status: String(res.statusCode) });
      duracoes.observar({ metodo, rota }, res.elapsedTime / 1000);
    });
    app.get('/metricas', { schema: { hide: true } }, async (req, res) => {
      if (token === null) return enderecoInexistente();
      if (!iguais(req.headers.authorization ?? '', `Bearer ${token}`)) throw naoAutenticado();
      const corpo = `${todas.map((metrica) => metrica.texto()).join('\n')}\n`;
      atrasos.reset();
      return res.type('text/plain; version=0.0.4; charset=utf-8').send(corpo);
    });
  },
  { name: 'metricas', dependencies: ['erros'] },
);

/** Compares hashes, whose lengths are equal, in a time that tells nothing of where they differ. */
function iguais(a: string, b: string): boolean {
  const hash = (texto: string): Buffer => createHash('sha256').update(texto).digest();
  return timingSafeEqual(hash(a), hash(b));
}
