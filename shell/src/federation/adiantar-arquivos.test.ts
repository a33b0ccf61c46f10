import { darVoltas } from '@merenda/shared/testing';
import { adiantarArquivos } from './adiantar-arquivos.js';

const publicada = (versao: string, semRede = false) => ({
  versao,
  container: 'mf_a',
  entrada: `/areas/mf-a/${versao}/remoteEntry.js`,
  arquivos: { nomes: ['tela.js', 'comum.js', 'outra.js'], telas: { lista: [1, 0], outra: [1, 2] } },
  area: {
    id: 'mf-a',
    nome: 'A',
    telas: [{ id: 'lista', caminho: '/lista', titulo: 'Lista', permissao: null, semRede }],
    menu: [],
  },
});

const pedidos: string[] = [];
beforeEach(() => {
  pedidos.length = 0;
  globalThis.fetch = (endereco) => {
    pedidos.push(new URL(String(endereco)).pathname);
    return pedidos.length === 2 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response(''));
  };
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const comServico = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });

test('the entry and all files of a screen are asked for at once, and each only once, whether it comes or not', async () => {
  adiantarArquivos(publicada('1'), 'lista');
  expect(pedidos).toEqual(['remoteEntry.js', 'comum.js', 'tela.js'].map((nome) => `/areas/mf-a/1/${nome}`));
  adiantarArquivos(publicada('1'), 'outra');
  expect(pedidos.slice(3)).toEqual(['/areas/mf-a/1/outra.js']);
  await darVoltas();
});

test('an area without a list, as under development, and an unknown screen ask for nothing', () => {
  adiantarArquivos({ ...publicada('2'), arquivos: undefined }, 'lista');
  adiantarArquivos(publicada('2'), 'nenhuma');
  expect(pedidos).toEqual([]);
});

test('what the service worker keeps is not asked for, and what it does not keep is', () => {
  comServico({});
  adiantarArquivos(publicada('3', true), 'lista');
  expect(pedidos).toEqual([]);
  adiantarArquivos(publicada('4'), 'lista');
  expect(pedidos).toHaveLength(3);
});

test('before the worker has taken the page, the files are asked for', () => {
  comServico(null);
  adiantarArquivos(publicada('5', true), 'lista');
  expect(pedidos).toHaveLength(3);
});
