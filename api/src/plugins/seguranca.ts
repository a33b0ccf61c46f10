import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { Recusa } from './erros.js';

/**
 * Security headers for everything that is served, and the means to limit attempts (only routes that ask for it in `config.rateLimit`).
 * No inline script and no eval; antd writes its styles into the page, hence the inline styles.
 */
export default fp<{ conectarA?: string[] }>(
  async (app, { conectarA = [] }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...conectarA],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // The product may be served on plain http in a school's network; a proxy that ends TLS sets it.
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'same-origin' },
    });
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_req, { ttl }) => new Recusa(429, `Muitas tentativas. Aguarde ${segundos(ttl)} e tente novamente.`),
    });
  },
  { name: 'seguranca', dependencies: ['erros'] },
);

function segundos(ms: number): string {
  const s = Math.max(1, Math.ceil(ms / 1000));
  return s === 1 ? '1 segundo' : `${s} segundos`;
}
