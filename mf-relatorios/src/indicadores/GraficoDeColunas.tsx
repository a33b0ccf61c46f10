import { Bar, Column } from '@ant-design/charts';
import { useTema, type Tema } from '@merenda/shared';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { useTelaEstreita } from '@merenda/shared/ui';
import { useState } from 'react';
import { emDuasLinhas } from './em-duas-linhas.js';

/** Readable apart by those who see fewer colours: each next one is clearly lighter or darker. */
const CORES: Record<Tema, readonly string[]> = {
  claro: ['#1f5a3d', '#d9822b', '#2f6f9f', '#a84a24', '#7a9e3a', '#6b4f8a'],
  escuro: ['#7cc79d', '#b8651b', '#8ab4f8', '#e0936f', '#5f8a2c', '#b79be0'],
};

const TEMAS = { claro: 'light', escuro: 'dark' } as const;

/** Letters in a line of a name beside a lying column, on a phone and elsewhere: half of a phone is left for columns. */
const LETRAS = { estreita: 18, larga: 40 };

/** px; the names of six series, two beside each other on a phone. */
const ALTURA_DA_LEGENDA = 72;

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
  const [ocultas, setOcultas] = useState<readonly string[]>([]);
  const series = [...new Set(colunas.map(({ serie }) => serie))];
  const comLegenda = series.length > 1;
  const rotulos = new Map(colunas.map(({ nome, rotulo = nome }) => [nome, rotulo]));
  const letras = useTelaEstreita() ? LETRAS.estreita : LETRAS.larga;
  const Grafico = deitado ? Bar : Column;
  const tema = useTema();
  return (
    <>
      {comLegenda && <Legenda series={series} ocultas={ocultas} aoMudar={setOcultas} />}
      <div aria-hidden>
        <Grafico
          theme={TEMAS[tema]}
          height={comLegenda ? altura - ALTURA_DA_LEGENDA : altura}
          paddingRight={32}
          data={colunas.filter(({ serie }) => !ocultas.includes(serie))}
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
              labelAutoHide: true,
              tickCount: 5,
            },
          }}
          scale={{ color: { domain: series, range: [...CORES[tema]] } }}
          colorField="serie"
          group={comLegenda}
          legend={false}
          style={{ maxWidth: 48 }}
        />
      </div>
    </>
  );
}

interface LegendaProps {
  series: readonly string[];
  ocultas: readonly string[];
  aoMudar: (ocultas: string[]) => void;
}

/** The colour of each series; pressed, its columns go and come. The library's own takes as long as the columns. */
function Legenda({ series, ocultas, aoMudar }: LegendaProps) {
  const cores = CORES[useTema()];
  return (
    <ul className="indicador-legenda" style={{ height: ALTURA_DA_LEGENDA }}>
      {series.map((serie, posicao) => {
        const oculta = ocultas.includes(serie);
        return (
          <li key={serie}>
            <button
              type="button"
              aria-pressed={!oculta}
              title={serie}
              onClick={() => aoMudar(oculta ? ocultas.filter((outra) => outra !== serie) : [...ocultas, serie])}
            >
              <span aria-hidden style={{ background: cores[posicao] }} />
              {serie}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
