import { formatarMoeda, formatarNutriente, formatarQuantidade } from '@merenda/shared/formatos';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { type Celula, linhasComTotal, type TabelaDaFolha, type TipoDeColuna } from './folha.js';
import { quebravel } from './quebravel.js';

/** A plain table: its head repeats on each page and no row is cut in two (papel.css). */
export function TabelaImpressa({ tabela }: { tabela: TabelaDaFolha }) {
  const { titulo, colunas, linhas, vazia, destacadas } = tabela;
  const classeDaLinha = (posicao: number) =>
    posicao === linhas.length ? 'total' : destacadas?.has(posicao) ? 'destacada' : undefined;
  const rolagem = useRef<HTMLDivElement>(null);
  useCartoes(rolagem);
  const idDoTitulo = useId();
  return (
    // A table that is still too wide (folha.css) is scrolled, by keyboard too.
    <div ref={rolagem} className="folha-rolagem" role="group" aria-label={titulo ?? 'Tabela'} tabIndex={0}>
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
        <tbody>
          {linhas.length === 0 && (
            <tr>
              <td colSpan={colunas.length}>{vazia}</td>
            </tr>
          )}
          {linhasComTotal(tabela).map((linha, posicao) => (
            <tr key={posicao} className={classeDaLinha(posicao)}>
              {linha.map((celula, coluna) => (
                // A report's columns never move: their position is who they are.
                <td
                  key={coluna}
                  className={classeDaCelula(colunas[coluna]?.tipo)}
                  data-coluna={colunas[coluna]?.titulo}
                >
                  {quebravel(escreverCelula(celula, colunas[coluna]?.tipo))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
 * it needs depends on its texts, so it is measured, again whenever the window changes.
 * @param rolagem what holds the table
 */
function useCartoes(rolagem: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const medir = () => {
      const elemento = rolagem.current;
      if (!elemento) return;
      elemento.classList.remove(CLASSE);
      elemento.classList.toggle(CLASSE, elemento.scrollWidth > elemento.clientWidth);
    };
    medir();
    window.addEventListener('resize', medir);
    return () => window.removeEventListener('resize', medir);
  });
}
