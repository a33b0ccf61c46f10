import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { afterEach, expect, it } from '@jest/globals';
import type { Problema } from './problema.js';
import { iniciarSolucao, Solucionador } from './solucionador.js';

const processos: ChildProcess[] = [];
afterEach(() => {
  for (const processo of processos.splice(0)) processo.kill('SIGKILL');
});

/** A solver that notes the processes that it starts. */
const abrir = () =>
  new Solucionador(() => {
    const processo = iniciarSolucao();
    processos.push(processo);
    return processo;
  });

/** One meal with two dishes, of which the second is cheaper. */
const PROBLEMA: Problema = {
  vagas: [{ dia: '2026-11-16', pratos: [1, 2] }],
  pratos: [
    { id: 1, peso: 3, principal: null, vezes: 1 },
    { id: 2, peso: 2, principal: null, vezes: 1 },
  ],
  limites: [],
  sobras: [],
};
const TRABALHO = { problema: PROBLEMA, possiveis: [[1, 2]], segundos: 10 };
const MAIS_BARATO = {
  decisao: { tipo: 'ESCOLHA', escolha: [2], objetivo: 2, folga: 0, cortadaPeloTempo: false },
  alternativas: [{ melhores: [{ prato: 1, quebra: [], repete: null }], maisLeve: null }],
  duracao: expect.any(Number),
};

it('decides one problem after the other in one process, and refuses the fourth at once', async () => {
  const solucionador = abrir();
  const tres = [1, 2, 3].map(() => solucionador.decidir(TRABALHO));
  await expect(solucionador.decidir(TRABALHO)).rejects.toMatchObject({
    status: 503,
    message: 'Outras sugestões de cardápio estão sendo calculadas. Aguarde alguns segundos e tente novamente.',
  });
  expect(await Promise.all(tres)).toEqual([MAIS_BARATO, MAIS_BARATO, MAIS_BARATO]);
  expect(processos).toHaveLength(1);
});

it('says that a solve was not finished when its process ends, and decides the next problem', async () => {
  const solucionador = abrir();
  const decisao = solucionador.decidir(TRABALHO);
  processos[0]?.kill('SIGKILL');
  await expect(decisao).rejects.toMatchObject({
    status: 503,
    message: 'A sugestão não foi calculada até o fim. Tente novamente, ou escolha um período menor.',
  });
  expect(await solucionador.decidir(TRABALHO)).toEqual(MAIS_BARATO);
});

it('answers a failure of the solver with the same sentence, and decides the next problem', async () => {
  const solucionador = abrir();
  const incompleto: Problema = JSON.parse('{}');
  await expect(solucionador.decidir({ problema: incompleto, possiveis: [], segundos: 10 })).rejects.toMatchObject({
    status: 503,
  });
  expect(await solucionador.decidir(TRABALHO)).toEqual(MAIS_BARATO);
});

it('ends its process when the server lets go of it', async () => {
  const solucionador = abrir();
  await solucionador.decidir(TRABALHO);
  const [processo] = processos;
  const fim = once(processo!, 'exit');
  processo?.disconnect();
  expect(await fim).toEqual([0, null]);
});

it('starts its process at the lowest priority', () => {
  const processo = iniciarSolucao();
  processos.push(processo);
  expect(os.getPriority(processo.pid)).toBe(os.constants.priority.PRIORITY_LOW);
});
