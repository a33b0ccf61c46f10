import { Column } from '@ant-design/charts';
import { useTema, type Tema } from '@merenda/shared';
import type { TotalDeAlunos } from './totais.js';

/** Readable apart without colour too: each column carries its number and its name. */
const CORES: Record<Tema, Record<TotalDeAlunos['situacao'], string>> = {
  claro: { 'Para a refeição': '#59626a', Alimentados: '#1f5a3d', 'Não alimentados': '#a84a24' },
  escuro: { 'Para a refeição': '#a5aeb6', Alimentados: '#7cc79d', 'Não alimentados': '#e0936f' },
};

const DESENHOS = {
  claro: { theme: 'light', numero: '#1b1f23' },
  escuro: { theme: 'dark', numero: '#e7eaec' },
} as const;

/** A picture for sighted users; the table beside it is what a screen reader reads. */
export default function GraficoDeColunas({ totais }: { totais: readonly TotalDeAlunos[] }) {
  const tema = useTema();
  const { theme, numero } = DESENHOS[tema];
  return (
    <div aria-hidden>
      <Column
        theme={theme}
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
        label={{ text: 'alunos', textBaseline: 'bottom', style: { dy: -4, fill: numero } }}
        style={{ fill: ({ situacao }: TotalDeAlunos) => CORES[tema][situacao], maxWidth: 80 }}
      />
    </div>
  );
}
