import { TIPOS_DE_CELULA, type SinalDecimal, type TipoDeCelula } from '../../contratos/enums/importacoes.js';
import { formatarData, lerData, lerDataDigitada, recusaDaData } from '../../formatos/datas.js';
import { ehIlegivel, lerQuantidade, lerTemperatura } from '../../formatos/leitura.js';
import { formatarQuantidade } from '../../formatos/numeros.js';
import { paraBusca } from '../../formatos/textos.js';
import { SIM_OU_NAO } from '../frases.js';
import type { CampoDePlanilha, LeituraDoCampo, OpcaoDoCampo, ValorLido } from './campos.js';
import { comVirgula, ehDuvidoso } from './decimais.js';

/** What a cell says, with what the user should know about the reading; or why it cannot be read. */
export type CelulaLida = { valor: ValorLido; aviso?: string } | { motivo: string };

/** A cell as the file has it. */
export interface Celula {
  texto: string;
  tipo: TipoDeCelula;
  /** How the numbers of its column are written; by default 'DUVIDA'. */
  decimal?: SinalDecimal | undefined;
  /** The days of its file are counted from 1904. */
  desde1904?: true | undefined;
}

const { vazia: VAZIA, numero: NUMERO, data: DATA, logico: LOGICO, erro: ERRO } = TIPOS_DE_CELULA;

const COMO_TEXTO = 'Formate a coluna como texto e digite de novo.';

/**
 * Reads a cell by the kind of its field. Nothing is guessed: what a spreadsheet may have changed (a zero in front, a
 * number that became a date) is refused with its reason. '1.500' is 1500, as everywhere, unless the column is written
 * with a decimal point; it is said, because other countries read it as 1,5. A nutrient that cannot be read loses its
 * cell with a notice, and its food stays.
 */
export function lerCelula({ leitura }: Pick<CampoDePlanilha, 'leitura'>, celula: Celula): CelulaLida {
  const texto = celula.texto.trim();
  if (celula.tipo === VAZIA || texto === '') return { valor: null };
  return lerCom(leitura, { ...celula, texto });
}

function lerCom(leitura: LeituraDoCampo, celula: Celula): CelulaLida {
  if (leitura.tipo === 'analise') return lerAnalise(celula);
  if (celula.tipo === ERRO) return { motivo: erroDaPlanilha(celula.texto) };
  switch (leitura.tipo) {
    case 'texto':
      return lerTexto(celula);
    case 'codigo':
      return lerCodigo(celula, leitura.digitos ?? []);
    case 'numero':
      return lerNumero(leitura.moeda ? semCifrao(celula) : celula, leitura.casas);
    case 'temperatura':
      return lerNumero(semGraus(celula), 1, lerTemperatura);
    case 'data':
      return lerDia(celula);
    case 'logico':
      return lerLogico(celula);
    case 'opcao':
      return lerOpcao(celula, leitura.opcoes, leitura.parcial);
    case 'opcoes':
      return lerOpcoes(celula, leitura.opcoes);
  }
}

const erroDaPlanilha = (texto: string): string => `A célula tem um erro da planilha (${texto}).`;

const inteiroExato = (texto: string): boolean => /^\d+$/.test(texto) && Number.isSafeInteger(Number(texto));

const foiData = (texto: string): { motivo: string } => ({
  motivo: `A planilha guardou a data ${formatarData(texto.slice(0, 10))}. ${COMO_TEXTO}`,
});

/** A whole number is its digits; another number has no certain text. */
function lerTexto({ texto, tipo }: Celula): CelulaLida {
  if (tipo === DATA) return foiData(texto);
  if (tipo === LOGICO) return { motivo: `A célula não é um texto. ${COMO_TEXTO}` };
  if (tipo === NUMERO && !inteiroExato(texto)) return { motivo: `A planilha guardou um número. ${COMO_TEXTO}` };
  return { valor: texto };
}

/** A number has lost the zeros in front: only one of full length is certain. */
function lerCodigo({ texto, tipo }: Celula, digitos: readonly number[]): CelulaLida {
  if (tipo === NUMERO && digitos.length > 0 && inteiroExato(texto) && !digitos.includes(texto.length))
    return {
      motivo: `A planilha guardou um número de ${texto.length} dígitos, talvez sem o zero da frente. ${COMO_TEXTO}`,
    };
  return lerTexto({ texto, tipo });
}

/** Spreadsheets copy an amount as they show it: 'R$ 12,50'. */
const semCifrao = (celula: Celula): Celula => ({ ...celula, texto: celula.texto.replace(/^R\$\s*/i, '') });

/** '-12,5 °C'. */
const semGraus = (celula: Celula): Celula => ({ ...celula, texto: celula.texto.replace(/\s*°\s*C$/i, '') });

