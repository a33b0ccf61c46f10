import {
  LIMITES,
  type ArquivoEmBase64,
  type DadoDaFolha,
  type Folha as FolhaDoRelatorio,
  type RelatorioAEscrever,
  type TabelaDaFolha,
  type TipoDeColuna,
} from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { ehData, emissaoDe } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { buscarLogo, buscarTimbre } from '../../cadastros/index.js';
import { comoData } from '../../mecanismos/exportacoes/colunas.js';
import type { Documento } from '../../nucleo/documentos/escrever.js';
import { imagemDoPapel } from '../../nucleo/imagem.js';
import { escreverEmSeparado, imprimirEmSeparado } from '../../nucleo/planilhas/oficina.js';
import type { CelulaEscrita, Folha, FormatoDaColuna } from '../../nucleo/planilhas/planilha.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';

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
 * The sheets of a report as a file: as PDF the papers with letterhead, author and time; in XLSX facts and tables, a sheet
 * each, where numbers are numbers and dates are dates; in CSV one below the other. In both a text that looks like a formula
 * stays text.
 */
export async function arquivoDoRelatorio(
  { formato, folhas }: RelatorioAEscrever,
  emissao: () => Promise<Emissao>,
): Promise<ArquivoEmBase64> {
  const titulo = tituloDoArquivo(folhas);
  const bytes = await {
    PDF: async () => imprimirEmSeparado({ titulo, folhas, ...(await emissao()) }),
    XLSX: async () => escreverEmSeparado(planilhasDe(folhas)),
    CSV: async () => csvDe(folhas),
  }[formato]();
  // A file's name has no slash: 'Autorização de fornecimento nº 5/2026' becomes '… nº 5-2026'.
  const nome = titulo.replaceAll('/', '-').slice(0, LIMITES.nome);
  return { nome: `${nome}.${formato.toLowerCase()}`, conteudo: Buffer.from(bytes).toString('base64') };
}

/** The title of the paper; several papers are named by the first one. */
function tituloDoArquivo([primeira, ...outras]: readonly FolhaDoRelatorio[]): string {
  const titulo = primeira?.titulo ?? '';
  return outras.length === 0 ? titulo : `${titulo.slice(0, LIMITES.nome - 20)} e mais ${outras.length}`;
}

/** Who issues a paper, and when. */
type Emissao = Pick<Documento, 'timbre' | 'emissao' | 'emitidoEm'>;

/** The municipality's letterhead and the user of the session, now. */
export async function lerEmissao({ banco, usuario }: Pick<Contexto, 'banco' | 'usuario'>): Promise<Emissao> {
  const timbre = await buscarTimbre(banco);
  const logo = await buscarLogo(banco);
  const emitidoEm = agora();
  return {
    timbre: { ...timbre, logo: logo === null ? null : await imagemDoPapel(logo) },
    emissao: emissaoDe(usuario.pessoa.nome, dataHoraBR(emitidoEm)),
    emitidoEm,
  };
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
