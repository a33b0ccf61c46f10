import { createInstance } from '@module-federation/enhanced/runtime';
import { carregarContainer } from './runtime.js';

jest.mock('@module-federation/inject-external-runtime-core-plugin', () => ({
  __esModule: true,
  default: () => 'external runtime',
}));
jest.mock('./singletons.js', () => ({ fornecerSingletons: () => ({ react: 'the page has it' }) }));
jest.mock('@module-federation/enhanced/runtime', () => {
  const host = { registerRemotes: jest.fn(), loadRemote: jest.fn() };
  return { host, createInstance: jest.fn(() => host) };
});

const { host } = jest.requireMock<{ host: { registerRemotes: jest.Mock; loadRemote: jest.Mock } }>(
  '@module-federation/enhanced/runtime',
);
const criadas = jest.mocked(createInstance).mock.calls;
const TELAS = { lista: () => Promise.resolve({ default: () => null }) };

const area = (versao: string, container = 'mf_a') => ({
  versao,
  container,
  entrada: `/areas/mf-a/${versao}/remoteEntry.js`,
  area: { id: 'mf-a', nome: 'A', telas: [], menu: [] },
});

beforeEach(() => host.registerRemotes.mockClear());

test('the page has one host, with the singletons and the runtime of its areas', async () => {
  host.loadRemote.mockResolvedValue({ default: TELAS });
  expect(await carregarContainer(area('1'))).toBe(TELAS);
  expect(host.loadRemote).toHaveBeenLastCalledWith('mf_a/area');
  expect(criadas).toEqual([
    [
      {
        name: 'shell',
        remotes: [],
        shared: { react: 'the page has it' },
        shareStrategy: 'loaded-first',
        plugins: ['external runtime', expect.objectContaining({ name: 'integridade' })],
      },
    ],
  ]);
});

test('only another version of a known area replaces it', async () => {
  host.loadRemote.mockResolvedValue({ default: TELAS });
  for (const publicada of [area('1', 'mf_b'), area('1', 'mf_b'), area('2', 'mf_b'), area('2', 'mf_b')])
    await carregarContainer(publicada);
  expect(host.registerRemotes.mock.calls).toEqual([
    [[{ name: 'mf_b', entry: '/areas/mf-a/1/remoteEntry.js' }], { force: false }],
    [[{ name: 'mf_b', entry: '/areas/mf-a/1/remoteEntry.js' }], { force: false }],
    [[{ name: 'mf_b', entry: '/areas/mf-a/2/remoteEntry.js' }], { force: true }],
    [[{ name: 'mf_b', entry: '/areas/mf-a/2/remoteEntry.js' }], { force: false }],
  ]);
});

test('the entry of a published area is executed only with its hash; one under development has none', async () => {
  host.loadRemote.mockResolvedValue({ default: TELAS });
  const integridade = `sha384-${'A'.repeat(64)}`;
  await carregarContainer({ ...area('1', 'mf_c'), selo: { integridade, texto: '', assinatura: null } });
  await carregarContainer(area('dev', 'mf_d'));
  const plugin = criadas[0]?.[0].plugins?.[1];
  const script = (name: string) =>
    plugin?.createScript?.({ url: '/areas/x/remoteEntry.js', remoteInfo: { name } } as never) as HTMLScriptElement;
  const { src, integrity, crossOrigin } = script('mf_c');
  expect([src, integrity, crossOrigin]).toEqual(['http://localhost/areas/x/remoteEntry.js', integridade, 'anonymous']);
  expect(script('mf_d')).toBeUndefined();
});

test('an area without a table of screens is an error', async () => {
  host.loadRemote.mockResolvedValue(null);
  await expect(carregarContainer(area('1'))).rejects.toThrow("'mf_a' exposes no './area'.");
});
