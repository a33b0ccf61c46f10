import { SHELL_PUBLICADO } from '../proprias/area.js';
import { buscarAntd } from './antd.js';
import { AreaAtrasada, carregarTela, foiCarregada, PRAZO_DA_AREA, preCarregarTela } from './load-area.js';
import { carregarContainer } from './runtime.js';

jest.mock('./antd.js', () => ({ buscarAntd: jest.fn(() => Promise.reject(new Error('antd did not come'))) }));
// An area that does not answer.
jest.mock('./runtime.js', () => ({ carregarContainer: jest.fn(() => new Promise(() => undefined)) }));

const AREA = {
  versao: '1',
  container: 'mf_a',
  entrada: '/areas/mf-a/1/remoteEntry.js',
  area: { id: 'mf-a', nome: 'A', telas: [], menu: [] },
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('antd loads in parallel with the code of the first area; the failure of one does not affect the other', async () => {
  const tela = carregarTela(AREA, 'qualquer');
  expect(buscarAntd).toHaveBeenCalledTimes(1);
  const falha = expect(tela).rejects.toThrow(`No answer within ${String(PRAZO_DA_AREA)} ms.`);
  await jest.advanceTimersByTimeAsync(PRAZO_DA_AREA);
  await falha;
  expect(carregarContainer).toHaveBeenCalledWith(AREA);
});

test("the shell's own screens do without the whole of it", async () => {
  await expect(carregarTela(SHELL_PUBLICADO, 'nenhuma')).rejects.toThrow(
    "'shell' has no loader for its screen 'nenhuma'.",
  );
  expect(buscarAntd).not.toHaveBeenCalled();
});

test('an area that failed is asked for again; one that came is not', async () => {
  const outra = { ...AREA, entrada: '/areas/mf-a/2/remoteEntry.js' };
  const telas = { lista: () => Promise.resolve({ default: () => null }) };
  jest.mocked(carregarContainer).mockRejectedValueOnce(new Error('the area is down')).mockResolvedValueOnce(telas);
  await expect(carregarTela(outra, 'lista')).rejects.toThrow('the area is down');
  expect(foiCarregada(outra)).toBe(false);
  await carregarTela(outra, 'lista');
  await carregarTela(outra, 'lista');
  expect(carregarContainer).toHaveBeenCalledTimes(2);
});

test('an area has eight seconds; what comes later can still be shown', async () => {
  const lenta = { ...AREA, entrada: '/areas/mf-a/3/remoteEntry.js' };
  const Tela = () => null;
  let chegar: (telas: object) => void = () => undefined;
  jest.mocked(carregarContainer).mockReturnValueOnce(new Promise((resolve) => (chegar = resolve as typeof chegar)));
  let falha: unknown;
  void carregarTela(lenta, 'lista').catch((erro: unknown) => (falha = erro));
  await jest.advanceTimersByTimeAsync(7_999);
  expect(falha).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  if (!(falha instanceof AreaAtrasada)) throw new Error('The area was not late.');
  chegar({ lista: () => Promise.resolve({ default: Tela }) });
  await expect(falha.chegada).resolves.toEqual({ default: Tela });
});

test('no clock runs on after an area came', async () => {
  const rapida = { ...AREA, entrada: '/areas/mf-a/4/remoteEntry.js' };
  const telas = { lista: () => Promise.resolve({ default: () => null }) };
  jest.mocked(carregarContainer).mockResolvedValueOnce(telas);
  await carregarTela(rapida, 'lista');
  expect(foiCarregada(rapida)).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a screen that is loaded in advance may fail without a message', async () => {
  const falha = { ...AREA, entrada: '/areas/mf-a/5/remoteEntry.js' };
  jest.mocked(carregarContainer).mockRejectedValueOnce(new Error('the area is down'));
  const perdidas: unknown[] = [];
  const ouvir = (erro: unknown) => void perdidas.push(erro);
  process.on('unhandledRejection', ouvir);
  preCarregarTela(falha, 'lista');
  expect(foiCarregada(falha)).toBe(true);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', ouvir);
  expect(carregarContainer).toHaveBeenCalledWith(falha);
  expect(perdidas).toEqual([]);
});
