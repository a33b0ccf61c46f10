import { useSessao } from '@merenda/shared';
import { Alerta } from '@merenda/shared/ui';
import { Button, Flex, Form } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import type { RascunhoAquisicao } from './rascunho.js';
import { esquecerRascunho, guardarRascunho, lerRascunho } from './rascunho-guardado.js';

/** A pause in the typing after which the draft is kept, in ms. */
const PAUSA = 800;

/**
 * Inside the registration form: keeps what is typed in this browser until it is saved, and offers it back to who left
 * it.
 */
export function RascunhoDeixado() {
  const form = Form.useFormInstance<RascunhoAquisicao>();
  const usuario = useSessao(({ auth }) => auth.usuario?.id ?? 0);
  const [deixado, setDeixado] = useState(() => lerRascunho(usuario));
  useGuardarAoDigitar(usuario, deixado === null);

  if (deixado === null) return null;

  function retomar(): void {
    form.setFieldsValue(deixado?.valores as RascunhoAquisicao);
    // As if it had just been typed: an untouched form has no draft to keep.
    form.setFields([{ name: 'objeto', touched: true }]);
    setDeixado(null);
  }

  function descartar(): void {
    esquecerRascunho(usuario);
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
          <Button type="primary" onClick={retomar}>
            Retomar
          </Button>
          <Button onClick={descartar}>Descartar</Button>
        </Flex>
      }
    />
  );
}

function useGuardarAoDigitar(usuario: number, ligado: boolean): void {
  const form = Form.useFormInstance<RascunhoAquisicao>();
  const valores = Form.useWatch<Partial<RascunhoAquisicao> | undefined>([], { form, preserve: true });
  useEffect(() => {
    if (!ligado || valores === undefined) return;
    const guardar = () => {
      // A form that was saved or emptied has nothing to keep.
      if (form.isFieldsTouched()) guardarRascunho(usuario, form.getFieldsValue(true) as RascunhoAquisicao);
      else esquecerRascunho(usuario);
    };
    const espera = setTimeout(guardar, PAUSA);
    window.addEventListener('pagehide', guardar);
    return () => {
      clearTimeout(espera);
      window.removeEventListener('pagehide', guardar);
    };
  }, [form, ligado, usuario, valores]);
}
