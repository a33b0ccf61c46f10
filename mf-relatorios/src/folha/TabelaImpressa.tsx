import { formatarMoeda, formatarNutriente, formatarQuantidade } from '@merenda/shared/formatos';
import { useFatias } from '@merenda/shared/ui';
import { memo, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { type Celula, linhasComTotal, type TabelaDaFolha, type TipoDeColuna } from './folha.js';
import { quebravel } from './quebravel.js';

/** Rows of one <tbody>, and of the first slice. */
const POR_VEZ = 50;

/** A plain table: its head repeats on each page and no row is cut in two (papel.css). */
export function TabelaImpressa({ tabela }: { tabela: TabelaDaFolha }) {
  const { titulo, colunas, linhas, vazia } = tabela;
  const todas = useMemo(() => linhasComTotal(tabela), [tabela]);
  const mostradas = useFatias(todas.length, POR_VEZ);
  const rolagem = useRef<HTMLDivElement>(null);
  useCartoes(rolagem, tabela, mostradas);
  const idDoTitulo = useId();
  return (
    // A table that is still too wide (folha.css) is scrolled, by keyboard too.
    <div
      ref={rolagem}
      className="folha-rolagem"
      role="group"
      aria-label={titulo ?? 'Tabela'}
      aria-busy={mostradas < todas.length}
      tabIndex={0}
    >
      {/* No caption: browsers leave one behind at the foot of a page when its table begins on the next. */}
      {titulo && <h2 id={idDoTitulo}>{titulo}</h2>}
      <table className="folha-tabela" aria-labelledby={titulo ? idDoTitulo : undefined}>
        <thead>
          <tr>
            {colunas.map(({ titulo: nome, tipo }) => (
              <th key={nome} scope="col" className={ehNumerica(tipo) ? 'numero' : undefined}>
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
          </tbody>
        )}
        {Array.from({ length: Math.ceil(mostradas / POR_VEZ) }, (_, fatia) => (
          <Linhas
            key={fatia}
            tabela={tabela}
            todas={todas}
            desde={fatia * POR_VEZ}
            ate={Math.min((fatia + 1) * POR_VEZ, mostradas)}
          />
        ))}
      </table>
    </div>
  );
}

interface LinhasProps {
  tabela: TabelaDaFolha;
  /** The rows of the table with its total. */
  todas: readonly (readonly Celula[])[];
  desde: number;
  /** The first row that is not drawn. */
  ate: number;
}

/** Some rows of a table. Those that are drawn stay as they are when more are drawn. */
const Linhas = memo(function Linhas({ tabela: { colunas, linhas, destacadas }, todas, desde, ate }: LinhasProps) {
  const classeDaLinha = (posicao: number) =>
    posicao === linhas.length ? 'total' : destacadas?.has(posicao) ? 'destacada' : undefined;
  return (
    <tbody>
      {todas.slice(desde, ate).map((linha, posicao) => (
        <tr key={posicao} className={classeDaLinha(desde + posicao)}>
          {linha.map((celula, coluna) => (
            // A report's columns never move: their position is who they are.
            <td key={coluna} className={classeDaCelula(colunas[coluna]?.tipo)} data-coluna={colunas[coluna]?.titulo}>
              {quebravel(escreverCelula(celula, colunas[coluna]?.tipo))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});

/** A cell in readable form. */
function escreverCelula(celula: Celula, tipo: TipoDeColuna = 'texto'): string {
  if (celula === null) return '';
  if (typeof celula === 'string') return celula;
  if (tipo === 'moeda') return formatarMoeda(celula);
  return tipo === 'nutriente' ? formatarNutriente(celula) : formatarQuantidade(celula);
}

/** Numbers are read from the right. */
function ehNumerica(tipo: TipoDeColuna = 'texto'): boolean {
  return !['texto', 'codigo', 'data'].includes(tipo);
}

/** The class of a cell of the column (folha.css). */
function classeDaCelula(tipo: TipoDeColuna = 'texto'): string | undefined {
  if (ehNumerica(tipo)) return 'numero inteira';
  return tipo === 'texto' ? undefined : 'inteira';
}

/** Read by cartoes.css. */
const CLASSE = 'em-cartoes';

/**
 * Shows the rows of a table as cards on a screen on which the table would be cut, and as a table wherever it fits. What
 * it needs depends on its texts, so it is measured: again whenever the window or the table changes, and when rows come,
 * which can only make it wider.
 * @param rolagem what holds the table
 * @param mostradas how many rows are there
 */
function useCartoes(rolagem: RefObject<HTMLElement | null>, tabela: TabelaDaFolha, mostradas: number): void {
  useLayoutEffect(() => {
    const medir = () => {
      rolagem.current?.classList.remove(CLASSE);
      medirTabela(rolagem.current);
    };
    medir();
    window.addEventListener('resize', medir);
    return () => window.removeEventListener('resize', medir);
  }, [rolagem, tabela]);
  useLayoutEffect(() => medirTabela(rolagem.current), [rolagem, mostradas]);
}

/** Turns a table that is cut into cards. Cards stay. */
function medirTabela(elemento: HTMLElement | null): void {
  if (elemento && !elemento.classList.contains(CLASSE) && elemento.scrollWidth > elemento.clientWidth)
    elemento.classList.add(CLASSE);
}
