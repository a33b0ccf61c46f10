import fc from 'fast-check';
import { arquivoGuardado, federacaoGuardada, nomeDoConjunto, paginaGuardada, renovarConjunto } from './conjunto.js';
import { simularNavegador } from './teste/navegador-simulado.js';
import {
  arquivosDe,
  enviarArquivos,
  paginaDo,
  publicar,
  publicarAreas,
  publicarPagina,
  textoDe,
  type Publicacao,
} from './teste/publicar.js';
import { simularRede, type RedeSimulada } from './teste/rede-simulada.js';

const V1: Publicacao = { shell: '1', cozinha: '10' };
const V2: Publicacao = { shell: '1', cozinha: '11' };
const V3: Publicacao = { shell: '2', cozinha: '11' };

const nomeDe = ({ shell, cozinha }: Publicacao) => nomeDoConjunto(shell, [{ id: 'cozinha', versao: cozinha }]);

let navegador: ReturnType<typeof simularNavegador>;
let rede: RedeSimulada;
let agora = 1_000;

beforeEach(() => {
  navegador = simularNavegador();
  rede = simularRede();
  // Each look at the clock is later than the one before.
  jest.spyOn(Date, 'now').mockImplementation(() => (agora += 1));
});
afterEach(() => {
  navegador.desfazer();
  jest.restoreAllMocks();
});

interface Guardada {
  shell: { versao: string };
  areas: Record<string, { versao: string }>;
}

/** The publication that a phone without a network opens; null when it opens none. */
async function oQueAbre(): Promise<Publicacao | null> {
  const pagina = await (await paginaGuardada())?.text();
  const federacao = (await federacaoGuardada()) as Guardada | undefined;
  if (pagina === undefined || federacao === undefined) return null;
  expect(pagina).toBe(paginaDo(federacao.shell.versao));
  const { cozinha, compras } = federacao.areas;
  return { shell: federacao.shell.versao, cozinha: cozinha?.versao ?? '', compras: compras?.versao };
}

/** Every file of a publication is kept, with its own text. */
async function exigirArquivos(publicacao: Publicacao): Promise<void> {
  for (const endereco of arquivosDe(publicacao))
    expect([endereco, await (await arquivoGuardado(endereco))?.text()]).toEqual([endereco, textoDe(endereco)]);
}

test('the name of a set does not depend on the order of the areas', () => {
  const areas = [
    { id: 'estoque', versao: '2' },
    { id: 'cozinha', versao: '1' },
  ];
  expect(nomeDoConjunto('3', areas)).toBe('merenda-conjunto:3 cozinha@1 estoque@2');
  expect(nomeDoConjunto('3', areas.toReversed())).toBe(nomeDoConjunto('3', areas));
});

