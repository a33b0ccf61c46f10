import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Alert, Button, Flex } from 'antd';
import type { ImportacaoEmCurso } from '@merenda/shared/contratos';
import type { ReactNode } from 'react';
import { Icone } from '../Icone.js';

interface EtapaResultadoProps {
  resultado: NonNullable<ImportacaoEmCurso['resultado']>;
  baixando: boolean;
  /** Another step is being opened. */
  ocupado: boolean;
  aoBaixar: () => void;
  /** Opens the preview of the refused rows, where they are corrected. */
  aoCorrigir: () => void;
  /** Absent where another import waits for this one. */
  aoRecomecar: (() => void) | undefined;
  rotuloDaSaida: string;
  aoSair: () => void;
  /** What the screen offers next. */
  children?: ReactNode;
}

const contar = (total: number, um: string, varios: string): string[] =>
  total === 0 ? [] : [`${total.toLocaleString('pt-BR')} ${total === 1 ? um : varios}`];

/** The last step: the written records, and the refused rows as a file. */
export function EtapaResultado({
  resultado: { novas, alteradas, iguais, recusadas },
  baixando,
  ocupado,
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
        {recusadas > 0 && (
          <Button disabled={ocupado} onClick={aoCorrigir}>
            Corrigir as linhas recusadas
          </Button>
        )}
        {recusadas > 0 && (
          <Button icon={<Icone de={DownloadOutlined} />} loading={baixando} onClick={aoBaixar}>
            Baixar as linhas recusadas
          </Button>
        )}
        {aoRecomecar && (
          <Button disabled={ocupado} onClick={aoRecomecar}>
            Importar outra planilha
          </Button>
        )}
        <Button type="primary" loading={ocupado} onClick={aoSair}>
          {rotuloDaSaida}
        </Button>
      </Flex>
    </Flex>
  );
}
