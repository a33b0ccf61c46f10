import { abreSemRede } from '../sem-rede/telas-sem-rede.js';
import type { AreaPublicada } from './registry.js';

const pedidos = new Set<string>();

/**
 * Asks for all files of a screen at once, while the federation's runtime loads: the area's entry names the next file,
 * that one the next ones, and each step is a round trip. The browser's cache has them when the runtime asks, with their
 * hashes. A failure is shown by the runtime. What the service worker keeps comes without a round trip.
 */
export function adiantarArquivos({ entrada, arquivos, area }: AreaPublicada, tela: string): void {
  const lugares = arquivos?.telas[tela];
  if (!lugares || (abreSemRede(area) && navigator.serviceWorker?.controller)) return;
  const base = new URL(entrada, globalThis.location.origin);
  const nomes = lugares.map((lugar) => arquivos.nomes[lugar] ?? '');
  for (const endereco of [base.href, ...nomes.map((nome) => new URL(nome, base).href)]) {
    if (pedidos.has(endereco)) continue;
    pedidos.add(endereco);
    fetch(endereco).then(
      (resposta) => resposta.arrayBuffer(),
      () => undefined,
    );
  }
}
