import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Entidade } from './entidade.js';

/** A record that was just registered. */
export interface RegistroSalvo {
  /** 'Item Arroz', 'Licitação 12/2026': the begin of '… cadastrada.' */
  registro: string;
  /** Address of the record, for 'Exibir'. */
  endereco?: string;
  /** What may be done next: links and buttons. */
  aSeguir?: ReactNode;
}

interface FaixaDoSalvoProps extends RegistroSalvo {
  artigo: Entidade['artigo'];
}

/** Above a form that is empty again: the registered record, with links to the next steps. */
export function FaixaDoSalvo({ registro, artigo, endereco, aSeguir }: FaixaDoSalvoProps) {
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      style={{ marginBottom: 16 }}
      // The links follow the sentence: at the right edge the notice of the success would cover them.
      title={
        <Flex wrap gap="4px 16px" align="center">
          <span style={{ overflowWrap: 'anywhere' }}>{`${registro} cadastrad${artigo}.`}</span>
          {endereco && <Link to={endereco}>Exibir</Link>}
          {aSeguir}
        </Flex>
      }
    />
  );
}
