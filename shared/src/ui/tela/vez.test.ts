import { darVoltas } from '../../testing/voltas.js';
import { pedirVez } from './vez.js';

/** After a frame and what the page does after it; jsdom has no idle periods. */
const depois = async () => {
  await new Promise((resolver) => requestAnimationFrame(resolver));
  await darVoltas();
};

test('each one has its turn once, in the order of asking', async () => {
  const chamados: string[] = [];
  const passar = ['a', 'b', 'c'].map((nome) => pedirVez(() => void chamados.push(nome)));
  await depois();
  expect(chamados).toEqual(['a']);
  passar[0]?.();
  await depois();
  expect(chamados).toEqual(['a', 'b']);
  passar[1]?.();
  await depois();
  expect(chamados).toEqual(['a', 'b', 'c']);
  passar[2]?.();
});

test('leaving the queue and asking again, as a list does for each slice, gives one turn and not two', async () => {
  let turnos = 0;
  const sair = pedirVez(() => (turnos += 1));
  sair();
  const sairDeNovo = pedirVez(() => (turnos += 1));
  await depois();
  expect(turnos).toBe(1);
  sairDeNovo();
});

test('a page that is never idle gives turns all the same', async () => {
  const nuncaOciosa = (fazer: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : setTimeout(fazer, timeout);
  Object.defineProperty(globalThis, 'requestIdleCallback', { value: nuncaOciosa, configurable: true });
  try {
    const sair = await new Promise<() => void>((resolver) => {
      const passar = pedirVez(() => resolver(passar));
    });
    sair();
  } finally {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }
});
