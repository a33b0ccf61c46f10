import { buscarFederacao, lerFederacao } from './registry.js';

const entrada = (id: string, caminho: string) => ({
  versao: '1.0.0-abc',
  container: id.replace('-', '_'),
  entrada: `/areas/${id}/1.0.0-abc/remoteEntry.js`,
  manifesto: `/areas/${id}/1.0.0-abc/mf-manifest.json`,
  area: { id, nome: id, telas: [{ id: 'tela', caminho, titulo: 'Tela', permissao: null }], menu: [] },
});

function ler(valor: unknown) {
  const problemas: string[] = [];
  const { shell, areas } = lerFederacao(valor, (problema) => problemas.push(problema));
  return { shell, ids: areas.map(({ area }) => area.id), problemas };
}

test('every published area is read', () => {
  expect(ler({ areas: { 'mf-a': entrada('mf-a', '/a'), 'mf-b': entrada('mf-b', '/b') } })).toEqual({
    shell: null,
    ids: ['mf-a', 'mf-b'],
    problemas: [],
  });
});

test.each([
  [{ versao: 's1' }, 's1'],
  [{ versao: 1 }, null],
  ['s1', null],
])('a shell of %j has the version %j', (shell, versao) => {
  expect(ler({ shell, areas: {} })).toEqual({ shell: versao, ids: [], problemas: [] });
});

test.each([
  ['no object', 7, 'Expected an object'],
  ['no version', { ...entrada('mf-b', '/b'), versao: undefined }, "'versao'"],
  ['a wrong area.json', { ...entrada('mf-b', '/b'), area: { id: 'mf-b' } }, 'nome: expected a text'],
  ["another area's area.json", entrada('mf-c', '/b'), "says 'mf-c'"],
  ['a path that is taken', entrada('mf-b', '/a'), "'/a' belongs to 'mf-a'"],
])('an entry with %s drops alone and is reported', (_what, errada, problema) => {
  const { ids, problemas } = ler({
    areas: { 'mf-a': entrada('mf-a', '/a'), 'mf-b': errada, 'mf-z': entrada('mf-z', '/z') },
  });
  expect(ids).toEqual(['mf-a', 'mf-z']);
  expect(problemas).toEqual([expect.stringContaining("'mf-b' is left out")]);
  expect(problemas[0]).toContain(problema);
});

test('the files of the screens are read; what is not as expected is left out, and the area stays', () => {
  const relatar = (problema: string) => {
    throw new Error(problema);
  };
  const com = (arquivos: unknown) =>
    lerFederacao({ areas: { 'mf-a': { ...entrada('mf-a', '/a'), arquivos } } }, relatar).areas.map(
      (area) => area.arquivos,
    );
  expect(com({ nomes: ['a.js'], telas: { tela: [0] } })).toEqual([{ nomes: ['a.js'], telas: { tela: [0] } }]);
  expect(com({ nomes: ['a.js', 1], telas: { tela: [0, 'x'], outra: 7 } })).toEqual([
    { nomes: ['a.js'], telas: { tela: [0] } },
  ]);
  expect([com(undefined), com({ nomes: 'a.js', telas: {} }), com({ nomes: [], telas: [] })]).toEqual([
    [undefined],
    [undefined],
    [undefined],
  ]);
});

test.each([[null], [[]], [{}], [{ areas: [] }]])('a file that is no federation (%j) means no areas', (valor) => {
  expect(ler(valor)).toEqual({
    shell: null,
    ids: [],
    problemas: ["federation.json: expected an object with 'areas'."],
  });
});

test.each(['versao', 'container', 'entrada'])("an entry whose '%s' is no text is left out", (nome) => {
  expect(ler({ areas: { 'mf-b': { ...entrada('mf-b', '/b'), [nome]: 7 } } })).toEqual({
    shell: null,
    ids: [],
    problemas: ["federation.json: 'mf-b' is left out. Expected texts in 'versao', 'container' and 'entrada'."],
  });
});

test('an entry that is left out keeps no path from the next one', () => {
  const duas = { ...entrada('mf-b', '/b'), area: { ...entrada('mf-b', '/b').area } };
  duas.area.telas = ['/livre', '/a'].map((caminho) => ({
    id: caminho.slice(1),
    caminho,
    titulo: 'Tela',
    permissao: null,
  }));
  const { ids } = ler({ areas: { 'mf-a': entrada('mf-a', '/a'), 'mf-b': duas, 'mf-z': entrada('mf-z', '/livre') } });
  expect(ids).toEqual(['mf-a', 'mf-z']);
});

test('a file that the server does not give is an error; what it says wrong is logged', async () => {
  const { fetch } = globalThis;
  const erros = jest.spyOn(console, 'error').mockImplementation();
  const enderecos: string[] = [];
  globalThis.fetch = (endereco) => {
    enderecos.push(String(endereco));
    return Promise.resolve(new Response('[]', { status: enderecos.length === 1 ? 503 : 200 }));
  };
  await expect(buscarFederacao()).rejects.toThrow('federation.json answered 503.');
  expect(await buscarFederacao()).toEqual({ shell: null, areas: [] });
  globalThis.fetch = fetch;
  expect(erros.mock.calls).toEqual([["federation.json: expected an object with 'areas'."]]);
  expect(enderecos).toEqual(Array(2).fill('http://localhost/federation.json'));
  erros.mockRestore();
});

test('the file of live versions never comes from a cache without the server being asked', async () => {
  const { fetch } = globalThis;
  const requisicoes: RequestInit[] = [];
  globalThis.fetch = (_endereco, opcoes = {}) => {
    requisicoes.push(opcoes);
    return Promise.resolve(new Response('{"areas":{}}'));
  };
  expect(await buscarFederacao()).toEqual({ shell: null, areas: [] });
  globalThis.fetch = fetch;
  expect(requisicoes.map(({ cache }) => cache)).toEqual(['no-cache']);
});
