import { useId, useRef } from 'react';
import { classeDaCelula, ehNumerica, escreverCelula } from './celulas.js';
import { linhasComTotal, type TabelaDaFolha } from './folha.js';
import { quebravel } from './quebravel.js';
import { useCartoes } from './useCartoes.js';

/** A plain table: its head repeats on each page and no row is cut in two (folha.css). */
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
