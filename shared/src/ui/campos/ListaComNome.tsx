import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface ListaComNomeProps {
  /** Id of the select, to which its label is tied. */
  id?: string;
  nome?: string;
  children: ReactNode;
}

/** antd gives the list of a select's options no name; it gets its field's name. */
export function ListaComNome({ id, nome, children }: ListaComNomeProps) {
  const raiz = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rotulo = nome ?? document.querySelector(`label[for="${id}"]`)?.textContent ?? 'Opções';
    raiz.current?.querySelector('[role="listbox"]')?.setAttribute('aria-label', rotulo);
  });
  return <div ref={raiz}>{children}</div>;
}
