const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom, plus what browsers have and jsdom lacks: the fetch family and WebCrypto, taken from Node. AbortController is
 * replaced too, because Node's fetch accepts only its own signal.
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
    this.global.MessageChannel = CanalDeUmaVolta;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}

module.exports = Ambiente;
