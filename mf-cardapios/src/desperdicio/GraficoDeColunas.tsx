import { Column } from '@ant-design/charts';
import type { TotalDeAlunos } from './totais.js';

/** Readable apart without colour too: each column carries its number and its name. */
const CORES: Record<TotalDeAlunos['situacao'], string> = {
  'Para a refeição': '#566056',
  Alimentados: '#1f5a3d',
  'Não alimentados': '#a84a24',
};

/** A picture for sighted users; the table beside it is what a screen reader reads. */
export default function GraficoDeColunas({ totais }: { totais: readonly TotalDeAlunos[] }) {
  return (
    <div aria-hidden>
      <Column
        height={280}
        // Room for the number above the tallest column.
        paddingTop={28}
        data={[...totais]}
        xField="situacao"
        yField="alunos"
        animate={false}
        legend={false}
        tooltip={false}
        axis={{ x: { title: false }, y: { title: 'Alunos', tickFilter: (valor: number) => Number.isInteger(valor) } }}
        label={{ text: 'alunos', textBaseline: 'bottom', style: { dy: -4, fill: '#1f2a22' } }}
        style={{ fill: ({ situacao }: TotalDeAlunos) => CORES[situacao], maxWidth: 80 }}
      />
    </div>
  );
}
