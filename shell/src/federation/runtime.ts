import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { TelasDaArea } from '@merenda/shared';
import type { AreaPublicada } from './registry.js';
import { fornecerSingletons } from './singletons.js';

/** The page's one host. Areas are built without a runtime of their own and use this one (`externalRuntime`). */
const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: fornecerSingletons(),
  shareStrategy: 'loaded-first',
  plugins: [injectExternalRuntimeCore()],
});

/** Container → the entry under which the federation's runtime knows it. */
const registradas = new Map<string, string>();

/**
 * Fetches an area's table of screens from where it is published.
 * @throws when its entry does not arrive, or it can't run beside the singletons of this shell
 */
export async function carregarContainer({ container, entrada }: AreaPublicada): Promise<TelasDaArea> {
  // A version that did not load may have been replaced since: then the runtime must forget the one that it knows.
  const outra = registradas.has(container) && registradas.get(container) !== entrada;
  host.registerRemotes([{ name: container, entry: entrada }], { force: outra });
  registradas.set(container, entrada);
  const modulo = await host.loadRemote<{ default: TelasDaArea }>(`${container}/area`);
  if (!modulo) throw new Error(`'${container}' exposes no './area'.`);
  return modulo.default;
}
