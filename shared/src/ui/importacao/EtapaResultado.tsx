import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Alert, Button, Flex } from 'antd';
import type { PlanilhaImportada } from '@merenda/shared/contratos';
import type { ReactNode } from 'react';
import { Icone } from '../Icone.js';

interface EtapaResultadoProps {
  resultado: Pick<PlanilhaImportada, 'novas' | 'alteradas' | 'iguais'>;
  recusadas: number;
  baixando: boolean;
  aoBaixar: () => void;
  /** Opens the preview of the refused rows, where they are corrected. */
  aoCorrigir: () => void;
  aoRecomecar: () => void;
  rotuloDaSaida: string;
  aoSair: () => void;
  /** What the screen offers next. */
  children?: ReactNode;
}

const contar = (total: number, um: string, varios: string): string[] =>
  total === 0 ? [] : [`${total.toLocaleString('pt-BR')} ${total === 1 ? um : varios}`];

/** The last step: the written records, and the refused rows as a file. */
export function EtapaResultado({
  resultado: { novas, alteradas, iguais },
  recusadas,
  baixando,
  aoBaixar,
  aoCorrigir,
  aoRecomecar,
  rotuloDaSaida,
  aoSair,
  children,
}: EtapaResultadoProps) {
  const feito = [
    ...contar(novas, 'registro novo', 'registros novos'),
    ...contar(alteradas, 'alterado', 'alterados'),
    ...contar(iguais, 'igual ao cadastro', 'iguais ao cadastro'),
    ...contar(recusadas, 'linha recusada', 'linhas recusadas'),
  ];
  return (
    <Flex vertical gap="middle">
      <Alert type={recusadas > 0 ? 'warning' : 'success'} showIcon role="status" title={`${feito.join(', ')}.`} />
      {children}
      <Flex wrap gap="small">
        {recusadas > 0 && <Button onClick={aoCorrigir}>Corrigir as linhas recusadas</Button>}
        {recusadas > 0 && (
          <Button icon={<Icone de={DownloadOutlined} />} loading={baixando} onClick={aoBaixar}>
            Baixar as linhas recusadas
          </Button>
        )}
        <Button onClick={aoRecomecar}>Importar outra planilha</Button>
        <Button type="primary" onClick={aoSair}>
          {rotuloDaSaida}
        </Button>
      </Flex>
    </Flex>
  );
}
