import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Paginas } from './usePaginas.js';
import type { RegistrosMostrados } from './vizinhos.js';

const Mostrados = createContext<RegistrosMostrados | null>(null);
const Publicar = createContext<(mostrados: RegistrosMostrados) => void>(() => undefined);

/** Lets the record that is open over a list know the rows of the list. `Tela` has it around its content. */
export function OrdemDosRegistros({ children }: { children: ReactNode }) {
  const [mostrados, publicar] = useState<RegistrosMostrados | null>(null);
  return (
    <Publicar value={publicar}>
      <Mostrados value={mostrados}>{children}</Mostrados>
    </Publicar>
  );
}

/** The rows that the list of the screen shows; null until it has them. */
export const useMostrados = (): RegistrosMostrados | null => use(Mostrados);

/** Says which rows a list shows, in their order. Undefined while they are read: those before stay. */
export function useMostrar(mostrados: RegistrosMostrados | undefined | false): void {
  const publicar = use(Publicar);
  useEffect(() => {
    if (mostrados) publicar(mostrados);
  }, [mostrados, publicar]);
}

/** Says which rows a list by pages shows. `ListaDeRegistros` has it; a screen with its own table places it. */
export function PaginaMostrada<T extends { id: number }>({ paginas }: { paginas: Paginas<T> }) {
  const { lida, antes, naTela } = paginas;
  const { pagina, aoMudarPagina } = naTela;
  useMostrar(
    lida &&
      antes !== undefined && {
        ids: lida.linhas.map(({ id }) => id),
        antes,
        total: lida.total,
        aoVirar: (paginas) => aoMudarPagina(pagina + paginas),
      },
  );
  return null;
}
