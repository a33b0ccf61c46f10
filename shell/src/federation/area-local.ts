import { create } from 'zustand';
import { lerFederacao, type Federacao } from './registry.js';

/**
 * An area that the developer serves on their own machine (`npm run dev -w mf-x`), in the place of the published one.
 */
export interface AreaLocal {
  id: string;
  /** Origin of its development server, e.g. `http://localhost:3000`. */
  endereco: string;
}

const CHAVE = 'merenda:area-local';
/** `?area-local=mf-estoque@http://localhost:3000` */
const PARAMETRO = 'area-local';
const FORMA = /^([a-z0-9-]+)@(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)\/?$/;

/** Whether the developer's machine responded to the last request. */
export const useAreaLocal = create<{ falhou: boolean }>()(() => ({ falhou: false }));

/**
 * The active override: from the address bar, which is then stored, or the stored one. Other machines are not trusted.
 */
export function lerAreaLocal(): AreaLocal | null {
  const pagina = new URL(globalThis.location.href);
  const pedida = pagina.searchParams.get(PARAMETRO);
  if (pedida !== null) {
    if (FORMA.test(pedida)) localStorage.setItem(CHAVE, pedida);
    pagina.searchParams.delete(PARAMETRO);
    globalThis.history.replaceState(globalThis.history.state, '', pagina);
  }
  const [, id, endereco] = FORMA.exec(localStorage.getItem(CHAVE) ?? '') ?? [];
  return id !== undefined && endereco !== undefined ? { id, endereco } : null;
}

export function limparAreaLocal(): void {
  localStorage.removeItem(CHAVE);
}

/**
 * The published areas with the local one in its place. Where the developer's machine does not answer, they stay as they
 * are.
 */
export async function comAreaLocal(publicada: Federacao): Promise<Federacao> {
  const local = lerAreaLocal();
  if (!local) return publicada;
  try {
    const resposta = await fetch(new URL('/federation.json', local.endereco), { cache: 'no-store' });
    const servida = lerFederacao(await resposta.json(), (problema) => {
      console.error(problema);
    }).areas.find(({ area }) => area.id === local.id);
    if (!servida) throw new Error(`${local.endereco} does not serve '${local.id}'.`);
    useAreaLocal.setState({ falhou: false });
    const sua = { ...servida, entrada: new URL(servida.entrada, local.endereco).href };
    return { ...publicada, areas: [...publicada.areas.filter(({ area }) => area.id !== local.id), sua] };
  } catch (erro) {
    console.error(erro);
    useAreaLocal.setState({ falhou: true });
    return publicada;
  }
}
