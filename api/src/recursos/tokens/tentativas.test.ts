import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Recusa } from '../../nucleo/recusas.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { Tentativas } from './tentativas.js';

const INICIO = Date.parse('2026-11-23T12:00:00Z');
const SEGUNDO = 1000;
const MINUTO = 60 * SEGUNDO;
const DIA = 24 * 60 * MINUTO;

let ms = 0;
let tentativas: Tentativas;
beforeEach(() => {
  ms = 0;
  definirRelogio({ agora: () => new Date(INICIO + ms) });
  tentativas = new Tentativas();
});
afterEach(() => definirRelogio());

/** The sentence of a refusal, or null. */
function recusa(ip: string, conta = 'ana'): string | null {
  try {
    tentativas.reservar(ip, conta);
    return null;
  } catch (erro) {
    if (!(erro instanceof Recusa)) throw erro;
    return erro.message;
  }
}
const aguarde = (quanto: string) => `Muitas tentativas. Aguarde ${quanto} e tente novamente.`;
const falhar = (vezes: number, ip: (n: number) => string, conta = 'ana') => {
  for (let n = 0; n < vezes; n += 1) tentativas.reservar(ip(n), conta);
};

describe('one address on one account', () => {
  test('has ten attempts in five minutes; then the window begins again', () => {
    falhar(9, () => 'a');
    ms = MINUTO;
    expect(recusa('a', 'ANA')).toBeNull();
    expect(recusa('a')).toBe(aguarde('4 minutos'));
    expect(recusa('b')).toBeNull();
    expect(recusa('a', 'bia')).toBeNull();
    ms = 4 * MINUTO;
    expect(recusa('a')).toBe(aguarde('1 minuto'));
    ms = 4 * MINUTO + SEGUNDO;
    expect(recusa('a')).toBe(aguarde('59 segundos'));
    ms = 5 * MINUTO - SEGUNDO;
    expect(recusa('a')).toBe(aguarde('1 segundo'));
    ms = 5 * MINUTO - 1;
    expect(recusa('a')).toBe(aguarde('1 segundo'));
    ms = 5 * MINUTO;
    expect(recusa('a')).toBeNull();
  });

  test('an attempt that compared no password does not count', () => {
    falhar(9, () => 'a');
    tentativas.reservar('a', 'ana').devolver();
    expect(recusa('a')).toBeNull();
    expect(recusa('a')).toBe(aguarde('5 minutos'));
  });

  test('a login forgets its failures', () => {
    falhar(9, () => 'a');
    tentativas.reservar('a', 'ana').acertou();
    falhar(10, () => 'a');
    expect(recusa('a')).toBe(aguarde('5 minutos'));
  });
});

describe('one account from all addresses', () => {
  test('waits twice as long after each attempt from the twentieth on, at most five minutes', () => {
    falhar(20, (n) => `ip ${n}`);
    const esperas = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300];
    for (const [n, segundos] of esperas.entries()) {
      ms += segundos * SEGUNDO - 1;
      expect(recusa(`outro ${n}`)).toBe(aguarde('1 segundo'));
      ms += 1;
      expect(recusa(`outro ${n}`)).toBeNull();
    }
    expect(recusa('mais um')).toBe(aguarde('5 minutos'));
    expect(recusa('mais um', 'bia')).toBeNull();
  });

  test('is free again after an hour without attempts', () => {
    falhar(20, (n) => `ip ${n}`);
    ms = 60 * MINUTO - 1;
    tentativas.reservar('depois', 'ana');
    expect(recusa('mais um')).toBe(aguarde('2 segundos'));
    ms += 60 * MINUTO;
    falhar(20, (n) => `novo ${n}`);
    expect(recusa('mais um')).toBe(aguarde('1 segundo'));
  });

  test('an address with a login in the last thirty days does not wait for the failures of others', () => {
    tentativas.reservar('de casa', 'ana').acertou();
    ms = 30 * DIA - 1;
    falhar(20, (n) => `ip ${n}`);
    expect(recusa('outro')).toBe(aguarde('1 segundo'));
    expect(recusa('de casa')).toBeNull();
    ms += 1;
    expect(recusa('de casa')).toBe(aguarde('2 segundos'));
  });
});

test('an address with more than a hundred attempts in five minutes is suspect, except for accounts that it knows', () => {
  tentativas.reservar('escola', 'conhecida').acertou();
  const suspeitas = Array.from({ length: 101 }, (_, n) => tentativas.reservar('escola', `conta ${n}`).suspeita);
  expect(suspeitas.map((suspeita, n) => (suspeita ? n : -1)).filter((n) => n >= 0)).toEqual([100]);
  expect(tentativas.reservar('escola', 'conhecida').suspeita).toBe(false);
  expect(tentativas.reservar('outra escola', 'conta 0').suspeita).toBe(false);
  ms = 5 * MINUTO;
  expect(tentativas.reservar('escola', 'mais uma').suspeita).toBe(false);
});