function lerNumero({ texto, tipo, decimal }: Celula, casas: number, ler = lerQuantidade): CelulaLida {
  if (tipo === DATA)
    return {
      motivo: `A planilha guardou a data ${formatarData(texto.slice(0, 10))} no lugar de um número. Formate a coluna como número e digite de novo.`,
    };
  if (tipo === LOGICO) return { motivo: 'A célula não é um número.' };
  if (tipo === NUMERO) return { valor: comoAPlanilhaMostra(Number(texto)) };
  const numero = ler(decimal === 'PONTO' ? comVirgula(texto) : texto, casas);
  if (ehIlegivel(numero)) return { motivo: numero.erro };
  const certo = decimal === 'PONTO' || decimal === 'VIRGULA';
  if (casas === 0 || certo || !ehDuvidoso(texto)) return { valor: numero };
  return { valor: numero, aviso: `"${texto}" entra como ${texto.replace('.', '')}: o ponto separa milhares.` };
}

/** A spreadsheet calculates and shows 15 digits: the sum of 0.1 and 0.2 is stored as 0.30000000000000004. */
const comoAPlanilhaMostra = (numero: number): number => Number(numero.toPrecision(15));

/** Decimals of a nutrient in the register. */
const CASAS_DA_ANALISE = 4;

/** A trace, as TACO and TBCA write it. */
const TRACO = new Set(['tr', 'traco', 'tracos']);

const DECIMAL = /^\d+[.,]\d+$/;

/** No value: not applicable, under re-evaluation, not analysed. */
const SEM_VALOR = new Set(['na', 'n/a', 'nd', '*', '-', '--', '---']);

/** In the printed tables a nutrient has one decimal: what is below this is 0,0. */
const MEIO_DECIMO = 0.05;

const NEGATIVO = /^[-−–]\s*(?=\d)/;

/**
 * A trace is a quantity that rounds to zero: it is read as 0, and said. The marks of a missing value are read as none,
 * and said; so is what cannot be read. The published files store more decimals than they show, and some mark them with a
 * point. Carbohydrates by difference may be a little below zero, where the printed table has 0,0: they are 0; a greater
 * negative is no value.
 */
function lerAnalise(celula: Celula): CelulaLida {
  const { texto } = celula;
  const palavra = paraBusca(texto);
  if (TRACO.has(palavra)) return { valor: 0, aviso: `"${texto}" é um traço: entra como 0.` };
  if (SEM_VALOR.has(palavra)) return { valor: null, aviso: `"${texto}" ${SEM_ANALISE}.` };
  if (celula.tipo === ERRO) return { valor: null, aviso: `${erroDaPlanilha(texto)} O valor ${SEM_ANALISE}.` };
  const modulo = lerModulo({ ...celula, texto: texto.replace(NEGATIVO, '') });
  if ('motivo' in modulo) return { valor: null, aviso: `"${texto}" ${SEM_ANALISE}. ${modulo.motivo}` };
  if (!NEGATIVO.test(texto) || modulo.valor === 0) return modulo;
  return Number(modulo.valor) < MEIO_DECIMO
    ? { valor: 0, aviso: `"${texto}" arredonda para zero: entra como 0.` }
    : { valor: null, aviso: `"${texto}" é negativo: ${SEM_ANALISE}.` };
}

const SEM_ANALISE = 'fica sem valor (não analisado)';

function lerModulo(celula: Celula): CelulaLida {
  const { texto, tipo, decimal } = celula;
  const escrito = decimal === 'PONTO' ? comVirgula(texto) : texto;
  if (tipo === NUMERO || (DECIMAL.test(escrito) && !ehDuvidoso(escrito)))
    return { valor: Number(Number(escrito.replace(',', '.')).toFixed(CASAS_DA_ANALISE)) };
  return lerNumero(celula, CASAS_DA_ANALISE);
}

function lerDia({ texto, tipo, desde1904 }: Celula): CelulaLida {
  if (tipo === NUMERO) return lerSerie(Number(texto), desde1904 ? INICIO_1904 : INICIO_1900);
  if (tipo === LOGICO) return { motivo: NAO_E_DATA };
  const dia = lerDataDigitada(texto);
  return dia === null ? { motivo: recusaDaData(texto) } : { valor: lerData(dia) };
}

const NAO_E_DATA = 'A célula não é uma data. Formate a coluna como data ou escreva DD/MM/AAAA.';

const UM_DIA = 86_400_000;
/** Spreadsheets count the days from here; 29/02/1900, which did not exist, counts. */
const INICIO_1900 = Date.UTC(1899, 11, 30);
const INICIO_1904 = Date.UTC(1904, 0, 1);
/** Days from 1980 to 2099: no year and no DDMMAAAA is one of these numbers. */
const [PRIMEIRO, ULTIMO] = [Date.UTC(1980, 0, 1), Date.UTC(2099, 11, 31)];

