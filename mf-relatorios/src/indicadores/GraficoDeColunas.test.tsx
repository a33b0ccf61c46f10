import { fingirTelaEstreita } from '@merenda/shared/testing';
import { render, screen } from '@testing-library/react';
import GraficoDeColunas from './GraficoDeColunas.js';

test.each([
  ['stands', false],
  ['lies', true],
])('a chart that %s has the label at each column, and the name where a column has no label', (_how, deitado) => {
  const colunas = [
    { nome: 'ARROZ, FEIJÃO E FRANGO, 03/11/2026', rotulo: '03/11', serie: 'Sobra', valor: 2 },
    { nome: 'BANANA', serie: 'Sobra', valor: 1 },
  ];
  render(<GraficoDeColunas colunas={colunas} altura={200} medida="kg" escrever={String} deitado={deitado} />);
  expect(screen.getByRole('status', { name: 'kg', hidden: true })).toHaveTextContent(
    /^ARROZ, FEIJÃO E FRANGO, 03\/11\/2026 \[03\/11\] Sobra 2; BANANA Sobra 1$/,
  );
});

test('the name beside a lying column has two lines, which are shorter on a phone', () => {
  const nome = 'ESCOLA MUNICIPAL PROFESSORA MARIA DAS DORES';
  const colunas = [{ nome, serie: 'Valor', valor: 2 }];
  const desenhado = (estreita: boolean) => {
    fingirTelaEstreita(estreita);
    const { unmount } = render(
      <GraficoDeColunas colunas={colunas} altura={200} medida="R$" escrever={String} deitado />,
    );
    const texto = screen.getByRole('status', { name: 'R$', hidden: true }).textContent;
    unmount();
    return texto;
  };
  // 43 letters: lines of 40, and of 18.
  expect(desenhado(false)).toBe(`${nome} [ESCOLA MUNICIPAL PROFESSORA MARIA DAS\nDORES] Valor 2`);
  expect(desenhado(true)).toBe(`${nome} [ESCOLA MUNICIPAL\nPROFESSORA MARIA…] Valor 2`);
});
