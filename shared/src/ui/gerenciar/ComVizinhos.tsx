import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useMostrados } from './OrdemDosRegistros.js';
import { useExibido } from './useExibido.js';
import { vizinhosDe, type Destino } from './vizinhos.js';

/** The record of the address, and how its modal goes to those beside it in the list. */
interface RegistroAberto {
  id: number;
  /** Undefined while its place in the list is not known. */
  vizinhanca?: Vizinhanca;
}

export interface Vizinhanca {
  /** '3 de 12' */
  posicao: string;
  /** Undefined at the beginning of the list. */
  aoVoltar?: () => void;
  /** Undefined at the end of the list. */
  aoAvancar?: () => void;
}

const Aberto = createContext<RegistroAberto | null>(null);

/** The record over whose list a modal is; null for a modal that shows something else. */
export const useRegistroAberto = (): RegistroAberto | null => use(Aberto);

/** What opens over the record is not of the list. */
export function SemVizinhos({ children }: { children: ReactNode }) {
  return <Aberto value={null}>{children}</Aberto>;
}

/** Gives the modal of the record `id` its neighbours in the list of the screen. */
export function ComVizinhos({ id, children }: { id: number; children: ReactNode }) {
  const mostrados = useMostrados();
  const { trocar } = useExibido();
  const lugar = mostrados?.ids.indexOf(id) ?? -1;
  const [visto, setVisto] = useState<{ id: number; lugar: number }>();
  if (lugar >= 0 && (visto?.id !== id || visto.lugar !== lugar)) setVisto({ id, lugar });
  const vizinhos = mostrados && vizinhosDe(mostrados, id, visto?.id === id ? visto.lugar : null);

  // The page that was asked for: its first or last record is shown as soon as it has come.
  const virando = useRef<{ de: number; para: -1 | 1 } | null>(null);
  const aoChegar = useEffectEvent(() => {
    if (!mostrados || !virando.current || virando.current.de === mostrados.antes) return;
    const seguinte = virando.current.para === 1 ? mostrados.ids[0] : mostrados.ids.at(-1);
    virando.current = null;
    if (seguinte !== undefined) trocar(seguinte);
  });
  useEffect(() => aoChegar(), [mostrados]);

  function irPara(destino: Destino): (() => void) | undefined {
    if (destino === null || !mostrados) return undefined;
    if ('id' in destino) return () => trocar(destino.id);
    return () => {
      virando.current = { de: mostrados.antes, para: destino.virar };
      mostrados.aoVirar?.(destino.virar);
    };
  }

  return (
    <Aberto
      value={{
        id,
        vizinhanca: vizinhos
          ? { posicao: vizinhos.posicao, aoVoltar: irPara(vizinhos.anterior), aoAvancar: irPara(vizinhos.proximo) }
          : undefined,
      }}
    >
      {children}
    </Aberto>
  );
}
