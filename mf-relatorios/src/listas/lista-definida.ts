import type { Convencao, ListaConvencao } from '@merenda/shared/contratos';
import { camposEm, celulaDe, convencoesDe, type CamposDefinidos } from '@merenda/shared/regras';
import type { CampoDeBusca } from '@merenda/shared/ui';
import { lerConvencoes } from '../convencoes/descricoes.js';
import type { Folha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { folhaDaLista, type ColunasAlem } from './folha-da-lista.js';

interface ListaDefinida<R> extends Pick<Folha, 'titulo' | 'deitada'> {
  /** What the manage screen calls its criteria and its selection. */
  tipo: string;
  ler: (signal: AbortSignal) => Promise<readonly R[]>;
  campos: CamposDefinidos<R, ListaConvencao>;
  /** The columns in an order of their own. */
  nomes?: readonly string[];
  /** The search fields of the screen, of what was read: the rows, and the entries of the columns' look-up lists. */
  busca: (lidas: readonly R[], entradas: (lista: ListaConvencao) => readonly Convencao[]) => readonly CampoDeBusca<R>[];
  /** Columns that are computed, after those of the definition. */
  lerAlem?: (signal: AbortSignal) => Promise<ColunasAlem<R>>;
  vazia: string;
}

/** The report of a manage screen's list whose columns are in the definition of its entity. */
export function listaDefinida<R extends { id: number }>({
  ler,
  campos,
  nomes,
  busca,
  lerAlem,
  ...lista
}: ListaDefinida<R>): Relatorio {
  const noPapel = camposEm(campos, 'papel', nomes);
  return async ({ id: sinal, signal }) => {
    const [lidas, { entradas, descrever }, alem] = await Promise.all([
      ler(signal),
      lerConvencoes(convencoesDe(noPapel), signal),
      lerAlem?.(signal),
    ]);
    return folhaDaLista({
      ...lista,
      sinal,
      lidas,
      busca: busca(lidas, entradas),
      colunas: noPapel.map((campo) => [
        campo.titulo,
        (linha: R) => celulaDe(campo, linha, descrever, ', '),
        { tipo: campo.tipo, opcional: campo.opcional },
      ]),
      alem,
    });
  };
}
