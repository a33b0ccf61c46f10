import { lerData } from '../../formatos/datas.js';
import { CERTEZA_VERIFICADA } from '../../vocabulario/cadastros/regras-pnae.js';
import { type Dia, violacoesDoPeriodo } from '../datas.js';
import type { Violacao } from '../violacao.js';

/** The validity of a rule; days are 'YYYY-MM-DD', both included, null where the norm gives none. */
export interface Vigencia {
  codigo: string;
  vigenteDe: string | null;
  vigenteAte: string | null;
}

/** A rule does not end before it begins. */
export const violacoesDaRegraPnae = ({ vigenteDe, vigenteAte }: { vigenteDe?: Dia; vigenteAte?: Dia }): Violacao[] =>
  violacoesDoPeriodo({ de: vigenteDe, ate: vigenteAte }).map(({ mensagem }) => ({ campo: 'vigenteAte', mensagem }));

/** The rule of a code that is in force on a day: of several, the one that began last. Null when there is none. */
export function regraEmVigor<Regra extends Vigencia>(
  regras: readonly Regra[],
  codigo: string,
  dia: string,
): Regra | null {
  const emVigor = regras.filter(
    (uma) => uma.codigo === codigo && (uma.vigenteDe ?? dia) <= dia && dia <= (uma.vigenteAte ?? dia),
  );
  return emVigor.reduce<Regra | null>(
    (ultima, uma) => (ultima === null || (uma.vigenteDe ?? '') > (ultima.vigenteDe ?? '') ? uma : ultima),
    null,
  );
}

/** The same of rules as they are read, with their days as 'DD/MM/YYYY'. */
export const regraLidaEmVigor = <Regra extends Vigencia>(
  regras: readonly Regra[],
  codigo: string,
  dia: string,
): Regra | null =>
  regraEmVigor(
    regras.map((lida) => ({
      lida,
      codigo: lida.codigo,
      vigenteDe: lida.vigenteDe && lerData(lida.vigenteDe),
      vigenteAte: lida.vigenteAte && lerData(lida.vigenteAte),
    })),
    codigo,
    dia,
  )?.lida ?? null;

/** Whether a transcription must still be compared with its norm: such a rule informs and refuses nothing. */
export const regraAConferir = (certeza: string): boolean => certeza !== CERTEZA_VERIFICADA;

/** 'Verificada', or 'A conferir' with what is known. */
export const certezaDaRegra = (certeza: string): string =>
  regraAConferir(certeza) ? `A conferir: ${certeza}` : 'Verificada';

/** 'de 01/01/2026 a 31/12/2026'; 'a conferir' without both days. */
export function vigenciaDaRegra({ vigenteDe, vigenteAte }: Omit<Vigencia, 'codigo'>): string {
  if (vigenteDe === null) return vigenteAte === null ? 'a conferir' : `até ${vigenteAte}`;
  return vigenteAte === null ? `desde ${vigenteDe}` : `de ${vigenteDe} a ${vigenteAte}`;
}
