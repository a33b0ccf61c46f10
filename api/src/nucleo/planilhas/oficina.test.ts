import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { Oficina } from './oficina.js';

const MODULO = new URL('./trabalho.ts', import.meta.url).pathname;

const processos: ChildProcess[] = [];
afterEach(() => {
  for (const processo of processos.splice(0)) processo.kill('SIGKILL');
});

/** A workshop that notes the processes that it starts. */
const abrir = (folga?: number) =>
  new Oficina(() => {
    const processo = fork(MODULO, {
      execArgv: ['--conditions=source', '--import=tsx'],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    processos.push(processo);
    return processo;
  }, folga);

const ler = (oficina: Oficina, texto: string) => oficina.fazer({ ler: Buffer.from(texto) });
const linhas = (celulas: string[]) =>
  expect.objectContaining({ linhas: [{ numero: 1, celulas, tipos: 't'.repeat(celulas.length) }] });

test('one process makes one spreadsheet after the other', async () => {
  const oficina = abrir();
  expect(await Promise.all([ler(oficina, 'A;B'), ler(oficina, 'C;D')])).toEqual([
    linhas(['A', 'B']),
    linhas(['C', 'D']),
  ]);
  expect(await ler(oficina, 'E;F')).toEqual(linhas(['E', 'F']));
  expect(processos).toHaveLength(1);
});

test('a process that is killed costs its spreadsheet, and the next one has another', async () => {
  const oficina = abrir();
  const lida = ler(oficina, 'A;B');
  processos[0]?.kill('SIGKILL');
  await expect(lida).rejects.toThrow('A planilha é grande ou complexa demais.');
  expect(await ler(oficina, 'C;D')).toEqual(linhas(['C', 'D']));
  expect(processos).toHaveLength(2);
});

test('a process that ends while it waits is not used again', async () => {
  const oficina = abrir();
  await ler(oficina, 'A;B');
  const [processo] = processos;
  const fim = once(processo!, 'exit');
  processo?.kill('SIGKILL');
  await fim;
  expect(await ler(oficina, 'C;D')).toEqual(linhas(['C', 'D']));
  expect(processos).toHaveLength(2);
});

test('the failure of an unused process ends nothing, and the process is not used again', async () => {
  const oficina = abrir();
  await ler(oficina, 'A;B');
  processos[0]?.emit('error', new Error('kill EPERM'));
  expect(await ler(oficina, 'C;D')).toEqual(linhas(['C', 'D']));
  expect(processos).toHaveLength(2);
});

test('an unused process ends', async () => {
  const oficina = abrir(1);
  await ler(oficina, 'A;B');
  const [processo] = processos;
  if (processo?.exitCode === null && processo.signalCode === null) await once(processo, 'exit');
  expect(processo?.signalCode).toBe('SIGKILL');
});

test('a job that is given up ends its process, one that waits never begins, and the next one has another', async () => {
  const oficina = abrir();
  const desistencia = new AbortController();
  const trabalho = { ler: Buffer.from('A;B') };
  const pedidos = [oficina.fazer(trabalho, desistencia.signal), oficina.fazer(trabalho, desistencia.signal)];
  desistencia.abort();
  for (const pedido of pedidos) await expect(pedido).rejects.toMatchObject({ status: 409 });
  expect(processos.map(({ killed }) => killed)).toEqual([true]);
  expect(await ler(oficina, 'C;D')).toEqual(linhas(['C', 'D']));
  expect(processos).toHaveLength(2);
});
