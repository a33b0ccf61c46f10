import { Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';

/** A pause in the typing after which a draft is kept, in ms. */
const PAUSA = 800;

/** Inside a form: calls `guardar` after a pause in the typing, and when the page is left. */
export function useAoPausar(guardar: () => void, { ligado }: { ligado: boolean }): void {
  const form = Form.useFormInstance<object>();
  const valores = Form.useWatch<object | undefined>([], { form, preserve: true });
  const aoPausar = useEffectEvent(guardar);
  useEffect(() => {
    if (!ligado || valores === undefined) return;
    const guardarAgora = () => aoPausar();
    const espera = setTimeout(guardarAgora, PAUSA);
    window.addEventListener('pagehide', guardarAgora);
    return () => {
      clearTimeout(espera);
      window.removeEventListener('pagehide', guardarAgora);
    };
  }, [ligado, valores]);
}
