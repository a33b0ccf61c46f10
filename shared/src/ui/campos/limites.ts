import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import type { FormRule } from 'antd';

export interface Limites {
  min: number;
  max: number;
}

/** A number between two bounds, both allowed; the message writes them as the field does. */
export function entre({ min, max }: Limites, escrever: (numero: number) => string): FormRule {
  return {
    validator: (_, valor: NumeroDigitado | undefined) => {
      const numero = numeroLido(valor);
      return numero === null || (numero >= min && numero <= max)
        ? Promise.resolve()
        : Promise.reject(new Error(`Informe um valor entre ${escrever(min)} e ${escrever(max)}.`));
    },
  };
}
