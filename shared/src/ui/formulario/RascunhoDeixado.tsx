import { useSessao } from '@merenda/shared';
import { Button, Flex, Form } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Alerta } from '../tela/Alerta.js';
import { esquecerRascunho, guardarRascunho, lerRascunho, type Valores } from './rascunho-guardado.js';
import { useAoPausar } from './useAoPausar.js';

interface RascunhoDeixadoProps {
  /** Names the form in this browser's storage. */
  formulario: string;
  /** Makes the form's values of those that were kept. */
  paraFormulario?: (guardados: Valores) => Valores;
}

const comoGuardados = (guardados: Valores): Valores => guardados;

/**
 * Inside a registration form of many fields: keeps what is typed in this browser until it is saved, and offers it again
 * to the same user.
 */
export function RascunhoDeixado({ formulario, paraFormulario = comoGuardados }: RascunhoDeixadoProps) {
  const form = Form.useFormInstance<Valores>();
  const usuario = useSessao(({ auth }) => auth.usuario?.id ?? 0);
  const [deixado, setDeixado] = useState(() => lerRascunho(formulario, usuario, paraFormulario));
  useAoPausar(guardar, { ligado: deixado === null });

  function guardar(): void {
    // A form that was saved or emptied has nothing to keep.
    if (form.isFieldsTouched()) guardarRascunho(formulario, usuario, form.getFieldsValue(true) as Valores);
    else esquecerRascunho(formulario, usuario);
  }

  if (deixado === null) return null;

  function retomar(valores: Valores): void {
    form.setFieldsValue(valores);
    // As if it had just been typed: an untouched form has no draft to keep.
    form.setFields(Object.keys(valores).map((name) => ({ name, touched: true })));
    setDeixado(null);
  }

  function descartar(): void {
    esquecerRascunho(formulario, usuario);
    setDeixado(null);
  }

  return (
    <Alerta
      type="info"
      style={{ marginBottom: 16 }}
      title="Há um cadastro que não foi concluído"
      description={`Deixado neste navegador em ${dayjs(deixado.quando).format('DD/MM/YYYY [às] HH:mm')}.`}
      acao={
        <Flex wrap gap="small">
          <Button type="primary" onClick={() => retomar(deixado.valores)}>
            Retomar
          </Button>
          <Button onClick={descartar}>Descartar</Button>
        </Flex>
      }
    />
  );
}
