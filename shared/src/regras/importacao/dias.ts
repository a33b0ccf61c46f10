import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import { formatarData, lerData, lerDataDigitada, recusaDaData } from '../../formatos/datas.js';
import type { Celula, CelulaLida } from './celula.js';

const { numero: NUMERO, logico: LOGICO } = TIPOS_DE_CELULA;

/** Reads a day, as a field reads it, or a number of days. */
export function lerDia({ texto, tipo, desde1904 }: Celula): CelulaLida {
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
