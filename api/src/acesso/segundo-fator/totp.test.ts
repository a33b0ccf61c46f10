import { afterEach, expect, test } from '@jest/globals';
import { definirRelogio } from '../../nucleo/relogio.js';
import { enderecoDoSegredo, novoSegredo, passoDoCodigo } from './totp.js';

afterEach(() => definirRelogio());
const em = (segundos: number) => definirRelogio({ agora: () => new Date(segundos * 1000) });

/** '12345678901234567890' in base32: the secret of RFC 6238, appendix B. */
const SEGREDO = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The appendix has eight digits; six digits of the same number are its last six. Steps are its 'Value of T'.
test.each([
  [59, '287082', 0x1],
  [1111111109, '081804', 0x23523ec],
  [1111111111, '050471', 0x23523ed],
  [1234567890, '005924', 0x273ef07],
  [2000000000, '279037', 0x3f940aa],
  [20000000000, '353130', 0x27bc86aa],
])('at %d s the code of RFC 6238 is %s', (segundos, codigo, passo) => {
  em(segundos);
  expect(passoDoCodigo(SEGREDO, codigo)).toBe(passo);
  expect(passoDoCodigo(SEGREDO, `${codigo.slice(0, 3)} ${codigo.slice(3)}`)).toBe(passo);
});

test('a code counts one step before and after its own, and no longer', () => {
  // Step 37037037: from 1111111110 to 1111111139.
  const passos = [1111111079, 1111111080, 1111111169, 1111111170].map((segundos) => {
    em(segundos);
    return passoDoCodigo(SEGREDO, '050471');
  });
  expect(passos).toEqual([null, 37037037, 37037037, null]);
});

test.each(['050472', '50471', '0504710', 'abcdef', ''])('%j is no code', (codigo) => {
  em(1111111111);
  expect(passoDoCodigo(SEGREDO, codigo)).toBeNull();
});

test('a secret has 160 bits, is another one each time, and names product and user to the app', () => {
  const segredo = novoSegredo();
  expect(segredo).toMatch(/^[A-Z2-7]{32}$/);
  expect(novoSegredo()).not.toBe(segredo);
  const { protocol, pathname, searchParams } = new URL(enderecoDoSegredo(segredo, 'maria'));
  expect([protocol, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    expect.stringContaining('Merenda Escolar:maria'),
  ]);
  expect(searchParams.get('secret')).toBe(segredo);
});
