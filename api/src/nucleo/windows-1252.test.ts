import { expect, test } from '@jest/globals';
import { deWindows1252 } from './windows-1252.js';

test('dashes, quotes and the euro are read besides the accents of ISO-8859-1', () => {
  expect(deWindows1252(Buffer.from('46 c3 4f 20 96 20 93 e0 94 20 92 20 80 9f'.replaceAll(' ', ''), 'hex'))).toBe(
    'FÃO – “à” ’ €Ÿ',
  );
});

test('the five bytes without a character stay what they are', () => {
  expect(deWindows1252(Buffer.from([0x81, 0x8d, 0x8f, 0x90, 0x9d]))).toBe('\u0081\u008D\u008F\u0090\u009D');
});
