import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';

export type Caminho = readonly (string | number)[];

/** A field of a form in the comparison with another user's change. */
export interface Comparavel {
  /** From the root of the form's values. */
  caminho: Caminho;
  /** Absent if the control has its own. */
  rotulo: string | undefined;
  /** A value in readable form. `nome` identifies it for screen readers. */
  mostrar: (valor: unknown, nome: string) => ReactNode;
  /** Of a field in a repeated row: the list's path and the row's word ('Ingrediente'). */
  lista?: ListaDeLinhas;
}

interface ListaDeLinhas {
  caminho: Caminho;
  rotuloLinha: string;
}

/** The fields that a form shows, by their path. */
export type Comparaveis = Map<string, Comparavel>;

const Registro = createContext<Comparaveis | null>(null);
const Lista = createContext<ListaDeLinhas | null>(null);

export const chaveDe = (caminho: Caminho): string => caminho.join('.');

/** Wraps the fields of a form that may conflict with another user's change. */
export function ComComparaveis({ registro, children }: { registro: Comparaveis; children: ReactNode }) {
  return <Registro value={registro}>{children}</Registro>;
}

/** Wraps the rows of a list: the names of their fields begin at the row. */
export function ComLista({
  nome,
  rotuloLinha,
  children,
}: {
  nome: string | Caminho;
  rotuloLinha: string;
  children: ReactNode;
}) {
  const acima = use(Lista)?.caminho;
  const caminho = chaveDe([...(acima ?? []), ...[nome].flat()]);
  const lista = useMemo(() => ({ caminho: paraCaminho(caminho), rotuloLinha }), [caminho, rotuloLinha]);
  return <Lista value={lista}>{children}</Lista>;
}

/**
 * Registers a field at its form, so that another user's change can be shown at it. `Campo` does this; code that uses
 * antd's `Form.Item` directly calls it itself.
 */
export function useComparavel({
  nome,
  rotulo,
  mostrar,
}: { nome: string | Caminho } & Pick<Comparavel, 'rotulo' | 'mostrar'>): void {
  const registro = use(Registro);
  const lista = use(Lista);
  const chave = chaveDe([...(lista?.caminho ?? []), ...[nome].flat()]);
  // The options of a select may load after the field.
  const atual = useRef(mostrar);
  useEffect(() => {
    atual.current = mostrar;
  });
  useEffect(() => {
    if (registro === null) return;
    registro.set(chave, {
      caminho: paraCaminho(chave),
      rotulo,
      mostrar: (valor, qual) => atual.current(valor, qual),
      lista: lista ?? undefined,
    });
    return () => void registro.delete(chave);
  }, [chave, lista, registro, rotulo]);
}

/** 'itens.0.produto' → ['itens', 0, 'produto']. */
export const paraCaminho = (chave: string): (string | number)[] =>
  chave.split('.').map((parte) => (/^\d+$/.test(parte) ? Number(parte) : parte));
