import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { perCapitaPnae } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  const norma = 'Resolução CD/FNDE nº 1/2026';
  const de2026 = { dias: 200, norma, vigenteDe: '2026-02-19', certeza: 'verificado' };
  await app.banco.insert(perCapitaPnae).values([
    {
      codigo: 'CRECHE',
      valor: '9.99',
      norma: 'Resolução antiga',
      vigenteDe: '2024-01-01',
      vigenteAte: '2025-12-31',
      certeza: 'verificado',
    },
    { ...de2026, codigo: 'CRECHE', valor: '1.57' },
    { ...de2026, codigo: 'INTEGRAL', valor: '1.57' },
    { ...de2026, codigo: 'PRE', valor: '0.82' },
    { ...de2026, codigo: 'PCT', valor: '0.98', certeza: 'a conferir' },
    { ...de2026, codigo: 'FUND_MEDIO_EJA', valor: '0.57' },
  ]);
  pessoa = await entrarComo(app, { permissoes: [] });
});
afterAll(() => app.close());

const repasse = async (ano: number) => {
  const resposta = await pessoa.injetar('GET', `/matriculas/repasse?ano=${ano}`);
  return resposta.body === '' ? null : resposta.json();
};

test('the transfer of a year uses the enrolments of the year before and the values in force', async () => {
  expect(await repasse(2025)).toBeNull();
  const [escola, aldeia] = [await criarUnidade(app), await criarUnidade(app, { pct: 'INDIGENA' })];
  const de = (unidadeEducacionalId: number, ano: number) => ({ unidadeEducacionalId, ano, origem: 'CENSO' as const });
  await app.banco.insert(matriculas).values([
    { ...de(escola.id, 2025), categoria: 'CRECHE', jornada: 'PARCIAL', quantidade: 15 },
    { ...de(escola.id, 2025), categoria: 'CRECHE', jornada: 'INTEGRAL', quantidade: 45 },
    { ...de(escola.id, 2025), categoria: 'PRE_ESCOLA', jornada: 'PARCIAL', quantidade: 60 },
    { ...de(escola.id, 2025), categoria: 'PRE_ESCOLA', jornada: 'INTEGRAL', quantidade: 20 },
    { ...de(escola.id, 2025), categoria: 'FUNDAMENTAL_6_10', jornada: 'PARCIAL', quantidade: 150 },
    { ...de(escola.id, 2025), categoria: 'FUNDAMENTAL_6_10', jornada: 'INTEGRAL', quantidade: 50 },
    { ...de(escola.id, 2025), categoria: 'FUNDAMENTAL_11_15', jornada: 'PARCIAL', quantidade: 100 },
    { ...de(escola.id, 2025), categoria: 'EJA', jornada: 'PARCIAL', quantidade: 30 },
    { ...de(escola.id, 2024), categoria: 'PRE_ESCOLA', jornada: 'PARCIAL', quantidade: 1 },
    { ...de(escola.id, 2026), categoria: 'PRE_ESCOLA', jornada: 'PARCIAL', quantidade: 10 },
    { ...de(aldeia.id, 2026), categoria: 'FUNDAMENTAL_6_10', jornada: 'PARCIAL', quantidade: 10 },
  ]);
  const normas = ['Resolução CD/FNDE nº 1/2026'];
  expect(await repasse(2025)).toEqual({
    ano: 2026,
    dia: 412.9,
    dias: 200,
    total: 82_580,
    normas,
    aConferir: false,
  });
  // 10 × 0.82 + 10 × 0.98, of which one value is not verified.
  expect(await repasse(2026)).toEqual({ ano: 2027, dia: 18, dias: 200, total: 3600, normas, aConferir: true });
  // No value for pre-school was in force in 2025.
  expect(await repasse(2024)).toBeNull();
});
