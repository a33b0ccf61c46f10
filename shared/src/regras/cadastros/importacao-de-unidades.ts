import { CAMPOS_IMPORTADOS, type CampoImportado } from '../../vocabulario/cadastros/unidades-educacionais.js';

type Valores = { [campo in CampoImportado]?: string | number | null };

/** Replaces a house number that the school system does not send (`importacao.ts` of the API). */
const SEM_NUMERO = 'S/N';

/**
 * Differences between the school system and the stored unit, field by field. A missing value (nothing, or no house
 * number) is not a change: the stored value stays.
 */
export function mudancasDaUnidade(
  registrada: Valores,
  doSistema: Valores,
): { campo: CampoImportado; de: string | null; para: string }[] {
  return CAMPOS_IMPORTADOS.flatMap((campo) => {
    const de = registrada[campo] ?? null;
    const para = doSistema[campo] ?? '';
    const naoDito = para === '' || (campo === 'numero' && para === SEM_NUMERO);
    return naoDito || para === de ? [] : [{ campo, de: de === null ? null : String(de), para: String(para) }];
  });
}
