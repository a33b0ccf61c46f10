import { fingirTelaEstreita } from '@merenda/shared/testing';
import { render } from '@testing-library/react';
import GraficoDeColunas from './GraficoDeColunas.js';

interface Desenho {
  axis: { x: { labelFormatter: (nome: string) => string } };
}

const desenhos: Desenho[] = [];
// It draws on a canvas, which jsdom does not have: what it is told to draw is looked at.
jest.mock('@ant-design/charts', () => ({
  Column: (desenho: Desenho) => void desenhos.push(desenho),
  Bar: (desenho: Desenho) => void desenhos.push(desenho),
}));

test('below a column is its label, or its name where it has none', () => {
  const colunas = [
    { nome: 'ARROZ, FEIJÃO E FRANGO, 03/11/2026', rotulo: '03/11', serie: 'Sobra', valor: 2 },
    { nome: 'BANANA', serie: 'Sobra', valor: 1 },
  ];
  for (const deitado of [false, true]) {
    render(<GraficoDeColunas colunas={colunas} altura={200} medida="kg" escrever={String} deitado={deitado} />);
    const escrever = desenhos.pop()?.axis.x.labelFormatter;
    expect(colunas.map(({ nome }) => escrever?.(nome))).toEqual(['03/11', 'BANANA']);
  }
});

test('the name beside a lying column has two lines, which are shorter on a phone', () => {
  const nome = 'ESCOLA MUNICIPAL PROFESSORA MARIA DAS DORES';
  const colunas = [{ nome, serie: 'Valor', valor: 2 }];
  const rotulo = (estreita: boolean) => {
    fingirTelaEstreita(estreita);
    render(<GraficoDeColunas colunas={colunas} altura={200} medida="R$" escrever={String} deitado />);
    return desenhos.pop()?.axis.x.labelFormatter(nome);
  };
  // 43 letters: lines of 40, and of 18.
  expect(rotulo(false)).toBe('ESCOLA MUNICIPAL PROFESSORA MARIA DAS\nDORES');
  expect(rotulo(true)).toBe('ESCOLA MUNICIPAL\nPROFESSORA MARIA…');
});
