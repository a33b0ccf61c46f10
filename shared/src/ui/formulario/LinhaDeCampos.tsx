import { Col, Row } from 'antd';
import { Children, type ReactNode } from 'react';

interface LinhaDeCamposProps {
  /** Width of each field, in parts of 24; default: equal. */
  larguras?: readonly number[];
  children: ReactNode;
}

/** Fields side by side on wide screens, one below the other on phones. */
export function LinhaDeCampos({ larguras, children }: LinhaDeCamposProps) {
  const campos = Children.toArray(children);
  return (
    <Row gutter={16}>
      {campos.map((campo, indice) => (
        <Col key={indice} xs={24} md={larguras?.[indice] ?? Math.floor(24 / campos.length)}>
          {campo}
        </Col>
      ))}
    </Row>
  );
}
