import {
  LIMITES,
  type ArquivoEmBase64,
  type RelatorioAEscrever,
  type TabelaDoArquivo,
  type TipoDeColuna,
} from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { ehData } from '@merenda/shared/regras';
import { comoData } from '../../mecanismos/exportacoes/colunas.js';
import { escreverEmSeparado } from '../../nucleo/planilhas/oficina.js';
import type { CelulaEscrita, Folha, FormatoDaColuna } from '../../nucleo/planilhas/planilha.js';

/** A quantity has no format: optional decimals ('0.###') would leave a bare comma behind a whole number. */
const FORMATOS: Partial<Record<TipoDeColuna, FormatoDaColuna>> = {
  data: 'DIA',
  instante: 'INSTANTE',
  inteiro: 'INTEIRO',
  nutriente: 'DECIMAL',
  moeda: 'MOEDA',
};

/** Longest sheet name that spreadsheets accept, and the characters that it may not contain. */
const NOME_MAXIMO = 31;
const PROIBIDOS = /[\\/?*[\]:]/g;

/**
 * The tables of a report as a file: in XLSX a sheet each, where numbers are numbers and dates are dates; in CSV one below
 * the other. In both a text that looks like a formula stays text.
 */
export async function arquivoDoRelatorio({ titulo, formato, tabelas }: RelatorioAEscrever): Promise<ArquivoEmBase64> {
  const bytes = formato === 'CSV' ? csvDe(tabelas) : await escreverEmSeparado(folhasDe(titulo, tabelas));
  // A file's name has no slash: 'Autorização de fornecimento nº 5/2026' becomes '… nº 5-2026'.
  const nome = titulo.replaceAll('/', '-').slice(0, LIMITES.nome);
  return { nome: `${nome}.${formato.toLowerCase()}`, conteudo: Buffer.from(bytes).toString('base64') };
}

/** The tables with an empty line between them. */
const csvDe = (tabelas: readonly TabelaDoArquivo[]): string =>
  documentoCsv(
    tabelas.flatMap(({ titulo, colunas, linhas, total }, posicao) => [
      ...(posicao > 0 ? [[]] : []),
      ...(titulo ? [[titulo]] : []),
      colunas.map((coluna) => coluna.titulo),
      ...linhas,
      ...(total && linhas.length > 0 ? [total] : []),
    ]),
  );

function folhasDe(titulo: string, tabelas: readonly TabelaDoArquivo[]): Folha[] {
  const nomes = nomesDasFolhas(tabelas.map((tabela) => tabela.titulo ?? titulo));
  return tabelas.map(({ colunas, linhas, total }, posicao) => {
    const escrever = (linha: TabelaDoArquivo['linhas'][number]) =>
      linha.map((celula, i) => valor(celula, colunas[i]?.tipo));
    return {
      nome: nomes[posicao] ?? titulo,
      colunas: colunas.map(({ titulo: nome, tipo = 'texto' }) => {
        const formato = FORMATOS[tipo];
        return { titulo: nome, ...(formato && { formato }) };
      }),
      linhas: linhas.map(escrever),
      ...(total && linhas.length > 0 && { total: escrever(total) }),
    };
  });
}

const valor = (celula: string | number | null, tipo?: TipoDeColuna): CelulaEscrita =>
  ehData(tipo) && typeof celula === 'string' ? (comoData(celula) ?? celula) : celula;

/** Each name once: one that is too long is cut, one that comes again is numbered. */
function nomesDasFolhas(titulos: readonly string[]): string[] {
  const nomes: string[] = [];
  for (const titulo of titulos) {
    const limpo = titulo
      .replace(PROIBIDOS, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[' ]+|[' ]+$/g, '');
    let nome = limpo.slice(0, NOME_MAXIMO).trim();
    for (let n = 2; nomes.some((outro) => outro.toLowerCase() === nome.toLowerCase()); n += 1)
      nome = `${limpo.slice(0, NOME_MAXIMO - 5).trim()} (${n})`;
    nomes.push(nome);
  }
  return nomes;
}
