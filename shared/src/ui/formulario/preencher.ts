import { Form, type FormInstance } from 'antd';
import { createContext, use } from 'react';

/** Tells the form around that values were put in for the user. */
export const AoPreencher = createContext<() => void>(() => undefined);

/**
 * Puts values into the form as if they were typed: leaving then asks first. Objects are merged, a list replaces the
 * list that was there.
 */
export function usePreencher<V>(): FormInstance<V>['setFieldsValue'] {
  const form = Form.useFormInstance<V>();
  const marcar = use(AoPreencher);
  return (valores) => {
    form.setFieldsValue(valores);
    marcar();
  };
}
