import type { Pagina } from '@merenda/shared/contratos';
import type { Pessoa } from './app.js';

export interface Lida<L> extends Pagina<L> {
  status: number;
  /** Fields of a refusal. */
  campos: string[];
}

/** One page; `busca` are the parameters of the call. */
export async function lerPagina<L>(pessoa: Pessoa, url: string, busca: object = {}): Promise<Lida<L>> {
  const parametros = new URLSearchParams();
  for (const [nome, valor] of Object.entries(busca)) if (valor !== undefined) parametros.set(nome, String(valor));
  const resposta = await pessoa.injetar('GET', `${url}?${parametros.toString()}`);
  const corpo = resposta.json<Pagina<L> & { errors?: { campo: string }[] }>();
  return { ...corpo, status: resposta.statusCode, campos: (corpo.errors ?? []).map(({ campo }) => campo) };
}

/** All rows, page by page. `entre` runs after each page that has a next one. */
export async function lerTodas<L>(
  pessoa: Pessoa,
  url: string,
  busca: object = {},
  entre: () => Promise<void> = () => Promise.resolve(),
): Promise<L[]> {
  const linhas: L[] = [];
  let apos: string | null | undefined;
  while (apos !== null) {
    const pagina: Pagina<L> = await lerPagina<L>(pessoa, url, { ...busca, apos });
    linhas.push(...pagina.linhas);
    apos = pagina.proximo;
    if (apos !== null) await entre();
  }
  return linhas;
}

/** Cursors of no page: no text of ours, no list, too few values, and a day that does not exist. */
export const CURSORES_QUEBRADOS = ['%00', 'bm9uYWRh', cursor({}), cursor(['']), cursor(['', '2026-02-31', '1'])];

function cursor(valor: unknown): string {
  return Buffer.from(JSON.stringify(valor)).toString('base64url');
}
