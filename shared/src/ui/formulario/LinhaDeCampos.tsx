import { Col, Row } from 'antd';
import { Children, type ReactNode } from 'react';

/** Fields side by side on wide screens, one below the other on phones. */
export function LinhaDeCampos({ children }: { children: ReactNode }) {
  const campos = Children.toArray(children);
  return (
    <Row gutter={16}>
      {campos.map((campo, indice) => (
        <Col key={indice} xs={24} md={Math.floor(24 / campos.length)}>
          {campo}
        </Col>
      ))}
    </Row>
  );
}
