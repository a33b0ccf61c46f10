import { SHELL_PUBLICADO } from '../proprias/area.js';
import { buscarAntd } from './antd.js';
import { carregarTela, foiCarregada, PRAZO_DA_AREA } from './load-area.js';
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
