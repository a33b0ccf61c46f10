import { enderecoDoLogo } from './logo.js';

test.each([
  ['Vila das Laranjeiras', '/municipios/vila_das_laranjeiras.png'],
  ['São João del-Rei', '/municipios/sao_joao_del-rei.png'],
  ['  Açaí  do Norte ', '/municipios/acai_do_norte.png'],
])('the logo of %s is at %s', (nome, endereco) => {
  expect(enderecoDoLogo(nome)).toBe(endereco);
});
