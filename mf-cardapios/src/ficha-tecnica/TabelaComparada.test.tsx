import {
  fichaDe,
  REFERENCIA_DE_TESTE,
  renderTela,
  simularApi,
  totalDe,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { FichaDaOrigem } from './FichaDaOrigem.js';

const ETAPA = { categoria: 4, modalidade: 'PARCIAL1' as const };

test('shows total, bounds, situation in words, missing data and the norm', async () => {
  simularApi({
    'GET /fichas-tecnicas': fichaDe([
      totalDe('caloria', 300),
      totalDe('carboidrato', 50),
      totalDe('sodio', 700),
      totalDe('proteina', 5, ['SAL', 'ÓLEO']),
    ]),
    'GET /convencoes/referencias-nutricionais': REFERENCIA_DE_TESTE,
  });
  renderTela(<FichaDaOrigem origem={{ pratos: [1, 2] }} etapa={ETAPA} vazia="" />);
  const tabela = await screen.findByRole('table', { name: 'Ficha técnica comparada com a referência nacional' });
  const linha = (nome: RegExp) => within(tabela).getByRole('row', { name: nome });
  expect(linha(/Energia/)).toHaveTextContent('300,00 gno mínimo 329 gAbaixo do mínimo');
  expect(linha(/Carboidratos/)).toHaveTextContent('50,00 gde 45 a 53 gAdequado');
  expect(linha(/Sódio/)).toHaveTextContent('700,00 gno máximo 600 gAcima do máximo');
  expect(linha(/Proteínas/)).toHaveTextContent('Dado ausente em 2 alimentosSal, Óleo');
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
    { ...totalDe('vitamina_c', 0, ['SAL']), semDados: true as const },
    totalDe('ferro', 0, ['SAL']),
    totalDe('zinco', 0),
  ];
  simularApi({
    'GET /fichas-tecnicas': fichaDe(nutrientes),
    'GET /convencoes/referencias-nutricionais': REFERENCIA_DE_TESTE,
  });
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
    'GET /fichas-tecnicas': fichaDe([totalDe('caloria', 300)]),
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
