import type { Preparo } from '@merenda/shared/contratos';
import { ingredientesDaCopia } from '@merenda/shared/regras';
import { paraFormulario, type PreparoNoFormulario } from '../preparos/formulario.js';

/** The form of a copy with each quantity × `fator`. The cooking index stays, and the ready weight follows from it. */
export function receitaPara(preparo: Preparo, nome: string, fator: number): PreparoNoFormulario {
  const valores = paraFormulario(preparo);
  return {
    ...valores,
    nome,
    ingredientes: ingredientesDaCopia(valores.ingredientes, fator),
    pesoPronto: null,
    indiceCoccao: preparo.indiceCoccao,
  };
}
