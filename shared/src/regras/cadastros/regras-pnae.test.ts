import { certezaDaRegra, regraAConferir, regraEmVigor, vigenciaDaRegra, violacoesDaRegraPnae } from './regras-pnae.js';

const antiga = { codigo: 'AF', valor: 30, vigenteDe: null, vigenteAte: '2025-12-31' };
const nova = { codigo: 'AF', valor: 45, vigenteDe: '2026-01-01', vigenteAte: null };
const outra = { codigo: 'INGR', valor: 5, vigenteDe: null, vigenteAte: null };

test.each([
  ['2025-12-31', 30],
  ['2026-01-01', 45],
  ['2027-06-01', 45],
])('family farming on %s: %d %', (dia, valor) => {
  expect(regraEmVigor([nova, antiga, outra], 'AF', dia)?.valor).toBe(valor);
});

test('a rule without days is in force on any day, and one that began later goes before it', () => {
  expect(regraEmVigor([antiga, outra], 'INGR', '1999-01-01')).toBe(outra);
  const corrigida = { ...outra, valor: 6, vigenteDe: '2026-01-01' };
  expect(regraEmVigor([outra, corrigida], 'INGR', '2026-05-05')).toBe(corrigida);
  expect(regraEmVigor([corrigida, outra], 'INGR', '2025-12-31')).toBe(outra);
  expect(regraEmVigor([antiga], 'AF', '2026-01-01')).toBeNull();
  expect(regraEmVigor([nova], 'MULHER', '2026-01-01')).toBeNull();
});

test("only exactly 'verificado' is verified", () => {
  expect(['verificado', 'verificado (página FNDE)', 'Verificado', ''].map(regraAConferir)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(certezaDaRegra('verificado')).toBe('Verificada');
  expect(certezaDaRegra('indício')).toBe('A conferir: indício');
});

test('the validity is written in words', () => {
  const escrita = (vigenteDe: string | null, vigenteAte: string | null) => vigenciaDaRegra({ vigenteDe, vigenteAte });
  expect(escrita(null, null)).toBe('a conferir');
  expect(escrita('01/01/2026', null)).toBe('desde 01/01/2026');
  expect(escrita(null, '31/12/2025')).toBe('até 31/12/2025');
  expect(escrita('01/01/2026', '31/12/2026')).toBe('de 01/01/2026 a 31/12/2026');
});

test('refuses an end before the beginning, at the end', () => {
  expect(violacoesDaRegraPnae({ vigenteDe: '2026-01-02', vigenteAte: '2026-01-01' })).toEqual([
    { campo: 'vigenteAte', mensagem: 'A data final é anterior à inicial.' },
  ]);
  expect(violacoesDaRegraPnae({ vigenteDe: '2026-01-01', vigenteAte: '2026-01-01' })).toEqual([]);
  expect(violacoesDaRegraPnae({})).toEqual([]);
});
