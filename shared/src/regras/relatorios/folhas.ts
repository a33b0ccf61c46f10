import { formatarCnpj } from '../../formatos/cnpj.js';
import { formatarMoeda, formatarNutriente, formatarQuantidade } from '../../formatos/numeros.js';
import {
  TIPOS_DE_RELATORIO,
  type FormatoDoRelatorio,
  type TipoDeColuna,
  type TipoDeRelatorio,
} from '../../vocabulario/folhas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { emPalavras } from '../cadastros/unidades-de-medida.js';
import type { Celula } from '../definicao.js';
import type { Violacao } from '../violacao.js';

/** A cell in readable form; '' for nothing. */
export function escreverCelula(celula: Celula, tipo: TipoDeColuna = 'texto'): string {
  if (celula === null) return '';
  if (typeof celula === 'string') return celula;
  if (tipo === 'moeda') return formatarMoeda(celula);
  if (tipo === 'nutriente') return formatarNutriente(celula);
  return tipo === 'embalagens' ? emPalavras(celula) : formatarQuantidade(celula);
}

/** Whether a column is read from the right, as numbers are. */
export const ehColunaNumerica = (tipo: TipoDeColuna = 'texto'): boolean =>
  !['texto', 'codigo', 'data', 'instante'].includes(tipo);

/** Whether a cell of the column is never broken: half a date or half a number is read wrong. */
export const ehColunaInteira = (tipo: TipoDeColuna = 'texto'): boolean => tipo !== 'texto';

/** What these rules read of a table. */
interface Tabela {
  colunas: readonly {
    titulo: string;
    tipo?: TipoDeColuna | undefined;
    opcional?: true | undefined;
    agrupa?: true | undefined;
  }[];
  linhas: readonly (readonly Celula[])[];
  total?: readonly Celula[] | undefined;
}

/** The rows of a table with its total, which has nothing to say where there are none. */
export const linhasComTotal = ({ linhas, total }: Pick<Tabela, 'linhas' | 'total'>): (readonly Celula[])[] => [
  ...linhas,
  ...(total && linhas.length > 0 ? [total] : []),
];

/**
 * The table without the optional columns that hold nothing, in its rows and in its total. A table without rows keeps
 * all its columns: they show what the table is about.
 */
export function semColunasVazias<T extends Tabela>(tabela: T): T {
  const corpo = linhasComTotal(tabela);
  return comAsColunas(
    tabela,
    ({ opcional }, posicao) => !opcional || corpo.length === 0 || corpo.some((linha) => (linha[posicao] ?? '') !== ''),
  );
}

/** The table with the columns that stay. */
function comAsColunas<T extends Tabela>(
  tabela: T,
  ficaEsta: (coluna: T['colunas'][number], posicao: number) => boolean,
): T {
  const { colunas, linhas, total } = tabela;
  const fica = colunas.map(ficaEsta);
  if (fica.every(Boolean)) return tabela;
  const escolher = <C>(celulas: readonly C[]): C[] => celulas.filter((_, posicao) => fica[posicao]);
  return {
    ...tabela,
    colunas: escolher(colunas),
    linhas: linhas.map(escolher),
    ...(total && { total: escolher(total) }),
  };
}

/**
 * A table as paper shows it: the columns that group are headings above their rows, and the table lacks them.
 * @returns `grupos`: the headings ('EM SOL – Entrega: Por semana') by the position of the first row below them
 */
export function emGrupos<T extends Tabela>(lida: T): { tabela: T; grupos: ReadonlyMap<number, string> } {
  const tabela = comAsColunas(lida, ({ agrupa }) => !agrupa);
  const grupos = new Map<number, string>();
  if (tabela === lida) return { tabela, grupos };
  let acima: string | undefined;
  for (const [posicao, linha] of lida.linhas.entries()) {
    const titulo = lida.colunas
      .flatMap(({ agrupa, titulo: nome, tipo }, i) =>
        agrupa ? [{ nome, valor: escreverCelula(linha[i] ?? null, tipo) }] : [],
      )
      .filter(({ valor }) => valor !== '')
      .map(({ nome, valor }, i) => (i === 0 ? valor : `${nome}: ${valor}`))
      .join(' – ');
    if (titulo !== acima) grupos.set(posicao, titulo);
    acima = titulo;
  }
  return { tabela, grupos };
}

/** A word that pushes the columns beside it off the paper, or an e-mail address, which is one. */
const COMPRIDA = /\S{25}|\S@\S/;

/** After an at sign, and from the 24th letter of a word on. */
const QUEBRAS = /(?<=\S@)(?=\S)|(?<=[^\s@]{24})(?=\S)/;

