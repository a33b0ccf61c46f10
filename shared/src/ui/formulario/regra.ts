import type { Violacao } from '@merenda/shared/regras';
import type { FormInstance, FormRule } from 'antd';

/**
 * The one way from a rule of `@merenda/shared/regras` to a field of a form: the field shows the first violation.
 * @param violacoesDe gets the field's value, and reads other fields with the form's `getFieldValue`
 * @param quando when it is checked; without it, as its field says
 */
export function regra<V>(
  violacoesDe: (valor: V | null | undefined, ler: FormInstance['getFieldValue']) => readonly Violacao[],
  quando?: 'onBlur' | 'onSubmit',
): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_, valor: V | null | undefined) => {
      const [primeira] = violacoesDe(valor, getFieldValue);
      return primeira ? Promise.reject(new Error(primeira.mensagem)) : Promise.resolve();
    },
    ...(quando && { validateTrigger: quando }),
  });
}
