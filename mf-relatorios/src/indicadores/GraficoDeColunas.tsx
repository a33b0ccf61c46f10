import { Bar, Column } from '@ant-design/charts';
import { useTema } from '@merenda/shared';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { useCoresDoGrafico, useLargura, useParaDedos, useTelaEstreita, type Tom } from '@merenda/shared/ui';
import { useState } from 'react';
import { emDuasLinhas } from './em-duas-linhas.js';

const TEMAS = { claro: 'light', escuro: 'dark' } as const;

/** Letters in a line of a name beside a lying column, on a phone and elsewhere: half of a phone is left for columns. */
const LETRAS = { estreita: 18, larga: 40 };

/** px; of a name in the legend. */
const ALTURA_DO_NOME = { normal: 24, paraDedos: 44 };
/** Six series, two beside each other on a phone. */
const LINHAS_DA_LEGENDA = 3;

/** One column of a chart; columns with the same name are drawn side by side, one for each series. */
export interface Coluna {
  nome: string;
  /** Shorter text under the column, where the name is too long; the tooltip shows the name. */
  rotulo?: string;
  serie: string;
  /** What the series means, if that is a status; else its colour only tells it from the others. */
  tom?: Tom;
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
  const series = useCoresDasSeries(colunas);
  const comLegenda = series.size > 1;
  const alturaDaLegenda = LINHAS_DA_LEGENDA * ALTURA_DO_NOME[useParaDedos() ? 'paraDedos' : 'normal'];
  const rotulos = new Map(colunas.map(({ nome, rotulo = nome }) => [nome, rotulo]));
  const letras = useTelaEstreita() ? LETRAS.estreita : LETRAS.larga;
  const Grafico = deitado ? Bar : Column;
  const tema = useTema();
  const [lugar, largura] = useLargura();
  return (
    <>
      {comLegenda && <Legenda altura={alturaDaLegenda} series={series} ocultas={ocultas} aoMudar={setOcultas} />}
      <div aria-hidden ref={lugar}>
        {largura !== undefined && (
          <Grafico
            autoFit={false}
            width={largura}
            theme={TEMAS[tema]}
            height={comLegenda ? altura - alturaDaLegenda : altura}
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
            scale={{ color: { domain: [...series.keys()], range: [...series.values()] } }}
            colorField="serie"
            group={comLegenda}
            legend={false}
            style={{ maxWidth: 48 }}
          />
        )}
      </div>
    </>
  );
}

/** The colour of each series, in the order in which they come. */
function useCoresDasSeries(colunas: readonly Coluna[]): ReadonlyMap<string, string> {
  const { doTom, daSerie } = useCoresDoGrafico();
  const tons = new Map(colunas.map(({ serie, tom }) => [serie, tom]));
  return new Map([...tons].map(([serie, tom], posicao) => [serie, tom ? doTom(tom) : daSerie(posicao)]));
}

interface LegendaProps {
  /** px */
  altura: number;
  series: ReadonlyMap<string, string>;
  ocultas: readonly string[];
  aoMudar: (ocultas: string[]) => void;
}

/** The colour of each series; pressed, its columns go and come. The library's own takes as long as the columns. */
function Legenda({ altura, series, ocultas, aoMudar }: LegendaProps) {
  return (
    <ul className="indicador-legenda" style={{ height: altura }}>
      {[...series].map(([serie, cor]) => {
        const oculta = ocultas.includes(serie);
        return (
          <li key={serie}>
            <button
              type="button"
              aria-pressed={!oculta}
              title={serie}
              onClick={() => aoMudar(oculta ? ocultas.filter((outra) => outra !== serie) : [...ocultas, serie])}
            >
              <span aria-hidden style={{ background: cor }} />
              {serie}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
