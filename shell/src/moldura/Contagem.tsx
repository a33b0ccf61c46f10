import type { Contagem as OQueEspera } from '../hoje/contagens.js';

/** The number of what waits, with its words for a screen reader and a pointer. */
export function Contagem({ quantas, descricao }: OQueEspera) {
  return (
    <span className="menu-contagem" title={descricao}>
      <span aria-hidden="true">{quantas > 99 ? '99+' : quantas}</span>
      <span className="so-leitor"> {descricao}</span>
    </span>
  );
}
