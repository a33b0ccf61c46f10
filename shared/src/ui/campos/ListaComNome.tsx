import { useLayoutEffect, useRef, type ReactElement } from 'react';

interface ListaComNomeProps {
  /** Id of the select, to which its label is tied. */
  id?: string;
  nome?: string;
  children: ReactElement;
}

/** antd leaves the list of a select's options without a name; it gets its field's. */
export function ListaComNome({ id, nome, children }: ListaComNomeProps) {
  const raiz = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rotulo = nome ?? document.querySelector(`label[for="${id}"]`)?.textContent ?? 'Opções';
    raiz.current?.querySelector('[role="listbox"]')?.setAttribute('aria-label', rotulo);
  });
  return <div ref={raiz}>{children}</div>;
}
