import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { naoAutenticado } from '../nucleo/recusas.js';
import { enderecoInexistente } from './erros.js';
import { rotaDe } from './log/opcoes.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures that routes and plugins count themselves. */
    metricas: {
      logins: Counter<'resultado' | 'origem'>;
      respostas: Counter<'resultado'>;
      bytesGuardados: Gauge;
    };
  }
}

/** Upper bounds of the durations, in seconds: from a look-up by key to a response that is too slow for any user. */
const LIMITES_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * How often the event loop is asked how late it is (ms); its answers contain this time. It is asked only where a token
 * lets somebody read them: at the default of 10 ms a server at rest wakes a hundred times a second.
 */
const INTERVALO_MS = 100;

/**
 * Counts requests, and serves `GET /metricas` in Prometheus' text format to a reader that sends `token`
 * (`Authorization: Bearer`). Without a token the address does not exist. Routes are counted by their patterns, so that
 * the response has no id, name or address of a person.
 */
export default fp<{ token: string | null }>(
  async (app, { token }) => {
    const atrasos = monitorEventLoopDelay({ resolution: INTERVALO_MS });
    if (token !== null) atrasos.enable();
    app.addHook('onClose', async () => {
      atrasos.disable();
    });
    // One registry for each app: tests run several in one process.
    const registro = new Registry();
    const registers = [registro];
    const requisicoes = new Counter({
      name: 'merenda_http_pedidos_total',
      help: 'Requests answered, by route and status.',
      labelNames: ['metodo', 'rota', 'status'],
      registers,
    });
    const duracoes = new Histogram({
      name: 'merenda_http_duracao_segundos',
      help: 'Time to answer, by route.',
      labelNames: ['metodo', 'rota'],
      buckets: LIMITES_S,
      registers,
    });
    const logins = new Counter({
      name: 'merenda_logins_total',
      help: 'Attempts to log in, with senha or govbr: aceito, recusado (wrong), contido (too many).',
      labelNames: ['resultado', 'origem'],
      registers,
    });
    const respostas = new Counter({
      name: 'merenda_respostas_guardadas_total',
      help: 'Long compressed answers: guardada (sent from the memory), feita (made, and kept).',
      labelNames: ['resultado'],
      registers,
    });
    const bytesGuardados = new Gauge({
      name: 'merenda_respostas_guardadas_bytes',
      help: 'Memory of the kept answers.',
      registers,
    });
    const medir = (name: string, help: string, ler: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(ler());
        },
      });
    medir('merenda_memoria_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
    medir(
      'merenda_atraso_segundos',
      'Event loop delay, 99th percentile since the last reading.',
      () => Math.max(0, atrasos.percentile(99) / 1e6 - INTERVALO_MS) / 1000,
    );
    medir('merenda_no_ar_segundos', 'Time since the process started.', () => process.uptime());
    app.decorate('metricas', { logins, respostas, bytesGuardados });
    app.addHook('onResponse', async (req, res) => {
      const metodo = req.method;
      const rota = rotaDe(req);
      requisicoes.inc({ metodo, rota, status: res.statusCode });
      duracoes.observe({ metodo, rota }, res.elapsedTime / 1000);
    });
    app.get('/metricas', { schema: { hide: true } }, async (req, res) => {
      if (token === null) return enderecoInexistente();
      if (!iguais(req.headers.authorization ?? '', `Bearer ${token}`)) throw naoAutenticado();
      const corpo = await registro.metrics();
      atrasos.reset();
      return res.type(registro.contentType).send(corpo);
    });
  },
  { name: 'metricas', dependencies: ['erros'] },
);

/** Compares hashes, which have equal lengths, in constant time. */
function iguais(a: string, b: string): boolean {
  const hash = (texto: string): Buffer => createHash('sha256').update(texto).digest();
  return timingSafeEqual(hash(a), hash(b));
}
