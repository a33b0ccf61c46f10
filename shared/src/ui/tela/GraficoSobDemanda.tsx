import { Alert, Skeleton } from 'antd';
import { Component, Suspense, type ReactNode } from 'react';

interface GraficoSobDemandaProps {
  /** px */
  altura: number;
  /** The chart, a `lazy` component: its library loads only when a chart is shown, and after the numbers. */
  children: ReactNode;
}

/** A chart that is loading; without its code the table next to it still shows all data. */
export function GraficoSobDemanda({ altura, children }: GraficoSobDemandaProps) {
  return (
    <SemGrafico>
      <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: altura }} />}>{children}</Suspense>
    </SemGrafico>
  );
}

class SemGrafico extends Component<{ children: ReactNode }, { falhou: boolean }> {
  override state = { falhou: false };

  static getDerivedStateFromError() {
    return { falhou: true };
  }

  override render() {
    return this.state.falhou ? (
      <Alert type="warning" showIcon title="Não foi possível mostrar o gráfico. Os números estão na tabela." />
    ) : (
      this.props.children
    );
  }
}
