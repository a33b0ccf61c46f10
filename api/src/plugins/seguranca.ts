import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { COM_HASH } from './estaticos.js';

const UM_ANO_S = 31_536_000;

/** What pages may ask the browser for: the camera reads labels, passkeys log in, and texts are copied. Nothing else. */
const PERMISSOES_DO_NAVEGADOR = [
  ...['camera', 'clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock'].map(
    (nome) => `${nome}=(self)`,
  ),
  ...['accelerometer', 'bluetooth', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
]
  .map((politica) => (politica.includes('=') ? politica : `${politica}=()`))
  .join(', ');

/** Headers that a browser reads of a page, and of nothing that a page loads. */
const SO_DE_PAGINAS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Security headers for everything that is served. A script, a style or a picture has only those that a browser reads of
 * it: the others are half a kilobyte with each of a screen's thirty files. No inline script and no eval; the component library writes its styles
 * into the page, hence the inline styles. `origens`: further origins of scripts and connections, for example of an area
 * under development. `https`: users reach the product over TLS, and browsers must always use it (HSTS).
 */
export default fp<{ origens: string[]; https: boolean }>(
  async (app, { origens, https }) => {
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
      // The product may also be served over plain http inside a building; there these three have no effect and cause
      // warnings in the browser.
      strictTransportSecurity: https ? { maxAge: UM_ANO_S, includeSubDomains: true } : false,
      crossOriginOpenerPolicy: https && { policy: 'same-origin' },
      originAgentCluster: https,
      referrerPolicy: { policy: 'same-origin' },
    });
    // Like helmet, past Fastify: `naoMudou` takes them all.
    app.addHook('onRequest', async (req, res) => {
      if (COM_HASH.test(req.url)) for (const nome of SO_DE_PAGINAS) res.raw.removeHeader(nome);
      else res.raw.setHeader('permissions-policy', PERMISSOES_DO_NAVEGADOR);
    });
  },
  { name: 'seguranca' },
);
