import {
  CHAVE_DO_CENSO,
  COLUNAS_DO_CENSO,
  COLUNAS_DO_ENDERECO,
  type ColunaDoCenso,
  type ColunaDoEndereco,
  type EscolaLida,
} from '@merenda/shared/contratos';
import { layoutDoCenso } from '@merenda/shared/regras';
import type Papa from 'papaparse';

/** The files are not those of the census; the message says what is missing. */
export class ArquivoRecusado extends Error {
  override readonly name = 'ArquivoRecusado';
}

interface Pedido {
  /** One file up to 2024, the two tables from 2025, in any order. */
  arquivos: readonly File[];
  /** IBGE code: only its schools are kept. */
  municipio: string;
  /** How much is read, from 0 to 1. */
  aoAvancar: (parte: number) => void;
  /** Stops the reading: the promise rejects with its reason. */
  parar: AbortSignal;
}

type Coluna = ColunaDoCenso | ColunaDoEndereco;
const COLUNAS: readonly Coluna[] = [...COLUNAS_DO_CENSO, ...COLUNAS_DO_ENDERECO];

/** Characters that are read at once: the page answers between two pieces, whatever the size of the file. */
const PEDACO = 1024 * 1024;

/**
 * Each byte becomes one character, so that a letter of two bytes may lie across two pieces; the few texts that are kept
 * are decoded afterwards. The files exist in UTF-8 and in latin1.
 */
const BYTES = 'x-user-defined';

/**
 * Reads the schools of one municipality from the files of the Censo Escolar, in the browser: the national file may have
 * gigabytes, and only these rows are kept in memory and sent. Rejects with `ArquivoRecusado` when a column is missing.
 */
export async function lerCenso({ arquivos, municipio, aoAvancar, parar }: Pedido): Promise<EscolaLida[]> {
  const { default: papa } = await import('papaparse');
  const cabecalhos = await Promise.all(
    arquivos.map(async (arquivo) => ({ nome: arquivo.name, colunas: await lerCabecalho(papa, arquivo) })),
  );
  const layout = layoutDoCenso(cabecalhos);
  if ('recusa' in layout) throw new ArquivoRecusado(layout.recusa);
  const tamanho = arquivos.reduce((soma, { size }) => soma + size, 0);
  let lido = 0;
  const ler = async (posicao: number, aoLer: (celula: (coluna: Coluna) => string) => void) => {
    const arquivo = arquivos[posicao];
    const colunas = cabecalhos[posicao]?.colunas ?? [];
    if (!arquivo) return;
    const posicoes = new Map(COLUNAS.map((coluna) => [coluna, colunas.indexOf(coluna)]));
    let linha: readonly string[] = [];
    const celula = (coluna: Coluna) => linha[posicoes.get(coluna) ?? -1] ?? '';
    await percorrer(papa, arquivo, parar, (linhas, ate) => {
      for (linha of linhas) aoLer(celula);
      aoAvancar((lido + ate) / tamanho);
    });
    lido += arquivo.size;
  };

  const escolas = new Map<string, EscolaLida>();
  const repetidas: EscolaLida[] = [];
  await ler(layout.escolas, (celula) => {
    if (celula('CO_MUNICIPIO') !== municipio) return;
    const escola = Object.fromEntries(COLUNAS.map((coluna) => [coluna, texto(celula(coluna))])) as EscolaLida;
    if (escolas.has(escola.CO_ENTIDADE)) repetidas.push(escola);
    else escolas.set(escola.CO_ENTIDADE, escola);
  });
  if (layout.matriculas !== layout.escolas)
    await ler(layout.matriculas, (celula) => {
      const escola = escolas.get(celula(CHAVE_DO_CENSO));
      if (!escola) return;
      for (const coluna of COLUNAS_DO_CENSO) if (coluna.startsWith('QT_')) escola[coluna] = texto(celula(coluna));
    });
  return [...escolas.values(), ...repetidas];
}

async function lerCabecalho(papa: typeof Papa, arquivo: File): Promise<string[]> {
  return new Promise((pronto, falhou) => {
    papa.parse<string[]>(arquivo, {
      delimiter: ';',
      encoding: BYTES,
      chunkSize: PEDACO,
      preview: 1,
      complete: ({ data: [colunas = []] }) => pronto(colunas.map(texto)),
      error: falhou,
    });
  });
}

/** Gives the rows of a file piece by piece, without its header, and how many bytes have been read. */
function percorrer(
  papa: typeof Papa,
  arquivo: File,
  parar: AbortSignal,
  aoLer: (linhas: readonly string[][], ate: number) => void,
): Promise<void> {
  return new Promise((pronto, falhou) => {
    let primeiro = true;
    papa.parse<string[]>(arquivo, {
      delimiter: ';',
      encoding: BYTES,
      chunkSize: PEDACO,
      skipEmptyLines: true,
      chunk: ({ data, meta }, leitor) => {
        if (parar.aborted) {
          // Stopping also completes the reading, which must not pass for a whole one.
          falhou(parar.reason as Error);
          return leitor.abort();
        }
        aoLer(primeiro ? data.slice(1) : data, meta.cursor);
        primeiro = false;
      },
      complete: () => pronto(),
      error: falhou,
    });
  });
}

/**
 * The text of bytes: UTF-8, or latin1 when they are no UTF-8. A file that begins with a byte order mark is decoded by
 * the browser itself in its first piece. It is a copy, because a cell is a view of its piece: one kept school would keep
 * two megabytes.
 */
function texto(celula: string): string {
  if (!/[\uF780-\uF7FF]/.test(celula)) return new TextDecoder().decode(new TextEncoder().encode(celula.trim()));
  const bytes = Uint8Array.from(celula, (letra) => letra.charCodeAt(0) & 0xff);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).trim();
  }
}
