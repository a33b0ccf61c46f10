import { Typography } from 'antd';

/** From this share of the limit on, the remaining length is shown. */
const PERTO = 0.9;

interface ContadorProps {
  comprimento: number;
  max: number;
}

/**
 * The remaining length of a text: below the field, so that it covers nothing, and only near the limit. Its element
 * always exists, so that screen readers announce it.
 */
export function Contador({ comprimento, max }: ContadorProps) {
  const perto = comprimento >= max * PERTO;
  return (
    <div aria-live="polite" style={{ textAlign: 'right', lineHeight: 1.4 }}>
      {perto && (
        <Typography.Text type="secondary">
          {comprimento} de {max} caracteres{comprimento >= max && ': é o limite'}
        </Typography.Text>
      )}
    </div>
  );
}
