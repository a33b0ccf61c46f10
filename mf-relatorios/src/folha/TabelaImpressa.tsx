import { classeDaCelula, ehNumerica, escreverCelula } from './celulas';
import { linhasComTotal, type TabelaDaFolha } from './folha';
import { quebravel } from './quebravel';

/** A plain table: its head repeats on each page and no row is cut in two (folha.css). */
export function TabelaImpressa({ tabela }: { tabela: TabelaDaFolha }) {
  const { titulo, colunas, linhas, vazia } = tabela;
  return (
    // A table that is wider than a phone is scrolled, by keyboard too.
    <div className="folha-rolagem" role="group" aria-label={titulo ?? 'Tabela'} tabIndex={0}>
      <table className="folha-tabela">
        {titulo && <caption>{titulo}</caption>}
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
            <tr key={posicao} className={posicao === linhas.length ? 'total' : undefined}>
              {linha.map((celula, coluna) => (
                // A report's columns never move: their position is who they are.
                <td key={coluna} className={classeDaCelula(colunas[coluna]?.tipo)}>
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
