import { Form, type FormInstance } from 'antd';
import { createContext, use } from 'react';

/** The work in the form around that is not kept yet. */
interface Trabalho {
  /** There is some: leaving would lose it. */
  sujo: boolean;
  /** Values were put in for the user. */
  marcar: () => void;
  /** All that is typed is kept elsewhere: leaving loses nothing. */
  guardado: () => void;
}

export const TrabalhoDoFormulario = createContext<Trabalho>({
  sujo: false,
  marcar: () => undefined,
  guardado: () => undefined,
});

/** For a part of a form that keeps its typed values. */
export const useTrabalho = (): Trabalho => use(TrabalhoDoFormulario);

/**
 * Puts values into the form as if they were typed: leaving then asks first. Objects are merged, a list replaces the
 * list that was there.
 */
export function usePreencher<V>(): FormInstance<V>['setFieldsValue'] {
  const form = Form.useFormInstance<V>();
  const { marcar } = useTrabalho();
  return (valores) => {
    form.setFieldsValue(valores);
    marcar();
  };
}
