import { lerArea, type AreaJson } from '@merenda/shared/area';

/** An area as it is published now: where its code is, which version, and its `area.json`. */
export interface AreaPublicada {
  versao: string;
  /** Global name of its container. */
  container: string;
  /** Address of its `remoteEntry.js`. */
  entrada: string;
  /** Absent under development, when the area is neither built nor signed. */
  selo?: Selo;
  /** Names beside the entry, and for each screen the positions of those that it needs; absent under development. */
  arquivos?: { nomes: readonly string[]; telas: Readonly<Record<string, readonly number[]>> };
  area: AreaJson;
}

/** What tells the published files of an area from any others. */
export interface Selo {
  /** Hash of its `remoteEntry.js`, which has the hashes of all other files: the value of an attribute `integrity`. */
  integridade: string;
  /** The text that is signed. */
  texto: string;
  /** Ed25519, in Base64url; null: it is not signed. */
  assinatura: string | null;
}

/** The content of `federation.json`. */
export interface Federacao {
  /** Version of the live shell; null if the file does not have it. */
  shell: string | null;
  areas: AreaPublicada[];
}

/**
 * Reads the content of `federation.json`. Each entry is checked separately: an invalid one is reported and dropped, and
 * so is a screen whose path belongs to an earlier area.
 */
export function lerFederacao(valor: unknown, relatar: (problema: string) => void): Federacao {
  const { shell, areas } = ehObjeto(valor) ? valor : {};
  const versaoDoShell = ehObjeto(shell) && typeof shell.versao === 'string' ? shell.versao : null;
  if (!ehObjeto(areas)) {
    relatar("federation.json: expected an object with 'areas'.");
    return { shell: versaoDoShell, areas: [] };
  }
  const lidas: AreaPublicada[] = [];
  const caminhos = new Map<string, string>();
  for (const [id, entrada] of Object.entries(areas)) {
    try {
      const publicada = lerEntrada(id, entrada);
      reservarCaminhos(publicada.area, caminhos);
      lidas.push(publicada);
    } catch (erro) {
      relatar(`federation.json: '${id}' is left out. ${erro instanceof Error ? erro.message : String(erro)}`);
    }
  }
  return { shell: versaoDoShell, areas: lidas };
}

function lerEntrada(id: string, valor: unknown): AreaPublicada {
  if (!ehObjeto(valor)) throw new Error('Expected an object.');
  const { versao, container, entrada } = valor;
  if (typeof versao !== 'string' || typeof container !== 'string' || typeof entrada !== 'string') {
    throw new Error("Expected texts in 'versao', 'container' and 'entrada'.");
  }
  const area = lerArea(valor.area);
  if (area.id !== id) throw new Error(`Its area.json says '${area.id}'.`);
  const selo = lerSelo(id, valor);
  const arquivos = lerArquivos(valor.arquivos);
  return { versao, container, entrada, area, ...(selo && { selo }), ...(arquivos && { arquivos }) };
}

/** What is not as expected is left out: the files then come one after the other. */
function lerArquivos(valor: unknown): AreaPublicada['arquivos'] {
  if (!ehObjeto(valor) || !Array.isArray(valor.nomes) || !ehObjeto(valor.telas)) return undefined;
  const nomes = valor.nomes.filter((nome): nome is string => typeof nome === 'string');
  const telas = Object.entries(valor.telas).flatMap(([tela, lugares]) =>
    Array.isArray(lugares) ? [[tela, lugares.filter((lugar) => typeof lugar === 'number')] as const] : [],
  );
  return { nomes, telas: Object.fromEntries(telas) };
}

function lerSelo(id: string, { assinatura, ...assinada }: Record<string, unknown>): Selo | undefined {
  const { integridade } = assinada;
  if (typeof integridade !== 'string') return undefined;
  return {
    integridade,
    // `scripts/build/signature.mjs` signs the same text.
    texto: JSON.stringify([id, assinada]),
    assinatura: typeof assinatura === 'string' ? assinatura : null,
  };
}

function reservarCaminhos(area: AreaJson, caminhos: Map<string, string>): void {
  for (const { caminho } of area.telas) {
    const dona = caminhos.get(caminho);
    if (dona !== undefined) throw new Error(`'${caminho}' belongs to '${dona}'.`);
  }
  for (const { caminho } of area.telas) caminhos.set(caminho, area.id);
}

function ehObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

/** The version of the shell that drew the page, which the build writes into it; null under development. */
export function versaoDoShell(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=versao]')?.content ?? null;
}

declare global {
  /** The answer that the page asked for before its scripts had loaded (`antes.js`); it serves once. */
  var federacaoPedida: Promise<Response> | undefined;
}

/**
 * Fetches the published list. The server tells each time whether the browser's copy is current: it is the one file that
 * names the live versions.
 * @throws when it cannot be fetched or is no JSON; the shell then lives without areas and offers to try again
 */
export async function buscarFederacao(): Promise<Federacao> {
  const pedida = globalThis.federacaoPedida;
  globalThis.federacaoPedida = undefined;
  const resposta = await (pedida ??
    fetch(new URL('/federation.json', globalThis.location.origin), { cache: 'no-cache' }));
  if (!resposta.ok) throw new Error(`federation.json answered ${String(resposta.status)}.`);
  return lerFederacao(await resposta.json(), (problema) => {
    console.error(problema);
  });
}
