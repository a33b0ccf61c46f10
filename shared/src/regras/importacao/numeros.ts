import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import { formatarData } from '../../formatos/datas.js';
import { ehIlegivel, lerQuantidade } from '../../formatos/leitura.js';
import { paraBusca } from '../../formatos/textos.js';
import { erroDaPlanilha, type Celula, type CelulaLida } from './celula.js';
import { comVirgula, ehDuvidoso } from './decimais.js';

const { numero: NUMERO, data: DATA, logico: LOGICO, erro: ERRO } = TIPOS_DE_CELULA;

/** Spreadsheets copy an amount as they show it: 'R$ 12,50'. */
export const semCifrao = (celula: Celula): Celula => ({ ...celula, texto: celula.texto.replace(/^R\$\s*/i, '') });

/** '-12,5 °C'. */
export const semGraus = (celula: Celula): Celula => ({ ...celula, texto: celula.texto.replace(/\s*°\s*C$/i, '') });

/** Reads a number with at most `casas` decimals; `ler` is the reader of the field. */
export function lerNumero({ texto, tipo, decimal }: Celula, casas: number, ler = lerQuantidade): CelulaLida {
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

/** In the printed tables a nutrient has one decimal: a value below this is 0,0. */
const MEIO_DECIMO = 0.05;

const NEGATIVO = /^[-−–]\s*(?=\d)/;

/**
 * A trace is a quantity that rounds to zero: it is read as 0, with a remark. The marks of a missing value and
 * unreadable values are read as none, with a remark. The published files store more decimals than they show, and some
 * mark them with a point. Carbohydrates by difference may be a little below zero, where the printed table has 0,0: they
 * are 0; a greater negative is no value.
 */
export function lerAnalise(celula: Celula): CelulaLida {
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
