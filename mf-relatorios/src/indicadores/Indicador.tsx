import { EstadoVazio, GraficoSobDemanda, Lida, useParaDedos } from '@merenda/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Card, Skeleton } from 'antd';
import { lazy, type ReactNode } from 'react';
import type { Coluna } from './GraficoDeColunas.js';
import { QuandoVisto } from './QuandoVisto.js';

const GraficoDeColunas = lazy(() => import('./GraficoDeColunas.js'));

/** px; of a chart, also where its legend is large enough for a thumb */
const ALTURA = { normal: 300, paraDedos: 360 };
/** px; longer tables are scrolled. */
const ALTURA_DA_TABELA = 360;

interface IndicadorProps<T> {
  titulo: string;
  /** What the chart shows. */
  consulta: UseQueryResult<T[]>;
  /** Shown where there are no figures. */
  vazio: string;
  medida: string;
  /** A value in readable form. */
  escrever: (valor: number) => string;
  colunas: (dados: readonly T[]) => Coluna[];
  /** Lies down, over the whole width: where the names are long. */
  deitado?: boolean;
  /** px; of the chart */
  altura?: number;
  /** The whole width, for a table of many columns. */
  largo?: boolean;
  /** Chooses what the chart shows. */
  controle?: ReactNode;
  /** The same figures, and all of them. */
  tabela: ReactNode;
}

/**
 * A figure over time or over units: its chart, and below it the table that says the same. Its height is the same before
 * its data comes, and whatever comes.
 */
export function Indicador<T>({
  titulo,
  consulta,
  vazio,
  medida,
  escrever,
  colunas,
  deitado = false,
  altura: propria,
  largo = deitado,
  controle,
  tabela,
}: IndicadorProps<T>) {
  const padrao = ALTURA[useParaDedos() ? 'paraDedos' : 'normal'];
  const altura = propria ?? padrao;
  return (
    <Card
      title={<h2 className="indicador-titulo">{titulo}</h2>}
      extra={controle}
      className={largo ? 'indicador-largo' : undefined}
    >
      <div style={{ height: altura + ALTURA_DA_TABELA }}>
        <Lida
          consulta={consulta}
          espera={<Skeleton.Node active style={{ width: '100%', height: altura + ALTURA_DA_TABELA }} />}
        >
          {(data) =>
            data.length === 0 ? (
              <EstadoVazio mensagem={vazio} />
            ) : (
              <>
                <QuandoVisto altura={altura}>
                  <GraficoSobDemanda altura={altura}>
                    <GraficoDeColunas
                      colunas={colunas(data)}
                      altura={altura}
                      medida={medida}
                      escrever={escrever}
                      deitado={deitado}
                    />
                  </GraficoSobDemanda>
                </QuandoVisto>
                <QuandoVisto altura={ALTURA_DA_TABELA}>{tabela}</QuandoVisto>
              </>
            )
          }
        </Lida>
      </div>
    </Card>
  );
}
