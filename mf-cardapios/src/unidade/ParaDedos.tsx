import { useTelaEstreita } from '@merenda/shared/ui';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Smallest side of a control that a thumb hits, in px (WCAG 2.5.5). */
const ALVO = 44;

/** Screens of the kitchen: on a phone every control is large enough for a thumb. */
export function ParaDedos({ children }: { children: ReactNode }) {
  const estreita = useTelaEstreita();
  return (
    <ConfigProvider theme={estreita ? { token: { controlHeight: ALVO, controlHeightSM: ALVO } } : {}}>
      {children}
    </ConfigProvider>
  );
}
