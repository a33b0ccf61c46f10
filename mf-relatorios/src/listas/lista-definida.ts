import type { Convencao, ListaConvencao } from '@merenda/shared/contratos';
import {
  camposEm,
  celulaDe,
  convencoesDe,
  escreverCelula,
  type CampoDefinido,
  type CamposDefinidos,
  type Descrever,
} from '@merenda/shared/regras';
import type { CampoDeBusca } from '@merenda/shared/ui';
import { lerConvencoes } from '../convencoes/descricoes.js';
import type { DadoDaFolha, Folha, TabelaDaFolha } from '../folha/folha.js';
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

type Campos<R, Nome extends string> = Readonly<Record<Nome, CampoDefinido<R, ListaConvencao>>>;

/**
 * The columns and rows of a paper's table.
 * @param descrever the labels of codes; a table without codes needs none
 * @param nomes these fields of the definition, in their order
 */
export function tabelaDefinida<R, Nome extends string>(
  campos: Campos<R, Nome>,
  linhas: readonly R[],
  descrever: Descrever<ListaConvencao> = (_, codigo) => codigo ?? '',
  nomes?: readonly NoInfer<Nome>[],
): Pick<TabelaDaFolha, 'colunas' | 'linhas'> {
  const noPapel = camposEm(campos, 'papel', nomes);
  return {
    colunas: noPapel.map(({ titulo, tipo, opcional, agrupa }) => ({ titulo, tipo, opcional, agrupa })),
    linhas: linhas.map((linha) => noPapel.map((campo) => celulaDe(campo, linha, descrever, ', '))),
  };
}

/** Reads what the columns of a paper's table describe, while its rows are read: with these it is the table. */
export async function lerTabela<R, Nome extends string>(
  campos: Campos<R, Nome>,
  signal: AbortSignal,
  nomes?: readonly NoInfer<Nome>[],
): Promise<(linhas: readonly R[]) => ReturnType<typeof tabelaDefinida>> {
  const { descrever } = await lerConvencoes(convencoesDe(camposEm(campos, 'papel', nomes)), signal);
  return (linhas) => tabelaDefinida(campos, linhas, descrever, nomes);
}

/** Reads what the facts of a record describe, while the record is read: with it they are the facts that it has. */
export async function lerDados<R, Nome extends string>(
  campos: Campos<R, Nome>,
  signal: AbortSignal,
  nomes: readonly NoInfer<Nome>[],
): Promise<(registro: R) => DadoDaFolha[]> {
  const noPapel = camposEm(campos, 'papel', nomes);
  const { descrever } = await lerConvencoes(convencoesDe(noPapel), signal);
  return (registro) =>
    noPapel
      .filter(({ so }) => so?.(registro) !== false)
      .map((campo) => ({
        rotulo: campo.titulo,
        valor: escreverCelula(celulaDe(campo, registro, descrever, ', '), campo.tipo),
      }));
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
        { tipo: campo.tipo, opcional: campo.opcional, agrupa: campo.agrupa },
      ]),
      alem,
    });
  };
}
