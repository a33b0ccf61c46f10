const { TestEnvironment } = require('jest-environment-jsdom');
const { propertiesWithResolvedValueImplemented: resolvidas } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

// Each query by role asks for the style of every element and its ancestors, and half of that time goes into colours, which no test sees.
for (const [propriedade, { computedValue }] of Object.entries(resolvidas))
  if (computedValue === 'computed-color') delete resolvidas[propriedade];

/**
 * jsdom, plus what browsers have and jsdom lacks: the fetch family and WebCrypto, taken from Node. AbortController comes
 * along, since Node's fetch accepts no other's signal.
 */
const DA_WEB = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'URL',
  'URLSearchParams',
  'setImmediate',
  'clearImmediate',
];

/** Enough for antd's forms, which only wait for the next task; Node's own would keep the process alive. */
class CanalDeUmaVolta {
  port1 = { onmessage: null, close: () => undefined };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })), close: () => undefined };
}

class Ambiente extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const nome of DA_WEB) this.global[nome] = globalThis[nome];
    // Under 'test' antd gives every dialog the same id, and with it the same name.
    this.global.process.env.NODE_ENV = 'development';
    this.global.MessageChannel = CanalDeUmaVolta;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}

module.exports = Ambiente;
