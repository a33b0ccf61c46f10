import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RegraPnae } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { carregarRegrasPnae } from '../../demonstracao/referencia/regras-pnae.js';
import { emTransacao } from '../../banco/transacao.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { regrasEmVigor } from './consultas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await emTransacao({ banco: app.banco, usuario: null }, carregarRegrasPnae);
  gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
});
afterAll(() => app.close());

const ler = async () => (await gestora.injetar('GET', '/regras-pnae')).json<RegraPnae[]>();
const regra = async (codigo: string, valor: number) => {
  const achada = (await ler()).find((uma) => uma.codigo === codigo && uma.valor === valor);
  if (!achada) throw new Error(codigo);
  return achada;
};
const mudar = ({ id, valor, norma, vigenteDe, vigenteAte, certeza, versao }: RegraPnae, mudanca: object) =>
  gestora.injetar('PUT', `/regras-pnae/${id}`, { valor, norma, vigenteDe, vigenteAte, certeza, versao, ...mudanca });

test('family farming is 30 % until the end of 2025 and 45 % from 2026 on, with what the norm gives of the others', async () => {
  const valores = async (dia: string) => {
    const regras = await regrasEmVigor(app.banco, ['AF', 'INNATURA', 'ULTRA', 'INGR'], dia);
    return [...regras].map(([codigo, { valor }]) => [codigo, valor]);
  };
  expect(await valores('2025-12-31')).toEqual([
    ['AF', 30],
    ['INNATURA', 80],
    ['ULTRA', 15],
    ['INGR', 5],
  ]);
  expect(await valores('2026-01-01')).toEqual([
    ['AF', 45],
    ['INNATURA', 85],
    ['ULTRA', 10],
    ['INGR', 5],
  ]);
  // Of 2024 the norm gives no minimum of in natura food.
  expect(await valores('2024-12-31')).toEqual([
    ['AF', 30],
    ['ULTRA', 20],
    ['INGR', 5],
  ]);
});

test('a corrected rule is in force at once; one that ends before it begins is refused at its end', async () => {
  const culinarios = await regra('INGR', 5);
  const salva = await mudar(culinarios, { valor: 4, vigenteDe: '01/01/2026' });
  expect(salva.json<RegraPnae>()).toMatchObject({ valor: 4, vigenteDe: '01/01/2026', vigenteAte: null, versao: 2 });
  expect((await regrasEmVigor(app.banco, ['INGR'], '2026-05-05')).get('INGR')?.valor).toBe(4);
  expect((await regrasEmVigor(app.banco, ['INGR'], '2025-05-05')).has('INGR')).toBe(false);
  const invertida = await mudar(salva.json(), { vigenteAte: '31/12/2025' });
  expect([invertida.statusCode, invertida.json().errors]).toEqual([
    422,
    [{ campo: 'vigenteAte', mensagem: 'A data final é anterior à inicial.' }],
  ]);
});

test('two values of a rule cannot begin on the same day', async () => {
  const repetida = await mudar(await regra('AF', 30), { vigenteDe: '01/01/2026', vigenteAte: null });
  expect([repetida.statusCode, repetida.json().errors]).toEqual([
    409,
    [{ campo: 'vigenteDe', mensagem: 'Esta regra já tem um valor que começa neste dia.' }],
  ]);
});
