import type { NumeroDigitado } from '@merenda/shared/formatos';
import { violacoesDosLimites, type Limites } from '@merenda/shared/regras';
import type { FormRule } from 'antd';
import { regra } from '../formulario/regra.js';

/** A number within its limits; the message writes them as the field does. */
export const entre = (limites: Limites, escrever: (numero: number) => string): FormRule =>
  regra<NumeroDigitado>((valor) => violacoesDosLimites(limites, valor, escrever));
