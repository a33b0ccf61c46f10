import type { NutrienteDaFicha, ReferenciaNutricional } from '@merenda/shared/contratos';
import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { comparar, resumir } from './comparacao.js';
import { FichaDaOrigem } from './FichaDaOrigem.js';

const NORMA = 'Resolução CD/FNDE nº 4/2026, Anexo IV';
const limite = (minimo: number | null, maximo: number | null, norma = NORMA) => ({
  norma,
  unidade: 'g',
  minimo,
  maximo,
  carater: 'obrigatorio',
  certeza: 'verificado',
  observacao: null,
});
const REFERENCIA: ReferenciaNutricional = {
  norma: NORMA,
  fonte: 'Diário Oficial',
  coberturaPct: 20,
  nutrientes: {
    caloria: limite(329, null),
    carboidrato: limite(45, 53),
    proteina: limite(8, 12),
    lipidio: limite(9, 13),
    sodio: limite(null, 600, 'Resolução nº 6/2020'),
  },
};
const total = (nome: NutrienteDaFicha['nome'], valor: number, ausentes: string[] = []): NutrienteDaFicha => ({
  nome,
  valor,
  unidadeDeMedida: 'g',
  ausentes,
});
const situacoes = (...totais: NutrienteDaFicha[]) => comparar(totais, REFERENCIA).map(({ situacao }) => situacao);

describe('comparison with the national reference', () => {
  test('the bounds themselves are within', () => {
    expect(situacoes(total('caloria', 328.99), total('caloria', 329))).toEqual(['abaixo', 'adequado']);
    expect(situacoes(total('carboidrato', 53), total('carboidrato', 53.01))).toEqual(['adequado', 'acima']);
  });

  test('sodium has a maximum only', () => {
    expect(situacoes(total('sodio', 0), total('sodio', 600), total('sodio', 600.01))).toEqual([
      'adequado',
      'adequado',
      'acima',
    ]);
  });

  test('what the norm does not name has no situation; what lacks data is no zero', () => {
    expect(situacoes(total('zinco', 0), total('proteina', 0, ['SAL']), total('caloria', 400, ['SAL']))).toEqual([
      null,
      'ausente',
      'adequado',
    ]);
  });

  test('one nutrient below makes the menu fall below', () => {
    const resumo = (...totais: NutrienteDaFicha[]) => resumir(comparar(totais, REFERENCIA)).frase;
    expect(resumo(total('caloria', 1), total('sodio', 700))).toBe('Abaixo da referência em 1 nutriente');
    expect(resumo(total('caloria', 400), total('sodio', 700))).toBe('Acima do máximo em 1 nutriente');
    expect(resumo(total('caloria', 400), total('proteina', 1, ['SAL']))).toBe('Faltam dados de 1 nutriente');
    expect(resumo(total('caloria', 400), total('proteina', 8))).toBe('Atende à referência');
  });
});

const ETAPA = { categoria: 4, modalidade: 'PARCIAL1' as const };

test('shows total, bounds, situation in words, missing data and the norm', async () => {
  simularApi({
    'GET /fichas-tecnicas': {
      nutrientes: [
        total('caloria', 300),
        total('carboidrato', 50),
        total('sodio', 700),
        total('proteina', 5, ['SAL', 'ÓLEO']),
      ],
    },
    'GET /convencoes/referencias-nutricionais': REFERENCIA,
  });
  renderTela(<FichaDaOrigem origem={{ pratos: [1, 2] }} etapa={ETAPA} vazia="" />);
  const tabela = await screen.findByRole('table', { name: 'Ficha técnica comparada com a referência nacional' });
  const linha = (nome: RegExp) => within(tabela).getByRole('row', { name: nome });
  expect(linha(/Energia/)).toHaveTextContent('300,00 gno mínimo 329 gAbaixo do mínimo');
  expect(linha(/Carboidratos/)).toHaveTextContent('50,00 gde 45 a 53 gAdequado');
  expect(linha(/Sódio/)).toHaveTextContent('700,00 gno máximo 600 gAcima do máximo');
  expect(linha(/Proteínas/)).toHaveTextContent('Dado ausente em 2 alimentosSAL, ÓLEO');
  expect(screen.getByRole('status')).toHaveTextContent('Abaixo da referência em 1 nutriente');
  expect(
    screen.getByText(
      'Referência: Resolução CD/FNDE nº 4/2026, Anexo IV; sódio: Resolução nº 6/2020. Cobre 20% das necessidades diárias. Fonte: Diário Oficial.',
    ),
  ).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a nutrient that was analysed in no food is a dash, not a zero; a sum of some foods stays a number', async () => {
  const nutrientes = [
    { ...total('vitamina_c', 0, ['SAL']), semDados: true },
    total('ferro', 0, ['SAL']),
    total('zinco', 0),
  ];
  simularApi({ 'GET /fichas-tecnicas': { nutrientes }, 'GET /convencoes/referencias-nutricionais': REFERENCIA });
  renderTela(
    <>
      <FichaDaOrigem origem={{ pratos: [1] }} etapa={ETAPA} vazia="" />
      <FichaDaOrigem origem={{ preparos: [1] }} vazia="" />
    </>,
  );
  for (const nome of ['Ficha técnica comparada com a referência nacional', 'Ficha técnica por porção']) {
    const tabela = await screen.findByRole('table', { name: nome });
    const linha = (nutriente: RegExp) => within(tabela).getByRole('row', { name: nutriente });
    expect(within(linha(/Vitamina C/)).getByRole('img', { name: 'não analisado' })).toHaveTextContent('—');
    expect(linha(/Vitamina C/)).not.toHaveTextContent('0,00');
    expect(linha(/Vitamina C/)).toHaveTextContent('Dado ausente em 1 alimento');
    expect(linha(/Ferro/)).toHaveTextContent('0,00');
    expect(linha(/Zinco/)).toHaveTextContent('0,00');
  }
});

test('without a reference the sheet shows its own figures and says that there is no reference', async () => {
  simularApi({
    'GET /fichas-tecnicas': { nutrientes: [total('caloria', 300)] },
    'GET /convencoes/referencias-nutricionais': new Response('{}', {
      status: 404,
      headers: { 'Content-Type': 'application/problem+json' },
    }),
  });
  renderTela(<FichaDaOrigem origem={{ pratos: [1] }} etapa={ETAPA} vazia="" />);
  expect(
    await screen.findByText('A norma em vigor não traz referência para esta categoria e modalidade.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Ficha técnica por porção' })).toBeInTheDocument();
});
