import { Form } from 'antd';
import { useMemo } from 'react';
import type { Etapa } from './CamposDaEtapa.js';

/** The students of the surrounding form; undefined until both fields are chosen. */
export function useEtapaDoFormulario(): Etapa | undefined {
  const form = Form.useFormInstance<Etapa>();
  const categoria: number | undefined = Form.useWatch('categoria', form);
  const modalidade: Etapa['modalidade'] | undefined = Form.useWatch('modalidade', form);
  return useMemo(() => (categoria && modalidade ? { categoria, modalidade } : undefined), [categoria, modalidade]);
}
