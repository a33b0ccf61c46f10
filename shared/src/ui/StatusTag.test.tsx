import { StatusTag, useCoresDoGrafico } from '@merenda/shared/ui';
import { render, screen } from '@testing-library/react';

function Amostra() {
  const { doTom, daSerie } = useCoresDoGrafico();
  return <p>{[doTom('atencao'), daSerie(0), daSerie(6)].join(' ')}</p>;
}

test('a chart gets the colours of tones and of series from the page; the seventh series has that of the first', () => {
  const variaveis: Record<string, string> = { '--atencao': ' #875300', '--serie1': ' #1f5a3d' };
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({ getPropertyValue: (nome: string) => variaveis[nome] ?? '' } as CSSStyleDeclaration);
  render(<Amostra />);
  jest.restoreAllMocks();
  expect(screen.getByText('#875300 #1f5a3d #1f5a3d')).toBeInTheDocument();
});

test('a status is a word and an icon, not a colour alone', () => {
  render(<StatusTag rotulo="Vencido" tom="perigo" />);
  expect(screen.getByText('Vencido').closest('.ant-tag')?.querySelector('svg')).toBeInTheDocument();
});

// antd's theme gives each of these the colour of the tone (shell/src/aparencia/tema-antd.ts).
test.each([
  ['espera', 'processing'],
  ['sucesso', 'success'],
  ['atencao', 'warning'],
  ['perigo', 'error'],
  ['neutro', 'default'],
] as const)('the tone %s is the tag %s of antd', (tom, cor) => {
  render(<StatusTag rotulo="Situação" tom={tom} />);
  expect(screen.getByText('Situação').closest('.ant-tag')).toHaveClass(`ant-tag-${cor}`);
});
