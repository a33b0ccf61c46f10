import { Column } from '@ant-design/charts';
import { useTema } from '@merenda/shared';
import { useCoresDoGrafico, useLargura, type Tom } from '@merenda/shared/ui';
import type { TotalDeAlunos } from './totais.js';

/** Readable apart without colour too: each column carries its number and its name. */
const TONS: Record<TotalDeAlunos['situacao'], Tom> = {
  'Para a refeição': 'neutro',
  Alimentados: 'sucesso',
  'Não alimentados': 'atencao',
};

const DESENHOS = {
  claro: { theme: 'light', numero: '#1b1f23' },
  escuro: { theme: 'dark', numero: '#e7eaec' },
} as const;

/** A picture for sighted users; the table beside it is what a screen reader reads. */
export default function GraficoDeColunas({ totais }: { totais: readonly TotalDeAlunos[] }) {
  const { theme, numero } = DESENHOS[useTema()];
  const { doTom } = useCoresDoGrafico();
  const [lugar, largura] = useLargura();
  return (
    <div aria-hidden ref={lugar}>
      {largura !== undefined && (
        <Column
          autoFit={false}
          width={largura}
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
          style={{ fill: ({ situacao }: TotalDeAlunos) => doTom(TONS[situacao]), maxWidth: 80 }}
        />
      )}
    </div>
  );
}
