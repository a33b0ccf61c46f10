const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom, plus what browsers have and jsdom lacks: the fetch family and WebCrypto, taken from Node. AbortController comes
 * along, since Node's fetch accepts no other's signal.
 */
const DA_WEB = [
  'fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'AbortController', 'AbortSignal',
  'ReadableStream', 'TextEncoder', 'TextDecoder', 'structuredClone', 'URL', 'URLSearchParams', 'setImmediate', 'clearImmediate',
];

class Ambiente extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const nome of DA_WEB) this.global[nome] = globalThis[nome];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}

module.exports = Ambiente;