/** A day that lost its format is a number of days; the part of a day after it is its time. */
function lerSerie(numero: number, inicio: number): CelulaLida {
  const instante = inicio + Math.floor(numero) * UM_DIA;
  if (!(instante >= PRIMEIRO && instante <= ULTIMO)) return { motivo: NAO_E_DATA };
  const dia = new Date(instante).toISOString().slice(0, 10);
  return { valor: dia, aviso: `O número ${Math.floor(numero)} é o dia ${formatarData(dia)}.` };
}

const SIM = new Set(['sim', 's', 'x', 'verdadeiro', 'true', '1']);
const NAO = new Set(['nao', 'n', 'falso', 'false', '0']);

function lerLogico({ texto }: Celula): CelulaLida {
  const palavra = paraBusca(texto);
  if (SIM.has(palavra)) return { valor: true };
  if (NAO.has(palavra)) return { valor: false };
  return { motivo: SIM_OU_NAO };
}

/** Options in a sentence before they are too many to help. */
const OPCOES_NA_FRASE = 8;

function lerOpcao(
  { texto, tipo }: Celula,
  opcoes: readonly OpcaoDoCampo[],
  parcial = false,
): { valor: OpcaoDoCampo['valor'] } | { motivo: string } {
  if (tipo === DATA) return foiData(texto);
  const { porRotulo, porValor } = indiceDe(opcoes);
  const palavra = paraBusca(texto);
  const achadas = porRotulo.get(palavra) ?? porValor.get(palavra) ?? [];
  const [achada] = achadas;
  if (achadas.length > 1) return { motivo: `Há mais de um registro chamado "${texto}".` };
  if (achada) return { valor: achada.valor };
  const quais =
    !parcial && opcoes.length > 0 && opcoes.length <= OPCOES_NA_FRASE
      ? ` Use ${OU.format(opcoes.map(({ rotulo }) => rotulo))}.`
      : '';
  return { motivo: `"${texto}" não está na lista.${quais}` };
}

/** Each name once, in the order of the cell. */
function lerOpcoes({ texto, tipo }: Celula, opcoes: readonly OpcaoDoCampo[]): CelulaLida {
  const valores = new Set<OpcaoDoCampo['valor']>();
  for (const nome of texto.split(SEPARADOR)) {
    if (nome.trim() === '') continue;
    const lida = lerOpcao({ texto: nome.trim(), tipo }, opcoes);
    if ('motivo' in lida) return lida;
    valores.add(lida.valor);
  }
  return { valor: [...valores] };
}

/** Between the names of one cell. */
const SEPARADOR = ';';

type Indice = ReadonlyMap<string, OpcaoDoCampo[]>;

/** A list may have thousands of records, and each of thousands of rows looks for one. */
const indices = new WeakMap<readonly OpcaoDoCampo[], { porRotulo: Indice; porValor: Indice }>();

function indiceDe(opcoes: readonly OpcaoDoCampo[]): { porRotulo: Indice; porValor: Indice } {
  const pronto = indices.get(opcoes);
  if (pronto) return pronto;
  const novo = {
    porRotulo: porPalavra(opcoes, ({ rotulo }) => rotulo),
    porValor: porPalavra(opcoes, ({ valor }) => (typeof valor === 'string' ? valor : '')),
  };
  indices.set(opcoes, novo);
  return novo;
}

function porPalavra(opcoes: readonly OpcaoDoCampo[], palavra: (opcao: OpcaoDoCampo) => string): Indice {
  const indice = new Map<string, OpcaoDoCampo[]>();
  for (const opcao of opcoes) {
    const chave = paraBusca(palavra(opcao));
    const iguais = indice.get(chave);
    if (iguais) iguais.push(opcao);
    else indice.set(chave, [opcao]);
  }
  return indice;
}

const OU = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** A value in words, for the preview; null for an empty one. */
export function escreverValor({ leitura }: Pick<CampoDePlanilha, 'leitura'>, valor: ValorLido): string | null {
  if (valor === null || valor === '') return null;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (leitura.tipo === 'opcao' || leitura.tipo === 'opcoes') return rotulosDe(leitura.opcoes, valor);
  if (leitura.tipo === 'data') return formatarData(String(valor));
  return typeof valor === 'number' ? formatarQuantidade(valor, 6) : String(valor);
}

function rotulosDe(opcoes: readonly OpcaoDoCampo[], valor: Exclude<ValorLido, null | boolean>): string | null {
  const valores = typeof valor === 'object' ? valor : [valor];
  const rotulos = valores.map((um) => opcoes.find((opcao) => opcao.valor === um)?.rotulo ?? String(um));
  return rotulos.join(`${SEPARADOR} `) || null;
}
