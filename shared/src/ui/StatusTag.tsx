import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

export type Tom = 'neutro' | 'espera' | 'sucesso' | 'atencao' | 'perigo';

const TONS: Record<Tom, { cor: string; icone: ReactNode }> = {
  neutro: { cor: 'default', icone: <InfoCircleOutlined /> },
  espera: { cor: 'processing', icone: <ClockCircleOutlined /> },
  sucesso: { cor: 'success', icone: <CheckCircleOutlined /> },
  atencao: { cor: 'warning', icone: <WarningOutlined /> },
  perigo: { cor: 'error', icone: <CloseCircleOutlined /> },
};

/** A status as word and icon; the colour only underlines what both already say. */
export function StatusTag({ rotulo, tom = 'neutro' }: { rotulo: string; tom?: Tom }) {
  const { cor, icone } = TONS[tom];
  return (
    <Tag color={cor} icon={icone}>
      {rotulo}
    </Tag>
  );
}
