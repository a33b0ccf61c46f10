import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { TelasDaArea } from '@merenda/shared';
import { conferirAssinatura } from './assinatura.js';
import type { AreaPublicada, Selo } from './registry.js';
import { fornecerSingletons } from './singletons.js';

/** The page's one host. Areas are built without a runtime of their own and use this one (`externalRuntime`). */
const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: fornecerSingletons(),
  shareStrategy: 'loaded-first',
  plugins: [
    injectExternalRuntimeCore(),
    {
      name: 'integridade',
      createScript: ({ url, remoteInfo }) => scriptConferido(url, registradas.get(remoteInfo?.name ?? '')?.selo),
    },
  ],
});

/** Container → the area as the federation's runtime knows it. */
const registradas = new Map<string, AreaPublicada>();

/**
 * Fetches an area's table of screens from where it is published.
 * @throws AreaRecusada when it is not signed; an error when its entry does not arrive or has another hash, or it can't
 *   run beside the singletons of this shell
 */
export async function carregarContainer(publicada: AreaPublicada): Promise<TelasDaArea> {
  await conferirAssinatura(publicada);
  const { container, entrada } = publicada;
  // A version that did not load may have been replaced since: then the runtime must forget the one that it knows.
  const anterior = registradas.get(container);
  const outra = anterior !== undefined && anterior.entrada !== entrada;
  host.registerRemotes([{ name: container, entry: entrada }], { force: outra });
  registradas.set(container, publicada);
  const modulo = await host.loadRemote<{ default: TelasDaArea }>(`${container}/area`);
  if (!modulo) throw new Error(`'${container}' exposes no './area'.`);
  return modulo.default;
}

/** The browser executes it only if its content has this hash; undefined: the federation's runtime makes its own script. */
function scriptConferido(url: string, selo: Selo | undefined): HTMLScriptElement | undefined {
  if (!selo) return undefined;
  const script = document.createElement('script');
  script.integrity = selo.integridade;
  // A hash is compared only where the browser may read the file.
  script.crossOrigin = 'anonymous';
  script.src = url;
  return script;
}
