import { expect, test } from '@jest/globals';
import { nomeDoAparelho } from './nome-do-aparelho.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155M) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
    'Edge no Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome no ChromeOS'],
  ['Algo/1.0 (Windows NT 11.0)', 'Navegador no Windows'],
  ['Firefox/140.0', 'Firefox'],
  ['curl/8.5.0', 'Aparelho desconhecido'],
  [undefined, 'Aparelho desconhecido'],
])('%s', (agente, nome) => {
  expect(nomeDoAparelho(agente)).toBe(nome);
});
