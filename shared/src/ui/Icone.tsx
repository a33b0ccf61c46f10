import type Desenho from '@ant-design/icons/PlusOutlined';

/**
 * An icon beside a text that already says it all. antd's icons announce themselves to screen readers by their English
 * file names ('plus', 'printer'); this one is silent.
 */
export function Icone({ de: Desenhado }: { de: typeof Desenho }) {
  return <Desenhado aria-hidden role={undefined} aria-label={undefined} />;
}
