import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { useTema } from '@merenda/shared';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Icone } from './Icone.js';

/** The meaning of a status for the user: closed, waiting, done, to act on, or to correct. */
export type Tom = 'neutro' | 'espera' | 'sucesso' | 'atencao' | 'perigo';

/** The colour of a tone: antd's name of it, and the variable in which the page has it. */
const TONS: Record<Tom, { cor: string; variavel: string; icone: ReactNode }> = {
  neutro: { cor: 'default', variavel: '--tinta-suave', icone: <Icone de={InfoCircleOutlined} /> },
  espera: { cor: 'processing', variavel: '--espera', icone: <Icone de={ClockCircleOutlined} /> },
  sucesso: { cor: 'success', variavel: '--sucesso', icone: <Icone de={CheckCircleOutlined} /> },
  atencao: { cor: 'warning', variavel: '--atencao', icone: <Icone de={WarningOutlined} /> },
  perigo: { cor: 'error', variavel: '--perigo', icone: <Icone de={CloseCircleOutlined} /> },
};

/** A status as word and icon; the colour only supports them. */
export function StatusTag({ rotulo, tom = 'neutro' }: { rotulo: string; tom?: Tom }) {
  const { cor, icone } = TONS[tom];
  return (
    <Tag color={cor} icon={icone}>
      {rotulo}
    </Tag>
  );
}

/** How many series without a tone have a colour of their own; then the colours come again. */
const SERIES = 6;

/** The page's colours as they are now, for the canvas of a chart, which cannot read CSS. */
export function useCoresDoGrafico(): { doTom: (tom: Tom) => string; daSerie: (posicao: number) => string } {
  // Drawn again in another look.
  useTema();
  const raiz = getComputedStyle(document.documentElement);
  const cor = (variavel: string) => raiz.getPropertyValue(variavel).trim();
  return {
    doTom: (tom) => cor(TONS[tom].variavel),
    daSerie: (posicao) => cor(`--serie${(posicao % SERIES) + 1}`),
  };
}
