import { completarPesoBruto } from './peso-bruto.js';

const escritos = (...entrada: Parameters<typeof completarPesoBruto>) => {
  const { pesoBruto, fatorCorrecao } = completarPesoBruto(...entrada);
  return [pesoBruto?.toString(), fatorCorrecao?.toString()];
};

describe('gross weight and correction factor', () => {
  it('the factor follows from the gross weight', () => {
    expect(escritos(90, 120, null)).toEqual(['120', '1.333']);
    expect(escritos(90, 120, 9)).toEqual(['120', '1.333']); // the weight was measured, the factor only written down
  });

  it('the gross weight follows from the factor alone', () => {
    expect(escritos(50, null, 1.2)).toEqual(['60', '1.2']);
    expect(escritos('33.335', null, '1.1')).toEqual(['36.669', '1.1']); // 36.6685, half up
  });

  it('without a net weight there is no gross weight', () => {
    expect(escritos(0, 120, null)).toEqual([undefined, undefined]);
    expect(escritos(0, null, 1.2)).toEqual([undefined, '1.2']);
  });

  it('without either, both are unknown', () => {
    expect(escritos(50, null, null)).toEqual([undefined, undefined]);
  });
});
