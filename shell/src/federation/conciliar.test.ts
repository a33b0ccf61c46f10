import { conciliar } from './conciliar.js';
import type { AreaPublicada } from './registry.js';

const area = (id: string, versao = '1'): AreaPublicada => ({
  versao,
  container: id,
  entrada: `/areas/${id}/${versao}/remoteEntry.js`,
  area: { id, nome: id, telas: [], menu: [] },
});

/** The page went by `antes` and has the code of `carregadas`. */
const aberta = (...carregadas: string[]) => ({
  shell: 's1',
  foiCarregada: ({ area: { id } }: AreaPublicada) => carregadas.includes(id),
});

const nova = (id: string, versao: string | null) => ({ id, versao });

const versoes = (areas: AreaPublicada[]) => Object.fromEntries(areas.map(({ area: { id }, versao }) => [id, versao]));

test('a page that was just opened takes everything as it is published', () => {
  const { areas, novas } = conciliar(null, { shell: 's1', areas: [area('a'), area('b', '7')] }, aberta());
  expect([versoes(areas), novas]).toEqual([{ a: '1', b: '7' }, []]);
});

test('a running area keeps its version and is reported; an area that is not loaded yet gets the new version', () => {
  const { areas, novas } = conciliar(
    [area('a'), area('b')],
    { shell: 's1', areas: [area('a', '2'), area('b', '2')] },
    aberta('a'),
  );
  expect([versoes(areas), novas]).toEqual([{ a: '1', b: '2' }, [nova('a', '2')]]);
});

test('after a rollback to the running version nothing is reported', () => {
  expect(conciliar([area('a')], { shell: 's1', areas: [area('a')] }, aberta('a')).novas).toEqual([]);
});

test('a new area appears; a removed area stays while it runs, and is reported', () => {
  const { areas, novas } = conciliar([area('a'), area('b')], { shell: 's1', areas: [area('c')] }, aberta('a'));
  expect([versoes(areas), novas]).toEqual([{ c: '1', a: '1' }, [nova('a', null)]]);
});

test('with a new shell nothing is taken over: what came with it may need it', () => {
  const { areas, novas } = conciliar(
    [area('a'), area('b')],
    { shell: 's2', areas: [area('a', '2'), area('b', '2'), area('c')] },
    aberta('a'),
  );
  expect([versoes(areas), novas]).toEqual([{ a: '1', b: '1' }, [nova('shell', 's2'), nova('a', '2')]]);
});

test('a page of the previous shell, opened during a publication, has its areas and reports the new shell', () => {
  const { areas, novas } = conciliar(null, { shell: 's2', areas: [area('a', '2')] }, aberta());
  expect([versoes(areas), novas]).toEqual([{ a: '2' }, [nova('shell', 's2')]]);
});

test.each([
  ['the page', null, 's2'],
  ['the list', 's1', null],
])('if %s does not know the version of the shell, no new shell is reported', (_who, shell, publicado) => {
  expect(conciliar([], { shell: publicado, areas: [] }, { shell, foiCarregada: () => false }).novas).toEqual([]);
});
