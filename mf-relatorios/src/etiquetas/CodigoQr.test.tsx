import { codigoDaEtiqueta } from '@merenda/shared/regras';
import { CodigoQr, desenharQr } from '@merenda/shared/ui';
import { render } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { fotografar } from '../teste/fotografar.js';

test.each([1, 12, 2_147_483_647])('the drawn code of lot %s is read as its address', (lote) => {
  const codigo = codigoDaEtiqueta('https://merenda.exemplo.gov.br', lote);
  const { container } = render(<CodigoQr className="etiqueta-qr" desenho={desenharQr(codigo)} />);
  const svg = container.querySelector('svg');
  if (svg === null) throw new Error('nothing is drawn');
  expect(decodeQR(fotografar(svg))).toBe(codigo);
});
