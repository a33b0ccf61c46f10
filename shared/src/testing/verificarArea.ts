import { lerArea, lerPalavras } from '@merenda/shared/area';
import { PERMISSOES } from '@merenda/shared/contratos';
import type { TelasDaArea } from '@merenda/shared';

/**
 * Declares the tests of an area's manifest against its table of screens: the manifest is well formed (unique ids and
 * paths, menu entries of its own screens), permissions exist, every screen and panel has a loader that returns a
 * component, and every loader has a screen or a panel.
 */
export function verificarArea(areaJson: unknown, telas: TelasDaArea): void {
  const permissoes: readonly string[] = PERMISSOES;

  test('area.json is well formed', () => {
    expect(() => lerArea(areaJson)).not.toThrow();
    expect(() => lerPalavras((areaJson as { telas: unknown }).telas)).not.toThrow();
  });

  const { telas: telasDaArea, paineis = [] } = lerArea(areaJson);
  const carregadas = [...telasDaArea, ...paineis];

  test('every permission exists', () => {
    const exigidas = carregadas.flatMap(({ permissao }) => permissao ?? []);
    expect(exigidas.filter((permissao) => !permissoes.includes(permissao))).toEqual([]);
  });

  test('screens, panels and loaders are the same', () => {
    expect(Object.keys(telas).sort()).toEqual(carregadas.map(({ id }) => id).sort());
  });

  for (const [id, carregar] of Object.entries(telas)) {
    test(`the loader of '${id}' returns a component`, async () => {
      expect((await carregar()).default).toBeInstanceOf(Function);
    });
  }
}
