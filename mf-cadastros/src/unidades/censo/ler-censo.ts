import {
  CHAVE_DO_CENSO,
  COLUNAS_DO_CENSO,
  COLUNAS_DO_ENDERECO,
  type ColunaDoCenso,
  type ColunaDoEndereco,
  type EscolaLida,
} from '@merenda/shared/contratos';
import { layoutDoCenso } from '@merenda/shared/regras';
import { lerCabecalho, linhasDe, texto } from './linhas.js';
import { ArquivoRecusado } from './arquivo-recusado.js';
import { fontesDoCenso } from './zip.js';

interface LeituraDoCenso {
  /** One file up to 2024, the two tables from 2025, in any order; or the zip that has them. */
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

/**
 * Reads the schools of one municipality from the files of the Censo Escolar, in the browser: the national file may have
 * gigabytes, and only these rows are kept in memory and sent. Rejects with `ArquivoRecusado` when a column is missing or
 * a zip cannot be read.
 */
export async function lerCenso({ arquivos, municipio, aoAvancar, parar }: LeituraDoCenso): Promise<EscolaLida[]> {
  const { default: papa } = await import('papaparse');
  const fontes = await fontesDoCenso(arquivos);
  const conhecidas = new Set<string>(COLUNAS);
  const cabecalhos = await Promise.all(fontes.map((fonte) => lerCabecalho(papa, fonte, conhecidas)));
  const layout = layoutDoCenso(fontes.map(({ nome }, i) => ({ nome, colunas: cabecalhos[i]?.colunas ?? [] })));
  if ('recusa' in layout) throw new ArquivoRecusado(layout.recusa);
  const usadas = new Set([layout.escolas, layout.matriculas]);
  const tamanho = [...usadas].reduce((soma, posicao) => soma + (fontes[posicao]?.tamanho ?? 0), 0);
  let lido = 0;
  const ler = async (posicao: number, aoLer: (celula: (coluna: Coluna) => string) => void) => {
    const [fonte, cabecalho] = [fontes[posicao], cabecalhos[posicao]];
    if (!fonte || !cabecalho) return;
    const posicoes = new Map(COLUNAS.map((coluna) => [coluna, cabecalho.colunas.indexOf(coluna)]));
    let linha: readonly string[] = [];
    const celula = (coluna: Coluna) => linha[posicoes.get(coluna) ?? -1] ?? '';
    for await (const { linhas, lidos } of linhasDe(papa, fonte, cabecalho)) {
      parar.throwIfAborted();
      for (linha of linhas) aoLer(celula);
      aoAvancar(Math.min((lido + lidos) / tamanho, 1));
    }
    lido += fonte.tamanho;
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
