import { Bar, Column } from '@ant-design/charts';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { useTelaEstreita } from '@merenda/shared/ui';
import { emDuasLinhas } from './em-duas-linhas.js';

/** Readable apart by those who see fewer colours: each next one is clearly lighter or darker. */
const CORES = ['#1f5a3d', '#d9822b', '#2f6f9f', '#a84a24', '#7a9e3a', '#6b4f8a'];

/** Letters in a line of a name beside a lying column, on a phone and elsewhere: half of a phone is left for columns. */
const LETRAS = { estreita: 18, larga: 40 };

/** One column of a chart; columns with the same name are drawn side by side, one for each series. */
export interface Coluna {
  nome: string;
  /** Shorter text under the column, where the name is too long; the tooltip shows the name. */
  rotulo?: string;
  serie: string;
  valor: number;
}

interface GraficoDeColunasProps {
  colunas: readonly Coluna[];
  altura: number;
  /** The measure of the columns. */
  medida: string;
  escrever: (valor: number) => string;
  /** Lies down where the names are long. */
  deitado: boolean;
}

/** A picture for sighted users; the table below is what a screen reader reads. */
export default function GraficoDeColunas({ colunas, altura, medida, escrever, deitado }: GraficoDeColunasProps) {
  const series = new Set(colunas.map(({ serie }) => serie)).size;
  const rotulos = new Map(colunas.map(({ nome, rotulo = nome }) => [nome, rotulo]));
  const letras = useTelaEstreita() ? LETRAS.estreita : LETRAS.larga;
  const Grafico = deitado ? Bar : Column;
  return (
    <div aria-hidden>
      <Grafico
        height={altura}
        paddingRight={32}
        data={[...colunas]}
        xField="nome"
        yField="valor"
        animate={false}
        tooltip={{
          title: 'nome',
          items: [(coluna: Coluna) => ({ name: coluna.serie, value: escrever(coluna.valor) })],
        }}
        axis={{
          x: {
            title: false,
            labelAutoHide: true,
            labelAutoEllipsis: true,
            labelFormatter: (nome: string) => {
              const rotulo = rotulos.get(nome) ?? nome;
              return deitado ? emDuasLinhas(rotulo, letras) : rotulo;
            },
          },
          y: {
            title: medida,
            labelFormatter: (valor: number) => formatarQuantidade(valor),
            labelAutoRotate: false,
            tickCount: 5,
          },
        }}
        scale={{ color: { range: CORES } }}
        colorField="serie"
        group={series > 1}
        legend={series > 1 ? { color: { position: 'top' } } : false}
        style={{ maxWidth: 48 }}
      />
    </div>
  );
}
