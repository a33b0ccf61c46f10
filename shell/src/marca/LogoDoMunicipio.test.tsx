import { fireEvent, render, screen } from '@testing-library/react';
import { LogoDoMunicipio } from './LogoDoMunicipio.js';

const logo = () => screen.getByAltText('Brasão de São João del-Rei');

test('the initials are shown until the logo has loaded, from the path of the city without accents', () => {
  render(<LogoDoMunicipio cidade={{ nome: 'São João del-Rei', uf: 'MG' }} />);
  expect(screen.getByText('SJ')).toBeVisible();
  expect(logo()).toHaveAttribute('src', '/municipios/sao_joao_del-rei.png');
  expect(logo()).not.toBeVisible();
  fireEvent.load(logo());
  expect(screen.queryByText('SJ')).not.toBeInTheDocument();
  expect(logo()).toBeVisible();
});

test('another city begins with its initials again', () => {
  const { rerender } = render(<LogoDoMunicipio cidade={{ nome: 'São João del-Rei', uf: 'MG' }} />);
  fireEvent.load(logo());
  rerender(<LogoDoMunicipio cidade={{ nome: 'Município de Demonstração', uf: 'SP' }} />);
  expect(screen.getByText('MD')).toBeVisible();
});

test('while no city is known there is no picture to wait for', () => {
  render(<LogoDoMunicipio cidade={null} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
