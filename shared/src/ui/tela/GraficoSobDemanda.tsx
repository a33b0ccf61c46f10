import { Alert, Skeleton } from 'antd';
import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { pedirVez } from './vez.js';

interface GraficoSobDemandaProps {
  /** px */
  altura: number;
  /** The chart, a `lazy` component: its library loads only when a chart is shown, and after the numbers. */
  children: ReactNode;
}

/**
 * A chart in a place of its height, which it has before it comes. Without its code the table next to it still shows all
 * data.
 */
export function GraficoSobDemanda({ altura, children }: GraficoSobDemandaProps) {
  return (
    <div style={{ height: altura }}>
      <SemGrafico>
        <NaSuaVez espera={<Skeleton.Node active style={{ width: '100%', height: altura }} />}>{children}</NaSuaVez>
      </SemGrafico>
    </div>
  );
}

/** Charts come one after the other: a cheap phone takes a tenth of a second for each, in which it does not answer. */
function NaSuaVez({ espera, children }: { espera: ReactNode; children: ReactNode }) {
  const [chegou, setChegou] = useState(false);
  const passar = useRef(() => {});
  useEffect(() => {
    passar.current = pedirVez(() => setChegou(true));
    return passar.current;
  }, []);
  if (!chegou) return espera;
  return (
    <Suspense fallback={espera}>
      {children}
      <Depois fazer={() => passar.current()} />
    </Suspense>
  );
}

/** Calls `fazer` when the charts before it are on the page. */
function Depois({ fazer }: { fazer: () => void }) {
  useEffect(fazer);
  return null;
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
