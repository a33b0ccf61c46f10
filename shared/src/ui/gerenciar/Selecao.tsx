import { Checkbox } from 'antd';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from 'zustand';
import { BotaoDaFerramenta } from '../tela/BotaoComPainel.js';

type Chave = string | number;

/** Which rows of a table are selected, by their keys, and how that changes. */
export interface Selecao<T> {
  tem: (chave: Chave) => boolean;
  mudar: (chave: Chave, linha: T, sim: boolean) => void;
  /** Called with changes by a selection outside the components. Without it the screen renders the table with each change. */
  assinar?: (aoMudar: () => void) => () => void;
}

/** The selected rows, as they were when they were selected. */
export type Marcadas<T> = ReadonlyMap<Chave, T>;

/** The selection of a list. It lies outside the components: a checkbox draws itself and the count, not all rows. */
export interface SelecaoDaLista<T> extends Required<Selecao<T>> {
  marcadas: () => Marcadas<T>;
  marcar: (linhas: Iterable<readonly [Chave, T]>) => void;
  desmarcar: (chaves: Iterable<Chave>) => void;
}

function criarSelecao<T>(): SelecaoDaLista<T> {
  const guardadas = createStore<Marcadas<T>>(() => new Map());
  const marcadas = guardadas.getState;
  const marcar: SelecaoDaLista<T>['marcar'] = (linhas) => guardadas.setState(new Map([...marcadas(), ...linhas]), true);
  const desmarcar: SelecaoDaLista<T>['desmarcar'] = (chaves) => {
    const depois = new Map(marcadas());
    for (const chave of chaves) depois.delete(chave);
    guardadas.setState(depois, true);
  };
  return {
    marcadas,
    marcar,
    desmarcar,
    tem: (chave) => marcadas().has(chave),
    mudar: (chave, linha, sim) => (sim ? marcar([[chave, linha]]) : desmarcar([chave])),
    assinar: guardadas.subscribe,
  };
}

const SEM_AVISO = () => () => undefined;

interface MarcaDaLinhaProps<T> {
  selecao: Selecao<T>;
  linha: T;
  chave: Chave;
  nome: string;
}

/** The checkbox that selects one row. */
export function MarcaDaLinha<T>({ selecao, linha, chave, nome }: MarcaDaLinhaProps<T>) {
  return (
    <Checkbox
      aria-label={`Selecionar ${nome}`}
      checked={useSyncExternalStore(selecao.assinar ?? SEM_AVISO, () => selecao.tem(chave))}
      onChange={({ target }) => selecao.mudar(chave, linha, target.checked)}
    />
  );
}

/** The selected rows: those that are shown, in their order, and then those that a search hides. */
export function escolhidas<T extends { id: number }>(
  mostradas: readonly T[],
  todas: readonly T[],
  marcadas: Marcadas<T>,
): readonly T[] {
  const vistas = mostradas.filter(({ id }) => marcadas.has(id));
  if (vistas.length === marcadas.size) return vistas;
  const ids = new Set(vistas.map(({ id }) => id));
  return [...vistas, ...todas.filter(({ id }) => marcadas.has(id) && !ids.has(id))];
}

interface SelecaoOferecida<T> {
  /** The selection; undefined while the user does not select. */
  selecao: SelecaoDaLista<T> | undefined;
  encerrar: () => void;
  /** The tool that begins the selection. */
  ferramenta: ReactNode;
}

/** The selection of a list, which the user begins with 'Selecionar': until then it takes no room from the rows. */
export function useSelecao<T>(oferecida: boolean): SelecaoOferecida<T> {
  const [selecao, setSelecao] = useState<SelecaoDaLista<T>>();
  return {
    selecao,
    encerrar: () => setSelecao(undefined),
    ferramenta: oferecida && !selecao && (
      <BotaoDaFerramenta rotulo="Selecionar" aoAcionar={() => setSelecao(criarSelecao<T>())} />
    ),
  };
}