/** The pieces of a text between which it may be broken beside its spaces: only very long words and addresses have several. */
export const pedacosQuebraveis = (texto: string): string[] => (COMPRIDA.test(texto) ? texto.split(QUEBRAS) : [texto]);

/** Who issues a paper: the secretariat, with the municipality that may not be named yet ('' then). */
interface Timbre {
  nome: string;
  municipio: string;
  uf: string;
  /** Digits. */
  cnpj: string | null;
}

/** Until it is named. */
export const SECRETARIA_SEM_NOME = 'Secretaria de Educação';

/** 'Prefeitura Municipal de São João del-Rei – MG'; null until the municipality is named. */
export const orgaoDe = ({ municipio, uf }: Pick<Timbre, 'municipio' | 'uf'>): string | null =>
  municipio === '' ? null : `Prefeitura Municipal de ${[municipio, uf].filter(Boolean).join(' – ')}`;

/** 'Secretaria de Educação – CNPJ 12.345.678/0001-95'. */
export const secretariaComCnpj = ({ nome, cnpj }: Pick<Timbre, 'nome' | 'cnpj'>): string =>
  `${nome}${cnpj ? ` – CNPJ ${formatarCnpj(cnpj)}` : ''}`;

/** The head of each page but the first: whose paper it is and which one. */
export const cabecalhoCorrente = (orgao: string | null, titulo: string | undefined): string =>
  [orgao, titulo].filter(Boolean).join(' – ');

/** The foot of a paper. `quando` is 'DD/MM/AAAA HH:MM'. */
export const emissaoDe = (nome: string, quando: string): string => `Emitido por ${nome} em ${quando}`;

/** What a signature leaves to the pen. */
export const NOME_A_CANETA = 'Nome: ______________________';
export const DATA_A_CANETA = 'Data: ____/____/________';

/** A line of criteria above the tables. */
export const filtroPorExtenso = (criterios: readonly string[]): string => `Filtro: ${criterios.join('; ')}`;

/** In the place of the rows of a menu. */
export const SEMANA_SEM_CARDAPIO = 'Nenhum cardápio nesta semana.';
export const PERIODO_SEM_CARDAPIO = 'Nenhum cardápio no período. Escolha outras datas no calendário.';

/** 'DD/MM' of a day: the year is in the title of the week. */
export const diaEMes = (data: string): string => data.slice(0, 'DD/MM'.length);

export const ehTipoDeRelatorio = (tipo: string): tipo is TipoDeRelatorio =>
  TIPOS_DE_RELATORIO.some((um) => um === tipo);

/** Which report an address opens, and the number of its record or unit; a list has none. */
export interface EnderecoDoRelatorio {
  tipo: TipoDeRelatorio;
  id: number | null;
}

const ENDERECO_DO_RELATORIO = /^\/relatorio\/([a-z-]+)(?:\/([^/?]+))?(?:\/[^/?]+)?(?:\?.*)?$/;

/** Reads '/relatorio/kit-merenda/3/77?…'; null when no report has this address. */
export function lerEnderecoDoRelatorio(endereco: string): EnderecoDoRelatorio | null {
  const [, tipo = '', primeiro = ''] = ENDERECO_DO_RELATORIO.exec(endereco) ?? [];
  if (!ehTipoDeRelatorio(tipo)) return null;
  const id = /^\d+$/.test(primeiro) ? Number(primeiro) : null;
  return id === null || id <= LIMITES.id ? { tipo, id } : null;
}

/** A PDF is issued: each of its sheets says which report it is. Spreadsheets are not. */
export function violacoesDosEnderecos({
  formato,
  folhas,
  enderecos = [],
}: {
  formato: FormatoDoRelatorio;
  folhas: readonly unknown[];
  enderecos?: readonly string[] | undefined;
}): Violacao[] {
  if (formato !== 'PDF' && formato !== 'ZIP') return [];
  if (enderecos.length !== folhas.length)
    return [{ campo: 'enderecos', mensagem: 'Informe o endereço do relatório de cada folha.' }];
  return enderecos.flatMap((endereco, i) =>
    lerEnderecoDoRelatorio(endereco)
      ? []
      : [{ campo: `enderecos.${i}`, mensagem: 'Este endereço não é de um relatório.' }],
  );
}

/** '12/2026': what people call an issued document. */
export const numeroDoDocumento = ({ numero, ano }: { numero: number; ano: number }): string => `${numero}/${ano}`;

/** Where an issued document is confirmed. */
export const enderecoDaConferencia = (codigo: string): string => `/relatorio/documento/${codigo}`;

/** The refusal of a confirmation. It does not say whether the document exists. */
export const DOCUMENTO_NAO_CONFIRMADO =
  'Nenhum documento que você possa ver tem este código. Confira o código, ou peça a quem tem acesso ao registro.';
