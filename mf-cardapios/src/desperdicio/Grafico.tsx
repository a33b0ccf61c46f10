import { Alert, Skeleton } from 'antd';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { TotalDeAlunos } from './totais';

/** Half a megabyte of chart code: fetched by whoever looks at a chart, and after the numbers. */
const Colunas = lazy(() => import('./GraficoDeColunas'));

/** The column chart; without its code the table beside it still says everything. */
export function Grafico({ totais }: { totais: readonly TotalDeAlunos[] }) {
  return (
    <SemGrafico>
      <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: 280 }} />}>
        <Colunas totais={totais} />
      </Suspense>
    </SemGrafico>
  );
}

class SemGrafico extends Component<{ children: ReactNode }, { falhou: boolean }> {
  override state = { falhou: false };

  static getDerivedStateFromError() {
    return { falhou: true };
  }

  override render() {
    return this.state.falhou ? <Alert type="warning" showIcon title="Não foi possível mostrar o gráfico. Os números estão na tabela." /> : this.props.children;
  }
}
