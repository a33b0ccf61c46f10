import { useSessao } from '@merenda/shared';
import { Button, Flex, Form } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { Alerta } from '../tela/Alerta.js';
import {
  esquecerRascunho,
  guardarRascunho,
  guardarSelado,
  lerRascunho,
  lerSelado,
  type RascunhoGuardado,
  type Valores,
} from './rascunho-guardado.js';
import { useAoPausar } from './useAoPausar.js';

interface RascunhoDeixadoProps {
  /** Names the form in this browser's storage. */
  formulario: string;
  /** Makes the form's values of those that were kept. */
  paraFormulario?: (guardados: Valores) => Valores;
  /**
   * For data of persons: the draft is encrypted, and these fields, such as a password, are not part of it.
   */
  selado?: { sem: readonly string[] };
}

const comoGuardados = (guardados: Valores): Valores => guardados;

/**
 * Inside a registration form of many fields: keeps the typed values in this browser until it is saved, and offers it
 * again to the same user.
 */
export function RascunhoDeixado({ formulario, paraFormulario = comoGuardados, selado }: RascunhoDeixadoProps) {
  const form = Form.useFormInstance<Valores>();
  const usuario = useSessao(({ auth }) => auth.usuario?.id ?? 0);
  // Undefined while a sealed draft is opened.
  const [deixado, setDeixado] = useState<RascunhoGuardado | null | undefined>(() =>
    selado ? undefined : lerRascunho(formulario, usuario, paraFormulario),
  );
  useAoPausar(guardar, { ligado: deixado === null });
  useEffect(() => {
    if (deixado !== undefined) return;
    let ainda = true;
    void lerSelado(formulario, usuario).then((aberto) => {
      if (ainda) setDeixado(aberto);
    });
    return () => {
      ainda = false;
    };
  }, [deixado, formulario, usuario]);

  function guardar(): void {
    // A form that was saved or emptied has nothing to keep.
    if (!form.isFieldsTouched()) esquecerRascunho(formulario, usuario);
    else if (selado) {
      const valores = form.getFieldsValue(true) as Valores;
      void guardarSelado(
        formulario,
        usuario,
        Object.fromEntries(Object.entries(valores).filter(([campo]) => !selado.sem.includes(campo))),
      );
    } else guardarRascunho(formulario, usuario, form.getFieldsValue(true) as Valores);
  }

  if (!deixado) return null;

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
