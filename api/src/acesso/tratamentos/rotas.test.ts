import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Tratamento } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
});
afterAll(() => app.close());

const ler = async (tipo: string): Promise<Tratamento | undefined> =>
  (await gestora.injetar('GET', '/tratamentos')).json<Tratamento[]>().find((um) => um.tipo === tipo);
const mudar = (tipo: string, prazo: number, versao?: number) =>
  gestora.injetar('PUT', `/tratamentos/${tipo}/prazo`, { prazo, versao });

test('the register lists each kind of data with its subjects, its purpose, its readers and its retention', async () => {
  expect(await ler('alunos')).toMatchObject({
    nome: 'Alunos que receberam kits',
    baseLegal: expect.stringContaining('Art. 14'),
    quemVe: expect.stringContaining('Estoques'),
    prazo: { unidade: 'ANOS', prazo: 10, padrao: 10, minimo: 5, versao: 1, fonte: expect.stringContaining('11.947') },
    dados: [{ titulo: 'Kits entregues', campos: expect.arrayContaining(['Nome do aluno']) }],
  });
});

test('a term changes once on the version that was read, and never below the minimum of the law', async () => {
  expect((await mudar('alunos', 6, 1)).json()).toMatchObject({ prazo: { prazo: 6, versao: 2 } });
  expect((await mudar('alunos', 7, 1)).statusCode).toBe(409);
  const curto = await mudar('alunos', 4, 2);
  expect([curto.statusCode, curto.json().errors]).toEqual([
    422,
    [{ campo: 'prazo', mensagem: 'O prazo mínimo é de 5 anos.' }],
  ]);
  expect((await ler('alunos'))?.prazo).toMatchObject({ prazo: 6, versao: 2 });
  const semPrazo = await mudar('autoria', 5);
  expect([semPrazo.statusCode, semPrazo.json().detail]).toEqual([409, 'Estes dados não têm um prazo de guarda.']);
});

test('two changes at once: one is done', async () => {
  const respostas = await Promise.all([mudar('sessoes', 2, 1), mudar('sessoes', 3, 1)]);
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
