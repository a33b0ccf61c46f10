import { GraficoSobDemanda } from '@merenda/shared/ui';
import { lazy } from 'react';
import type { TotalDeAlunos } from './totais.js';

const Colunas = lazy(() => import('./GraficoDeColunas.js'));

/** The column chart of the waste page. */
export function Grafico({ totais }: { totais: readonly TotalDeAlunos[] }) {
  return (
    <GraficoSobDemanda altura={280}>
      <Colunas totais={totais} />
    </GraficoSobDemanda>
  );
}
