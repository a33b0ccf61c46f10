import { lerArea } from '@merenda/shared/area';
import { PERMISSOES } from '@merenda/shared/contratos';
import type { TelasDaArea } from '@merenda/shared';

/**
 * Declares the tests of an area's manifest against its table of screens: the manifest is well formed (unique ids and
 * paths, menu entries of its own screens), permissions exist, every screen has a loader that returns a component, and
 * every loader has a screen.
 */
export function verificarArea(areaJson: unknown, telas: TelasDaArea): void {
  const permissoes: readonly string[] = PERMISSOES;

  test('area.json is well formed', () => {
    expect(() => lerArea(areaJson)).not.toThrow();
  });

  const area = lerArea(areaJson);

  test('every permission exists', () => {
    const exigidas = area.telas.flatMap(({ permissao }) => permissao ?? []);
    expect(exigidas.filter((permissao) => !permissoes.includes(permissao))).toEqual([]);
  });

  test('screens and loaders are the same', () => {
    expect(Object.keys(telas).sort()).toEqual(area.telas.map(({ id }) => id).sort());
  });

  for (const [id, carregar] of Object.entries(telas)) {
    test(`the loader of '${id}' returns a component`, async () => {
      expect((await carregar()).default).toBeInstanceOf(Function);
    });
  }
}
