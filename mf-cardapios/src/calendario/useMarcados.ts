import { useState } from 'react';
import type { Evento } from './eventos.js';

/** The events that are ticked to be changed together. Those that leave the calendar are no longer among them. */
export function useMarcados(eventos: Map<string, Evento[]>) {
  const [chaves, setChaves] = useState<ReadonlySet<string>>();
  return {
    marcando: chaves !== undefined,
    chaves: chaves ?? NENHUMA,
    eventos: [...eventos.values()].flat().filter(({ chave }) => chaves?.has(chave)),
    comecar: () => setChaves((antes) => antes ?? NENHUMA),
    parar: () => setChaves(undefined),
    /** After a change: ticking goes on with none. */
    limpar: () => setChaves((antes) => antes && NENHUMA),
    alternar: ({ chave }: Evento) =>
      setChaves((antes) => {
        const depois = new Set(antes);
        if (!depois.delete(chave)) depois.add(chave);
        return depois;
      }),
  };
}

const NENHUMA: ReadonlySet<string> = new Set();
