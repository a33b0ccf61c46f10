import { Card } from 'antd';
import type { ReactNode } from 'react';

/** A part of a screen: a heading, and what belongs to it. */
export function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return <Card title={<h2 style={{ margin: 0, fontSize: 16 }}>{titulo}</h2>}>{children}</Card>;
}
