import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Icone } from './Icone.js';

/** The meaning of a status for the user: closed, waiting, done, to act on, or to correct. */
export type Tom = 'neutro' | 'espera' | 'sucesso' | 'atencao' | 'perigo';

const TONS: Record<Tom, { cor: string; icone: ReactNode }> = {
  neutro: { cor: 'default', icone: <Icone de={InfoCircleOutlined} /> },
  espera: { cor: 'processing', icone: <Icone de={ClockCircleOutlined} /> },
  sucesso: { cor: 'success', icone: <Icone de={CheckCircleOutlined} /> },
  atencao: { cor: 'warning', icone: <Icone de={WarningOutlined} /> },
  perigo: { cor: 'error', icone: <Icone de={CloseCircleOutlined} /> },
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
