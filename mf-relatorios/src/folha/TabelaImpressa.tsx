import {
  ehColunaInteira,
  ehColunaNumerica,
  emGrupos,
  escreverCelula,
  linhasComTotal,
  type Celula,
} from '@merenda/shared/regras';
import { useFatias } from '@merenda/shared/ui';
import {
  Fragment,
  memo,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ColunaDaFolha, TabelaDaFolha } from './folha.js';
import { maisCompridas } from './mais-compridas.js';
import { quebravel } from './quebravel.js';

/** Rows of one <tbody>, and of the first slice. */
const POR_VEZ = 50;

interface TabelaImpressaProps {
  tabela: TabelaDaFolha;
  /**
   * The signatures below it. They are a row: only beside rows of one `<tbody>` do browsers take the rows above along to
   * the next page, whatever room is left.
   */
  assinadas?: ReactNode;
}

/** A plain table: its head repeats on each page and no row is cut in two (papel.css). */
export function TabelaImpressa({ tabela: lida, assinadas }: TabelaImpressaProps) {
  const { tabela, grupos } = useMemo(() => emGrupos(lida), [lida]);
  const { titulo, colunas, linhas, vazia } = tabela;
  const todas = useMemo(() => linhasComTotal(tabela), [tabela]);
  const mostradas = useFatias(todas.length, POR_VEZ);
  const [medida, medir] = useMedida(tabela);
  const longa = todas.length > POR_VEZ;
  const larguras = longa ? medida?.larguras : undefined;
  const aCaneta = colunas.some((coluna) => coluna.aCaneta);
  const idDoTitulo = useId();
  return (
    // A table that is still too wide (folha.css) is scrolled, by keyboard too.
    <div
      ref={medir}
      className={medida?.cartoes ? 'folha-rolagem em-cartoes' : 'folha-rolagem'}
      role="group"
      aria-label={titulo ?? 'Tabela'}
      aria-busy={mostradas < todas.length}
      tabIndex={0}
    >
      {/* No caption: browsers leave one behind at the foot of a page when its table begins on the next. */}
      {titulo && <h2 id={idDoTitulo}>{titulo}</h2>}
      <table
        className={['folha-tabela', larguras && 'folha-fixa', aCaneta && 'folha-a-caneta'].filter(Boolean).join(' ')}
        aria-labelledby={titulo ? idDoTitulo : undefined}
      >
        {larguras && (
          <colgroup>
            {colunas.map(({ titulo: nome }, coluna) => (
              <col key={nome} style={{ width: larguras[coluna] }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {colunas.map(({ titulo: nome, tipo }) => (
              <th key={nome} scope="col" className={ehColunaNumerica(tipo) ? 'numero' : undefined}>
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        {linhas.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={colunas.length}>{vazia}</td>
            </tr>
            {assinadas && <Assinadas colunas={colunas.length}>{assinadas}</Assinadas>}
          </tbody>
        )}
        {Array.from({ length: Math.ceil(mostradas / POR_VEZ) }, (_, fatia) => (
          <Linhas
            key={fatia}
            tabela={tabela}
            grupos={grupos}
            todas={todas}
            desde={fatia * POR_VEZ}
            ate={Math.min((fatia + 1) * POR_VEZ, mostradas)}
            assinadas={(fatia + 1) * POR_VEZ >= todas.length ? assinadas : undefined}
          />
        ))}
        {!medida &&
          longa &&
          maisCompridas(todas).map((posicao) => (
            <Linhas
              key={`medida ${posicao}`}
              tabela={tabela}
              grupos={grupos}
              todas={todas}
              desde={posicao}
              ate={posicao + 1}
            />
          ))}
      </table>
    </div>
  );
}

interface LinhasProps {
  tabela: TabelaDaFolha;
  grupos: ReturnType<typeof emGrupos>['grupos'];
  /** The rows of the table with its total. */
  todas: readonly (readonly Celula[])[];
  desde: number;
  /** The first row that is not drawn. */
  ate: number;
  /** Below the last row. */
  assinadas?: ReactNode;
}

/** Some rows of a table. Those that are drawn stay as they are when more are drawn. */
const Linhas = memo(function Linhas({ tabela, grupos, todas, desde, ate, assinadas }: LinhasProps) {
  const { colunas, linhas, destacadas } = tabela;
  const classeDaLinha = (posicao: number) =>
    posicao === linhas.length ? 'total' : destacadas?.includes(posicao) ? 'destacada' : undefined;
  return (
    <tbody>
      {todas.slice(desde, ate).map((linha, posicao) => (
        <Fragment key={posicao}>
          {grupos.has(desde + posicao) && (
            <tr className="grupo">
              <th scope="colgroup" colSpan={colunas.length}>
                {grupos.get(desde + posicao)}
              </th>
            </tr>
          )}
          <tr className={classeDaLinha(desde + posicao)}>
            {linha.map((celula, coluna) => (
              // A report's columns never move: their position is who they are.
              <td key={coluna} className={classeDaCelula(colunas[coluna])} data-coluna={colunas[coluna]?.titulo}>
                {quebravel(escreverCelula(celula, colunas[coluna]?.tipo))}
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
      {assinadas && <Assinadas colunas={colunas.length}>{assinadas}</Assinadas>}
    </tbody>
  );
});

const Assinadas = ({ colunas, children }: { colunas: number; children: ReactNode }) => (
  <tr className="folha-assinada">
    <td colSpan={colunas}>{children}</td>
  </tr>
);

/** The class of a cell of the column (folha.css). */
function classeDaCelula({ tipo = 'texto', aCaneta }: Partial<ColunaDaFolha> = {}): string | undefined {
  if (aCaneta) return 'a-caneta';
  if (ehColunaNumerica(tipo)) return 'numero inteira';
  return ehColunaInteira(tipo) ? 'inteira' : undefined;
}

interface Medida {
  /** Whether the table would be cut: its rows are shown as cards (cartoes.css). */
  cartoes: boolean;
  /** px; of each column. */
  larguras: readonly number[];
}

/**
 * The measure of a table: again whenever the table changes, or the width that the page has for it. The columns keep it
 * while rows come (`folha-fixa`, folha.css): a wider one would make the browser lay out all the rows before it again.
 * @returns undefined in the hidden rendering that is measured; and the `ref` of the table's container
 */
function useMedida(tabela: TabelaDaFolha): readonly [Medida | undefined, RefCallback<HTMLElement>] {
  const [medida, guardar] = useState<Medida & { tabela: TabelaDaFolha }>();
  const atual = medida?.tabela === tabela ? medida : undefined;
  const rolagem = useRef<HTMLElement>(null);
  useEffect(() => {
    // As wide as the page, whatever the table needs.
    const mesa = rolagem.current?.closest('.folha-mesa');
    if (!mesa) return;
    let largura = mesa.clientWidth;
    const observador = new ResizeObserver(() => {
      if (mesa.clientWidth === largura) return;
      largura = mesa.clientWidth;
      guardar(undefined);
    });
    observador.observe(mesa);
    return () => observador.disconnect();
  }, []);
  const medir = useCallback(
    (elemento: HTMLElement | null) => {
      rolagem.current = elemento;
      if (atual || !elemento) return;
      guardar({
        tabela,
        cartoes: elemento.scrollWidth > elemento.clientWidth,
        larguras: [...elemento.querySelectorAll('thead th')].map((coluna) => coluna.getBoundingClientRect().width),
      });
    },
    [tabela, atual],
  );
  return [atual, medir];
}
