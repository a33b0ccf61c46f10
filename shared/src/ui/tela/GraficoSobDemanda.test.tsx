import { render, screen, waitFor } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { GraficoSobDemanda } from './GraficoSobDemanda.js';

/** A chart whose code the test releases; it notes the names of the drawn charts, in order. */
function graficos(...nomes: string[]) {
  const desenhados: string[] = [];
  const chegadas = new Map<string, (falha?: Error) => void>();
  const elementos = nomes.map((nome) => {
    function Grafico() {
      useEffect(() => void desenhados.push(nome), []);
      return <p>{nome}</p>;
    }
    const codigo = new Promise<{ default: typeof Grafico }>((resolve, reject) => {
      chegadas.set(nome, (falha) => {
        if (falha) reject(falha);
        else resolve({ default: Grafico });
      });
    });
    codigo.catch(() => undefined);
    const Preguicoso = lazy(() => codigo);
    return (
      <GraficoSobDemanda key={nome} altura={280}>
        <Preguicoso />
      </GraficoSobDemanda>
    );
  });
  return { desenhados, elementos, chegar: (nome: string, falha?: Error) => chegadas.get(nome)?.(falha) };
}

test('a chart is drawn when those before it are, also if its code comes first', async () => {
  const { desenhados, elementos, chegar } = graficos('um', 'dois', 'três');
  render(<>{elementos}</>);
  chegar('dois');
  chegar('um');
  await waitFor(() => expect(desenhados).toEqual(['um', 'dois']));
  chegar('três');
  await waitFor(() => expect(desenhados).toEqual(['um', 'dois', 'três']));
});

test('a chart that fails, and one that is taken away, pass their turn on', async () => {
  const silencio = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { desenhados, elementos, chegar } = graficos('um', 'dois', 'três');
  const { rerender } = render(<>{elementos}</>);
  chegar('um', new Error('no network'));
  expect(await screen.findByText('Não foi possível mostrar o gráfico. Os números estão na tabela.')).toBeVisible();
  rerender(<>{elementos.slice(2)}</>);
  chegar('três');
  await waitFor(() => expect(desenhados).toEqual(['três']));
  silencio.mockRestore();
});

test('its place has its height before it comes', () => {
  const { elementos } = graficos('um');
  const { container } = render(<>{elementos}</>);
  expect(container.querySelector('[style*="height: 280px"]')).toBeInTheDocument();
});
