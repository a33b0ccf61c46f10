import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let ligada: number;
let avulsa: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  const [a, b] = [await criarUnidade(app, { idIEscolar: 35_000_123 }), await criarUnidade(app)];
  [ligada, avulsa] = [a.id, b.id];
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [a.estoque, b.estoque] });
});
afterAll(() => app.close());

const turmas = (unidade: number, ano: number | string = 2026) =>
  pessoa.injetar('GET', `/gestao-escolar/turmas?unidade=${unidade}&anoLetivo=${ano}`);

describe('the school-management service, by its stand-in', () => {
  test('classes of a unit and the students of one', async () => {
    const resposta = (await turmas(ligada)).json();
    expect(resposta.escolaId).toBe(35_000_123);
    expect(resposta.turmas[0]).toEqual({ id: expect.any(Number), nome: '1º ANO A' });
    const alunos = (
      await pessoa.injetar('GET', `/gestao-escolar/alunos?unidade=${ligada}&turma=${resposta.turmas[0].id}&ano=2026`)
    ).json();
    expect(alunos).toHaveLength(20);
    expect(new Set(alunos.map(({ id }: { id: number }) => id)).size).toBe(20);
    expect(Object.keys(alunos[0]).sort()).toEqual(['id', 'nome']);
    const deOutroAno = (
      await pessoa.injetar('GET', `/gestao-escolar/alunos?unidade=${ligada}&turma=${resposta.turmas[0].id}&ano=2025`)
    ).json();
    expect(deOutroAno).toEqual([]);
  });

  test('a unit unknown to the school system is refused with the reason', async () => {
    const resposta = await turmas(avulsa);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      'Esta unidade não está ligada ao sistema escolar, por isso não há turmas para escolher.',
    ]);
  });

  test('another unit and an invalid year are refused', async () => {
    const alheia = await criarUnidade(app, { idIEscolar: 5 });
    expect((await turmas(alheia.id)).statusCode).toBe(403);
    expect((await turmas(ligada, '26')).json().errors).toEqual([{ campo: 'anoLetivo', mensagem: 'Ano inválido.' }]);
  });

  test('the stand-in identifies itself', async () => {
    const resposta = await app.inject({ url: '/api/externo/gestao-escolar/turmas?escola=1&anoLetivo=2026' });
    expect(resposta.statusCode).toBe(200);
    expect(resposta.headers['x-simulador']).toMatch('dados inventados');
  });
});
