import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';

const API = fileURLToPath(new URL('../', import.meta.url));

const ANO_NOVO = {
  fuso: 'America/Sao_Paulo',
  dia: '2026-12-31',
  instantes: ['2027-01-01T02:59:59.999Z', '2027-01-01T03:00:00Z'],
};
const NO_ACRE = {
  fuso: 'America/Rio_Branco',
  dia: '2026-12-31',
  instantes: ['2027-01-01T03:00:00Z', '2027-01-01T04:59:59.999Z', '2027-01-01T05:00:00Z'],
};
/**
 * One process for all cases: it loads the application in the first of these time zones, and changes the machine's time
 * zone before each of the others.
 */
const VIRADAS = [
  { maquina: 'Asia/Tokyo', ...ANO_NOVO },
  { maquina: 'UTC', ...ANO_NOVO },
  { maquina: 'America/Rio_Branco', ...ANO_NOVO },
  { maquina: 'UTC', ...NO_ACRE },
];
let vistas: unknown[];
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'src/teste/virada.ts', JSON.stringify(VIRADAS)],
    { cwd: API, env: { ...process.env, NODE_OPTIONS: '', TZ: 'Asia/Tokyo' } },
  );
  vistas = JSON.parse(stdout) as unknown[];
});

const antes = (hora: string) => ({
  hoje: '31/12/2026',
  agora: `31/12/2026 ${hora}`,
  avisos: [{ mensagem: 'Leite, lote L1, em Escola 1: vence em 31/12/2026.' }],
  entrada: 422,
  balanco: `31/12/2026 ${hora}`,
});
const depois = (hora: string) => ({
  hoje: '01/01/2027',
  agora: `01/01/2027 ${hora}`,
  avisos: [{ mensagem: 'Leite, lote L1, em Escola 1: venceu em 31/12/2026.' }],
  entrada: 201,
  balanco: `01/01/2027 ${hora}`,
});

test.each([
  ['Asia/Tokyo', 0],
  ['UTC', 1],
  ['America/Rio_Branco', 2],
])('the year ends at midnight in São Paulo on a machine in %s', (_, virada) => {
  expect(vistas[virada]).toEqual([antes('23:59'), depois('00:00')]);
});

test('a municipality of Acre has its own midnight, two hours later', () => {
  expect(vistas[3]).toEqual([antes('22:00'), antes('23:59'), depois('00:00')]);
});