test('a set is the page, the list of areas and the files of the shell and of the areas that open without a network', async () => {
  publicar(rede, V1);
  await renovarConjunto();
  expect(navegador.guardados()).toEqual({
    [nomeDe(V1)]: ['/', '/conjunto-completo', '/federation.json', ...arquivosDe(V1)].sort(),
  });
  expect(await oQueAbre()).toEqual({ ...V1, compras: '1' });
  await exigirArquivos(V1);
  // Without the session's cookies, and never from the browser's copy of the page.
  expect(new Set(rede.requisicoes.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
  const comCache = rede.requisicoes.filter(({ endereco }) => ['/', '/federation.json'].includes(endereco));
  expect(comCache.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache']);
});

test('no set is used before all of its files are kept; the next attempt fetches only those that lack', async () => {
  publicar(rede, V1);
  rede.tirar('/areas/cozinha/10/tela.js');
  await expect(renovarConjunto()).rejects.toThrow('/areas/cozinha/10/tela.js answered 404.');
  expect(await oQueAbre()).toBeNull();

  rede.por('/areas/cozinha/10/tela.js', textoDe('/areas/cozinha/10/tela.js'));
  rede.requisicoesNovas();
  await renovarConjunto();
  expect(rede.requisicoesNovas().filter((endereco) => arquivosDe(V1).includes(endereco))).toEqual([
    '/areas/cozinha/10/tela.js',
  ]);
  expect(await oQueAbre()).toMatchObject(V1);
});

test('a new version is used only when it is complete; until then the old page has the old areas', async () => {
  publicar(rede, V1);
  await renovarConjunto();
  publicar(rede, V2);
  rede.tirar('/areas/cozinha/11/tela.js');
  await expect(renovarConjunto()).rejects.toThrow('answered 404');
  expect(await oQueAbre()).toMatchObject(V1);
  await exigirArquivos(V1);

  publicar(rede, V2);
  rede.requisicoesNovas();
  await renovarConjunto();
  expect(await oQueAbre()).toMatchObject(V2);
  await exigirArquivos(V2);
  // What both versions have is not fetched again, and what only the old one has is removed.
  expect(rede.requisicoesNovas()).not.toContain('/assets/shell.1.js');
  expect(Object.keys(navegador.guardados())).toEqual([nomeDe(V2)]);
});

test.each([
  ['the page comes first', publicarPagina],
  ['the list of areas comes first', publicarAreas],
])('a publication that is under way is left for the next time: %s', async (_nome, comecar) => {
  publicar(rede, V1);
  await renovarConjunto();
  enviarArquivos(rede, V3);
  comecar(rede, V3);
  await renovarConjunto();
  expect(Object.keys(navegador.guardados())).toEqual([nomeDe(V1)]);
  expect(await oQueAbre()).toMatchObject(V1);
  publicar(rede, V3);
  await renovarConjunto();
  expect(await oQueAbre()).toMatchObject(V3);
});

test('takes an area that was rolled back, also while the sets of both versions are kept for open pages', async () => {
  publicar(rede, V1);
  await renovarConjunto();
  const fecharV1 = navegador.abrirPagina(nomeDe(V1));
  publicar(rede, V2);
  await renovarConjunto();
  const fecharV2 = navegador.abrirPagina(nomeDe(V2));
  expect(Object.keys(navegador.guardados())).toEqual([nomeDe(V1), nomeDe(V2)]);
  expect(await oQueAbre()).toMatchObject(V2);
  // The open page still finds its files.
  await exigirArquivos(V1);

  publicar(rede, V1);
  rede.requisicoesNovas();
  await renovarConjunto();
  expect(await oQueAbre()).toMatchObject(V1);
  expect(rede.requisicoesNovas()).toEqual(['/', '/federation.json']);
  expect(Object.keys(navegador.guardados())).toEqual([nomeDe(V1), nomeDe(V2)]);

  // Its files are fetched again when they are gone.
  fecharV1();
  publicar(rede, V2);
  await renovarConjunto();
  expect(Object.keys(navegador.guardados())).toEqual([nomeDe(V2)]);
  fecharV2();
  publicar(rede, V1);
  await renovarConjunto();
  expect(await oQueAbre()).toMatchObject(V1);
  await exigirArquivos(V1);
});

test('the kept list of areas is renewed when only an area without such a screen has changed', async () => {
  publicar(rede, V1);
  await renovarConjunto();
  publicar(rede, { ...V1, compras: '2' });
  await renovarConjunto();
  expect(await oQueAbre()).toEqual({ ...V1, compras: '2' });
});

test('nothing is kept from a network that answers with its own page', async () => {
  publicar(rede, V1);
  rede.por('/', () => Object.defineProperty(new Response(paginaDo('1')), 'redirected', { value: true }));
  await expect(renovarConjunto()).rejects.toThrow('/ answered 200.');
  rede.por('/', 'Entre na rede da lanchonete.');
  await expect(renovarConjunto()).rejects.toThrow('The page does not say its version.');
  expect(navegador.guardados()).toEqual({});
});

type Passo =
  | { tipo: 'publicar' | 'so-a-pagina' | 'so-as-areas' | 'abrir-pagina'; qual: Publicacao }
  | { tipo: 'renovar'; respostas: number };

const versao = fc.record({ shell: fc.constantFrom('1', '2'), cozinha: fc.constantFrom('10', '11') });
const passo: fc.Arbitrary<Passo> = fc.oneof(
  fc.record({
    tipo: fc.constantFrom('publicar' as const, 'so-a-pagina' as const, 'so-as-areas' as const, 'abrir-pagina' as const),
    qual: versao,
  }),
  // The network goes away after so many answers.
  fc.record({ tipo: fc.constant('renovar' as const), respostas: fc.nat({ max: 12 }) }),
);

test('whatever is published, rolled back and lost on the way, what opens without a network is one whole publication', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 14 }), async (passos) => {
      navegador.desfazer();
      navegador = simularNavegador();
      rede = simularRede();
      const daRede = globalThis.fetch;
      let restam = 0;
      globalThis.fetch = (...requisicao) => {
        restam -= 1;
        return restam < 0 ? Promise.reject(new TypeError('Failed to fetch')) : daRede(...requisicao);
      };
      publicar(rede, V1);
      let abria: Publicacao | null = null;
      for (const { tipo, ...resto } of passos) {
        if ('qual' in resto) {
          enviarArquivos(rede, resto.qual);
          if (tipo === 'publicar') publicar(rede, resto.qual);
          else if (tipo === 'so-a-pagina') publicarPagina(rede, resto.qual);
          else if (tipo === 'so-as-areas') publicarAreas(rede, resto.qual);
          else navegador.abrirPagina(nomeDe(resto.qual));
        } else {
          restam = resto.respostas;
          await renovarConjunto().catch(() => undefined);
        }
        const abre = await oQueAbre();
        if (abre !== null) await exigirArquivos(abre);
        // What once opened without a network never stops to.
        if (abria !== null) expect(abre).not.toBeNull();
        abria = abre;
      }
    }),
    { numRuns: 60 },
  );
});
