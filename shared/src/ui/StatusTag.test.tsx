import { StatusTag, useCorDoTom } from '@merenda/shared/ui';
import { render, screen } from '@testing-library/react';

function Amostra() {
  const corDoTom = useCorDoTom();
  return <p>{corDoTom('atencao')}</p>;
}

test('a chart gets the colour of a tone from the page', () => {
  const variaveis: Record<string, string> = { '--atencao': ' #875300' };
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({ getPropertyValue: (nome: string) => variaveis[nome] ?? '' } as CSSStyleDeclaration);
  render(<Amostra />);
  jest.restoreAllMocks();
  expect(screen.getByText('#875300')).toBeInTheDocument();
});

test('a status is a word and an icon, not a colour alone', () => {
  render(<StatusTag rotulo="Vencido" tom="perigo" />);
  expect(screen.getByText('Vencido').closest('.ant-tag')?.querySelector('svg')).toBeInTheDocument();
});
