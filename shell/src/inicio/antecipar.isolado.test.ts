import { queryClient } from '@merenda/shared';
import { preCarregarTela } from '../federation/load-area.js';
import type { AreaPublicada } from '../federation/registry.js';
import type { GrupoVisivel } from '../menu/menu.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { anteciparTelas } from './antecipar.js';

jest.mock('../federation/load-area.js', () => ({ preCarregarTela: jest.fn() }));

const AREA = { area: { id: 'mf-a' } } as AreaPublicada;
const grupo = (publicada: AreaPublicada, ...telas: string[]): GrupoVisivel => ({
  id: telas.join(),
  publicada,
  titulo: '',
  icone: undefined,
  bloco: true,
  abreModal: false,
  secoes: telas.map((tela) => ({
    titulo: null,
    atalhos: [{ rotulo: '', caminho: `/${tela}`, titulo: '', tela, publicada }],
  })),
});
const MENU = [
  grupo(SHELL_PUBLICADO, 'dados'),
  grupo(AREA, 'calendario'),
  grupo(AREA, 'execucao', 'historico'),
  grupo(AREA, 'estoque'),
];

/** The test decides when an idle period comes. */
let ociosos: (() => void)[];
const ficarOcioso = () => {
  for (const ocioso of ociosos.splice(0)) ocioso();
};
const carregadas = () => jest.mocked(preCarregarTela).mock.calls.map(([, tela]) => tela);
const ligadaPor = (connection: object) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  ociosos = [];
  globalThis.requestIdleCallback = (ocioso) =>
    ociosos.push(() => ocioso({ didTimeout: false, timeRemaining: () => 50 }));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test('the first screens of the first two groups with a screen of an area are loaded, and only when the page is idle', () => {
  anteciparTelas(MENU);
  expect(carregadas()).toEqual([]);
  ficarOcioso();
  expect(carregadas()).toEqual(['calendario', 'execucao']);
});

test('not before the home is complete', async () => {
  let responder: (valor: null) => void = () => undefined;
  const leitura = queryClient.fetchQuery({
    queryKey: ['do-inicio'],
    queryFn: () => new Promise<null>((resolve) => (responder = resolve)),
  });
  anteciparTelas(MENU);
  ficarOcioso();
  jest.advanceTimersByTime(500);
  ficarOcioso();
  expect(carregadas()).toEqual([]);
  responder(null);
  await jest.advanceTimersByTimeAsync(500);
  await leitura;
  ficarOcioso();
  expect(carregadas()).toEqual(['calendario', 'execucao']);
});

test('not after the user has left the home', () => {
  anteciparTelas(MENU)();
  ficarOcioso();
  expect(carregadas()).toEqual([]);
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: '2g' }, 0],
  [{ saveData: false, effectiveType: 'slow-2g' }, 0],
  [{ saveData: false, effectiveType: '3g' }, 2],
  [{}, 2],
])('on the connection %j %i screens are loaded', (conexao, quantas) => {
  ligadaPor(conexao);
  anteciparTelas(MENU);
  ficarOcioso();
  expect(carregadas()).toHaveLength(quantas);
});

test('a browser that does not tell when it is idle loads nothing', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  anteciparTelas(MENU);
  expect(carregadas()).toEqual([]);
});
