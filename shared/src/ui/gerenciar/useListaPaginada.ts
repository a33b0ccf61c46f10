import { useEffect, useState } from 'react';
import { haCriterio, preenchidos, type Criterios, type MudarCriterios } from './filtro.js';
import { usePaginas, type ListaNoServidor, type Paginas } from './usePaginas.js';

/** A list that the server pages and that is searched by fields. */
export interface PaginasComBusca<T> extends Paginas<T> {
  /** What the fields show. */
  criterios: Criterios;
  aoMudarCriterios: MudarCriterios;
  /** Whether the rows are those of a search. */
  buscando: boolean;
}

interface ListaComCampos<T, O extends string> extends Omit<ListaNoServidor<T, O>, 'busca' | 'ler'> {
  /** Reads one page of what the filled fields select. */
  ler: (
    criterios: Criterios,
    ...pagina: Parameters<NonNullable<ListaNoServidor<T, O>['ler']>>
  ) => ReturnType<NonNullable<ListaNoServidor<T, O>['ler']>>;
}

/** Milliseconds without a keystroke after which the server is asked. */
const PAUSA = 300;

/** `usePaginas` with search fields for `ListaPaginada`. */
export function useListaPaginada<T, O extends string = never>({
  ler,
  ...lista
}: ListaComCampos<T, O>): PaginasComBusca<T> {
  const [criterios, setCriterios] = useState<Criterios>({});
  const busca = preenchidos(useDepoisDaPausa(criterios));
  const paginas = usePaginas<T, O>({ ...lista, busca, ler: (...pagina) => ler(busca, ...pagina) });
  return { ...paginas, criterios, aoMudarCriterios: setCriterios, buscando: haCriterio(busca) };
}

function useDepoisDaPausa<T>(valor: T): T {
  const [parado, setParado] = useState(valor);
  useEffect(() => {
    const espera = setTimeout(() => setParado(valor), PAUSA);
    return () => clearTimeout(espera);
  }, [valor]);
  return parado;
}
