import { aoExpirar, avisos, guardarDigitado, resgatarDigitado, useSessao } from '@merenda/shared';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent } from 'react';

interface Resgate<V> {
  form: FormInstance<V>;
  identidade: string;
  sujo: boolean;
  aoResgatar: () => void;
}

/**
 * A session that expires takes the screen away, not what was typed: the form puts it aside, and fills itself with it
 * when the same user opens the same form again after the login.
 */
export function useResgate<V>({ form, identidade, sujo, aoResgatar }: Resgate<V>): void {
  const guardar = useEffectEvent((formulario: string, usuario: number | undefined) => {
    if (sujo) guardarDigitado(formulario, usuario, form.getFieldsValue(true));
  });
  const resgatar = useEffectEvent((formulario: string) => {
    const digitado = resgatarDigitado(formulario);
    if (digitado === undefined) return;
    form.setFieldsValue(digitado as Parameters<typeof form.setFieldsValue>[0]);
    aoResgatar();
    avisos.info('O que você tinha digitado antes de a sessão terminar está de volta.');
  });

  useEffect(() => {
    const formulario = `${window.location.pathname}|${identidade}`;
    // Whoever else listens may have ended the session before this form hears of it.
    const usuario = useSessao.getState().auth.usuario?.id;
    resgatar(formulario);
    return aoExpirar(() => guardar(formulario, usuario));
  }, [identidade]);
}
