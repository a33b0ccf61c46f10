import { ehNumerica, escreverCelula } from './celulas';
import type { Celula, TabelaDaFolha } from './folha';

/** A plain table: its head repeats on each page and no row is cut in two (folha.css). */
export function TabelaImpressa({ tabela: { titulo, colunas, linhas, total, vazia } }: { tabela: TabelaDaFolha }) {
  const celulas = (linha: readonly Celula[]) =>
    linha.map((celula, posicao) => {
      const tipo = colunas[posicao]?.tipo;
      return (
        // A report's columns never move: their position is who they are.
        <td key={posicao} className={ehNumerica(tipo) ? 'numero' : undefined}>
          {escreverCelula(celula, tipo)}
        </td>
      );
    });
  return (
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
        {linhas.map((linha, posicao) => (
          <tr key={posicao}>{celulas(linha)}</tr>
        ))}
        {total && linhas.length > 0 && <tr className="total">{celulas(total)}</tr>}
      </tbody>
    </table>
  );
}
