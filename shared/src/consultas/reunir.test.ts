import { reunir } from './reunir.js';

test('keys that are asked for at once are read together, each once, and no more than are allowed', async () => {
  const lidas: number[][] = [];
  const ler = reunir(async (chaves) => {
    lidas.push(chaves);
    return Promise.resolve(new Map(chaves.filter((n) => n !== 4).map((n) => [n, `n${n}`])));
  }, 2);
  expect(await Promise.all([ler(1), ler(1), ler(2), ler(3), ler(4)])).toEqual(['n1', 'n1', 'n2', 'n3', undefined]);
  expect(lidas).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await ler(1)).toBe('n1');
  expect(lidas).toHaveLength(3);
});

test('a failure reaches all that were read together, and the next one asks again', async () => {
  let falhar = true;
  const ler = reunir(
    async (chaves) =>
      falhar ? Promise.reject(new Error('away')) : Promise.resolve(new Map(chaves.map((n) => [n, n] as const))),
    9,
  );
  const lidas = await Promise.allSettled([ler(1), ler(2)]);
  expect(lidas.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  falhar = false;
  expect(await ler(1)).toBe(1);
});
