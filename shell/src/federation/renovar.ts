import { SHELL_PUBLICADO } from '../proprias/area.js';
import { PRAZO_DA_AREA } from './load-area.js';
import type { AreaPublicada } from './registry.js';

/**
 * Asks past the browser's cache for every file of an area that the page has asked for, and for the one that failed.
 * They are served as unchangeable, so the browser would give a broken one again for a year; what comes now takes its
 * place. What does not come, or takes longer than an area may, is met by the attempt that follows.
 */
export async function renovarArquivos(publicada: AreaPublicada, erro: unknown): Promise<void> {
  // The shell's own screens have no entry: theirs is the chunk that failed.
  const daArea = publicada === SHELL_PUBLICADO ? [] : arquivosDaArea(publicada);
  await Promise.allSettled(Array.from(new Set([...daArea, ...pedacoQueFalhou(erro)]), baixar));
}

function arquivosDaArea({ entrada }: AreaPublicada): string[] {
  const endereco = new URL(entrada, globalThis.location.href).href;
  const pasta = new URL('.', endereco).href;
  const requisicoes = performance.getEntriesByType('resource').map(({ name }) => name);
  return [endereco, ...requisicoes.filter((requisicao) => requisicao.startsWith(pasta))];
}

async function baixar(arquivo: string): Promise<void> {
  const resposta = await fetch(arquivo, { cache: 'reload', signal: AbortSignal.timeout(PRAZO_DA_AREA) });
  // Only a file that was read to its end is kept.
  await resposta.arrayBuffer();
}

/** The address that webpack writes into the error of a chunk. */
function pedacoQueFalhou(erro: unknown): string[] {
  return erro instanceof Error && 'request' in erro && typeof erro.request === 'string' ? [erro.request] : [];
}
