import {
  LIMITES,
  type ArquivoEmBase64,
  type DadoDaFolha,
  type Folha as FolhaDoRelatorio,
  type FormatoDeExportacao,
  type FormatoDoRelatorio,
  type TabelaDaFolha,
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
 * What a report says as a spreadsheet: in XLSX facts and tables, a sheet each, where numbers are numbers and dates are
 * dates; in CSV one below the other. In both a text that looks like a formula stays text.
 */
export async function planilhaDoRelatorio(
  formato: FormatoDeExportacao,
  folhas: readonly FolhaDoRelatorio[],
): Promise<ArquivoEmBase64> {
  const bytes = formato === 'CSV' ? Buffer.from(csvDe(folhas)) : await escreverEmSeparado(planilhasDe(folhas));
  return arquivoDe(tituloDoArquivo(folhas), formato, bytes);
}

/** A file with the title of a report, as an answer carries it. */
export const arquivoDe = (titulo: string, formato: FormatoDoRelatorio, bytes: Uint8Array): ArquivoEmBase64 => ({
  nome: `${nomeDoArquivo(titulo)}.${formato.toLowerCase()}`,
  conteudo: Buffer.from(bytes).toString('base64'),
});

/** A file's name has no slash: 'Autorização de fornecimento nº 5/2026' becomes '… nº 5-2026'. */
export const nomeDoArquivo = (titulo: string): string => titulo.replaceAll('/', '-').slice(0, LIMITES.nome);

/** The title of the paper; several papers are named by the first one. */
export function tituloDoArquivo([primeira, ...outras]: readonly FolhaDoRelatorio[]): string {
  const titulo = primeira?.titulo ?? '';
  return outras.length === 0 ? titulo : `${titulo.slice(0, LIMITES.nome - 20)} e mais ${outras.length}`;
}

/** The facts of a record. Those of a list, which has criteria, are counts: its file begins with the columns. */
const fatosDe = ({ filtro, dados = [] }: FolhaDoRelatorio): readonly DadoDaFolha[] => (filtro ? [] : dados);

/** Facts and tables with an empty line between them. */
const csvDe = (folhas: readonly FolhaDoRelatorio[]): string =>
  documentoCsv(
    folhas
      .flatMap((folha) => [
        ...(fatosDe(folha).length > 0 ? [fatosDe(folha).map(({ rotulo, valor }) => [rotulo, valor])] : []),
        ...folha.tabelas.map(({ titulo, colunas, linhas, total }) => [
          ...(titulo ? [[titulo]] : []),
          colunas.map((coluna) => coluna.titulo),
          ...linhas,
          ...(total && linhas.length > 0 ? [total] : []),
        ]),
      ])
      .flatMap((bloco, posicao) => (posicao > 0 ? [[], ...bloco] : bloco)),
  );

/** The name of the sheet of facts, and its columns. */
const DADOS = { nome: 'Dados', colunas: [{ titulo: 'Dado' }, { titulo: 'Valor' }] };

function planilhasDe(folhas: readonly FolhaDoRelatorio[]): Folha[] {
  const planilhas = folhas.flatMap((folha): Folha[] => {
    const linhas = fatosDe(folha).map(({ rotulo, valor }) => [rotulo, valor]);
    return [
      // A workbook has one sheet at least.
      ...(linhas.length > 0 || folha.tabelas.length === 0 ? [{ ...DADOS, linhas }] : []),
      ...folha.tabelas.map((tabela) => planilhaDe(tabela, tabela.titulo ?? folha.titulo)),
    ];
  });
  const nomes = nomesDasFolhas(planilhas.map(({ nome }) => nome));
  return planilhas.map((planilha, posicao) => ({ ...planilha, nome: nomes[posicao] ?? planilha.nome }));
}

function planilhaDe({ colunas, linhas, total }: TabelaDaFolha, nome: string): Folha {
  const escrever = (linha: TabelaDaFolha['linhas'][number]) =>
    linha.map((celula, i) => valor(celula, colunas[i]?.tipo));
  return {
    nome,
    colunas: colunas.map(({ titulo, tipo = 'texto' }) => {
      const formato = FORMATOS[tipo];
      return { titulo, ...(formato && { formato }) };
    }),
    linhas: linhas.map(escrever),
    ...(total && linhas.length > 0 && { total: escrever(total) }),
  };
}

const valor = (celula: string | number | null, tipo?: TipoDeColuna): CelulaEscrita =>
  ehData(tipo) && typeof celula === 'string' ? (comoData(celula) ?? celula) : celula;

/** Each name once: one that is too long is cut, one that comes again is numbered. */
const nomesDasFolhas = (titulos: readonly string[]): string[] =>
  nomesSemRepetir(
    titulos.map((titulo) =>
      titulo
        .replace(PROIBIDOS, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[' ]+|[' ]+$/g, ''),
    ),
    NOME_MAXIMO,
  );

/** The names, where one that comes again is numbered: 'Dados (2)'. */
export function nomesSemRepetir(limpos: readonly string[], maximo: number = LIMITES.nome): string[] {
  const nomes: string[] = [];
  const usados = new Set<string>();
  for (const limpo of limpos) {
    let nome = limpo.slice(0, maximo).trim();
    for (let n = 2; usados.has(nome.toLowerCase()); n += 1) nome = `${limpo.slice(0, maximo - 5).trim()} (${n})`;
    usados.add(nome.toLowerCase());
    nomes.push(nome);
  }
  return nomes;
}
