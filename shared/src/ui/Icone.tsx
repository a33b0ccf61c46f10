import type Desenho from '@ant-design/icons/PlusOutlined';

/**
 * An icon next to a text with the same meaning. Screen readers read antd's icons by their English file names ('plus',
 * 'printer'); this one is hidden from them.
 */
export function Icone({ de: Desenhado }: { de: typeof Desenho }) {
  return <Desenhado aria-hidden role={undefined} aria-label={undefined} />;
}
