import { useTema } from '@merenda/shared';
import {
  comNossasPalavras,
  Confirmacoes,
  ConfirmarSenha,
  GuardaDeRascunho,
  Leituras,
  useParaDedos,
} from '@merenda/shared/ui';
import { ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { useMemo, type ReactNode } from 'react';
import { PARA_DEDOS, TEMAS_DO_ANTD } from '../aparencia/tema-antd.js';

dayjs.locale('pt-br');

const LOCALE = comNossasPalavras(ptBR);

/** Users with reduced motion get no animations of antd. */
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The context of every area's screen: antd in Portuguese and in the product's colours, the dialogs and the guard of
 * unsaved forms. Loaded with the first screen.
 */
export function ContextoDasTelas({ children }: { children: ReactNode }) {
  const tema = TEMAS_DO_ANTD[useTema()];
  const theme = useMemo(() => ({ ...tema, token: { ...tema.token, motion } }), [tema]);
  const paraDedos = useParaDedos();
  return (
    <ConfigProvider locale={LOCALE} theme={theme}>
      <ConfigProvider theme={paraDedos ? PARA_DEDOS : {}}>
        {children}
        <GuardaDeRascunho />
        <Confirmacoes />
        <ConfirmarSenha />
        <Leituras />
      </ConfigProvider>
    </ConfigProvider>
  );
}
