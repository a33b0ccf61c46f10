import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const API = fileURLToPath(new URL('../', import.meta.url));

/** What the API says at the instants on a machine whose own clock stands in `TZ`. */
async function verNaMaquinaEm(TZ: string, ...argumentos: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'src/teste/virada.ts', ...argumentos],
    {
      cwd: API,
      env: { ...process.env, NODE_OPTIONS: '', TZ },
    },
  );
  return JSON.parse(stdout);
}

const antes = (hora: string) => ({
  hoje: '31/12/2026',
  agora: `31/12/2026 ${hora}`,
  avisos: [{ mensagem: 'LEITE, lote L1, em ESCOLA 1: vence em 31/12/2026.' }],
  entrada: 422,
  balanco: `31/12/2026 ${hora}`,
});
const depois = (hora: string) => ({
  hoje: '01/01/2027',
  agora: `01/01/2027 ${hora}`,
  avisos: [{ mensagem: 'LEITE, lote L1, em ESCOLA 1: venceu em 31/12/2026.' }],
  entrada: 201,
  balanco: `01/01/2027 ${hora}`,
});

test.each(['UTC', 'America/Rio_Branco', 'Asia/Tokyo'])(
  'the year ends at midnight in São Paulo on a machine in %s',
  async (TZ) => {
    const visto = await verNaMaquinaEm(
      TZ,
      'America/Sao_Paulo',
      '2026-12-31',
      '2027-01-01T02:59:59.999Z',
      '2027-01-01T03:00:00Z',
    );
    expect(visto).toEqual([antes('23:59'), depois('00:00')]);
  },
);

test('a municipality of Acre has its own midnight, two hours later', async () => {
  const visto = await verNaMaquinaEm(
    'UTC',
    'America/Rio_Branco',
    '2026-12-31',
    '2027-01-01T03:00:00Z',
    '2027-01-01T04:59:59.999Z',
    '2027-01-01T05:00:00Z',
  );
  expect(visto).toEqual([antes('22:00'), antes('23:59'), depois('00:00')]);
});
