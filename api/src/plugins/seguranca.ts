import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/**
 * Security headers for everything that is served. No inline script and no eval; the component library writes its styles into the page, hence the inline styles.
 * `origens`: further origins of scripts and connections, as an area under development has.
 */
export default fp<{ origens: string[] }>(
  async (app, { origens }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...origens],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...origens],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // The product may be served on plain http inside a building; a proxy that ends TLS sets it.
      strictTransportSecurity: false,
      // They mean nothing on plain http, where the browser only complains of them.
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: { policy: 'same-origin' },
    });
  },
  { name: 'seguranca' },
);
