import { fingirTelaEstreita } from '@merenda/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('a series that is pressed in the legend goes and comes back, and the others keep their colours', async () => {
  const colunas = ['ARROZ', 'FEIJÃO'].map((serie) => ({ nome: '11/2026', serie, valor: 2 }));
  render(<GraficoDeColunas colunas={colunas} altura={200} medida="kg" escrever={String} deitado={false} />);
  const grafico = screen.getByRole('status', { name: 'kg', hidden: true });
  const arroz = screen.getByRole('button', { name: 'ARROZ', pressed: true });
  expect(grafico).toHaveTextContent(/^11\/2026 ARROZ 2; 11\/2026 FEIJÃO 2$/);
  await userEvent.click(arroz);
  expect(screen.getByRole('button', { name: 'ARROZ', pressed: false })).toBe(arroz);
  expect(grafico).toHaveTextContent(/^11\/2026 FEIJÃO 2$/);
  expect(grafico).toHaveAttribute('title', 'ARROZ; FEIJÃO');
  await userEvent.click(arroz);
  expect(grafico).toHaveTextContent(/^11\/2026 ARROZ 2; 11\/2026 FEIJÃO 2$/);
});
