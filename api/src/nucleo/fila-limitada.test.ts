import { describe, expect, test } from '@jest/globals';
import { FilaLimitada, type Prioridade } from './fila-limitada.js';

/** A queue whose jobs end when the test ends them, by name. */
function montar(aoMesmoTempo: number, esperas: number) {
  const fila = new FilaLimitada({ aoMesmoTempo, esperas, lotada: 'Não há lugar.' });
  const comecados: string[] = [];
  const fins = new Map<string, () => void>();
  const pedir = (nome: string, prioridade?: Prioridade) =>
    fila.executar(() => {
      comecados.push(nome);
      return new Promise<string>((resolver) => fins.set(nome, () => resolver(nome)));
    }, prioridade);
  const terminar = async (nome: string) => {
    fins.get(nome)?.();
    await new Promise(setImmediate);
  };
  return { comecados, pedir, terminar };
}

describe('a bounded queue', () => {
  test('runs up to the limit at once and the other jobs in order', async () => {
    const { comecados, pedir, terminar } = montar(2, 10);
    const resultados = Promise.all(['a', 'b', 'c', 'd'].map((nome) => pedir(nome)));
    expect(comecados).toEqual(['a', 'b']);
    await terminar('b');
    expect(comecados).toEqual(['a', 'b', 'c']);
    for (const nome of ['a', 'c', 'd']) await terminar(nome);
    expect(await resultados).toEqual(['a', 'b', 'c', 'd']);
    // The places are free again.
    void pedir('e');
    void pedir('f');
    expect(comecados.slice(4)).toEqual(['e', 'f']);
  });

  test('goes on after a failed job', async () => {
    const fila = new FilaLimitada({ aoMesmoTempo: 1, esperas: 1, lotada: 'Não há lugar.' });
    const falha = fila.executar(() => Promise.reject(new Error('falhou')));
    const depois = fila.executar(() => Promise.resolve('feito'));
    await expect(falha).rejects.toThrow('falhou');
    expect(await depois).toBe('feito');
  });

  test('refuses at once when the queue is full, with the time to retry', async () => {
    const { pedir } = montar(1, 1);
    void pedir('a');
    void pedir('b');
    await expect(pedir('c')).rejects.toMatchObject({ status: 503, detail: 'Não há lugar.', mais: { esperaS: 5 } });
  });

  test('runs high priority first, and takes a place from the lowest one that waits', async () => {
    const { comecados, pedir, terminar } = montar(1, 3);
    void pedir('a');
    const suspeita = pedir('suspeita', 'baixa');
    void pedir('b');
    const ultima = pedir('c');
    void pedir('conhecida 1', 'alta');
    await expect(suspeita).rejects.toMatchObject({ status: 503 });
    void pedir('conhecida 2', 'alta');
    await expect(ultima).rejects.toMatchObject({ status: 503 });
    for (const nome of ['a', 'conhecida 1', 'conhecida 2']) await terminar(nome);
    expect(comecados).toEqual(['a', 'conhecida 1', 'conhecida 2', 'b']);
  });

  test('runs low priority when no other job waits, and drops it first when the queue is full', async () => {
    const { comecados, pedir, terminar } = montar(1, 2);
    void pedir('a');
    void pedir('suspeita 1', 'baixa');
    const segunda = pedir('suspeita 2', 'baixa');
    void pedir('b');
    await expect(segunda).rejects.toMatchObject({ status: 503 });
    await terminar('a');
    await terminar('b');
    expect(comecados).toEqual(['a', 'b', 'suspeita 1']);
  });
});
