import { TIPOS_DE_CELULA, type TipoDeCelula } from '../../contratos/enums/importacoes.js';
import { formatarData, lerData, lerDataDigitada, recusaDaData } from '../../formatos/datas.js';
import { ehIlegivel, lerQuantidade, lerTemperatura } from '../../formatos/leitura.js';
import { formatarQuantidade } from '../../formatos/numeros.js';
import { paraBusca } from '../../formatos/textos.js';
import { SIM_OU_NAO } from '../frases.js';
import type { CampoDePlanilha, LeituraDoCampo, OpcaoDoCampo, ValorLido } from './campos.js';

/** What a cell says, with what the user should know about the reading; or why it cannot be read. */
export type CelulaLida = { valor: ValorLido; aviso?: string } | { motivo: string };

/** A cell as the file has it. */
export interface Celula {
  texto: string;
  tipo: TipoDeCelula;
}

const { vazia: VAZIA, numero: NUMERO, data: DATA, logico: LOGICO, erro: ERRO } = TIPOS_DE_CELULA;

const COMO_TEXTO = 'Formate a coluna como texto e digite de novo.';

/**
 * Reads a cell by the kind of its field. Nothing is guessed: what a spreadsheet may have changed (a zero in front, a
 * number that became a date) and what can be read in two ways ('1.234') is refused with its reason.
 */
export function lerCelula({ leitura }: Pick<CampoDePlanilha, 'leitura'>, celula: Celula): CelulaLida {
  const texto = celula.texto.trim();
  if (celula.tipo === VAZIA || texto === '') return { valor: null };
  if (celula.tipo === ERRO) return { motivo: `A célula tem um erro da planilha (${texto}).` };
  return lerCom(leitura, { texto, tipo: celula.tipo });
}

function lerCom(leitura: LeituraDoCampo, celula: Celula): CelulaLida {
  switch (leitura.tipo) {
    case 'texto':
      return lerTexto(celula);
    case 'codigo':
      return lerCodigo(celula, leitura.digitos ?? []);
    case 'numero':
      return lerNumero(leitura.moeda ? semCifrao(celula) : celula, leitura.casas);
    case 'temperatura':
      return lerNumero(semGraus(celula), 1, lerTemperatura);
    case 'analise':
      return lerAnalise(celula);
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

/** One dot with three digits after it groups thousands here and marks decimals elsewhere. */
const DUVIDOSO = /^[1-9]\d{0,2}\.\d{3}$/;

/** Spreadsheets copy an amount as they show it: 'R$ 12,50'. */
const semCifrao = ({ texto, tipo }: Celula): Celula => ({ texto: texto.replace(/^R\$\s*/i, ''), tipo });

/** '-12,5 °C'. */
const semGraus = ({ texto, tipo }: Celula): Celula => ({ texto: texto.replace(/\s*°\s*C$/i, ''), tipo });

function lerNumero({ texto, tipo }: Celula, casas: number, ler = lerQuantidade): CelulaLida {
  if (tipo === DATA)
    return {
      motivo: `A planilha guardou a data ${formatarData(texto.slice(0, 10))} no lugar de um número. Formate a coluna como número e digite de novo.`,
    };
  if (tipo === LOGICO) return { motivo: 'A célula não é um número.' };
  if (tipo === NUMERO) return { valor: comoAPlanilhaMostra(Number(texto)) };
  if (casas > 0 && DUVIDOSO.test(texto))
    return {
      motivo: `"${texto}" pode ser ${texto.replace('.', '')} ou ${texto.replace('.', ',')}. Escreva um dos dois.`,
    };
  const numero = ler(texto, casas);
  return ehIlegivel(numero) ? { motivo: numero.erro } : { valor: numero };
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

/**
 * A trace is a quantity that rounds to zero: it is read as 0, and said. The marks of a missing value are read as none,
 * and said. The published files store more decimals than they show, and some mark them with a point.
 */
function lerAnalise(celula: Celula): CelulaLida {
  const palavra = paraBusca(celula.texto);
  if (TRACO.has(palavra)) return { valor: 0, aviso: `"${celula.texto}" é um traço: entra como 0.` };
  if (SEM_VALOR.has(palavra)) return { valor: null, aviso: `"${celula.texto}" fica sem valor (não analisado).` };
  if (celula.tipo === NUMERO || (DECIMAL.test(celula.texto) && !DUVIDOSO.test(celula.texto)))
    return { valor: Number(Number(celula.texto.replace(',', '.')).toFixed(CASAS_DA_ANALISE)) };
  return lerNumero(celula, CASAS_DA_ANALISE);
}

function lerDia({ texto, tipo }: Celula): CelulaLida {
  if (tipo === NUMERO || tipo === LOGICO)
    return { motivo: 'A célula não é uma data. Formate a coluna como data ou escreva DD/MM/AAAA.' };
  const dia = lerDataDigitada(texto);
  return dia === null ? { motivo: recusaDaData(texto) } : { valor: lerData(dia) };
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
