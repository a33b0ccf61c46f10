import { Fragment, useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { Contagem as OQueEspera } from '../hoje/contagens.js';
import { Icone } from '../marca/Icone.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { atalhosDe, estaNaEntrada, type EntradaVisivel, type GrupoVisivel } from '../menu/menu.js';

interface Props {
  grupo: GrupoVisivel;
  contagens: ReadonlyMap<string, OQueEspera>;
  aberto: boolean;
  aoAlternar: () => void;
}

/** A group of the sidebar: a button that shows its links; a link if it has only one. What waits is counted beside it. */
export function GrupoDoMenu({ grupo, contagens, aberto, aoAlternar }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const [unico, ...outros] = atalhosDe(grupo);
  // A tab or a page of 'Ajustes' has no entry of its own: the entry that leads to it is marked.
  const classe = (entrada: EntradaVisivel) => (estaNaEntrada(entrada, pathname) ? 'menu-atual' : '');
  const contado = (caminho: string) => {
    const contagem = contagens.get(caminho);
    return contagem && <Contagem {...contagem} />;
  };
  if (unico && outros.length === 0)
    return (
      <li>
        <LinkDeTela atalho={unico} className={`menu-linha ${classe(unico)}`}>
          <Icone nome={grupo.icone} />
          <span className="menu-rotulo menu-titulo">{grupo.titulo}</span>
          {contado(unico.caminho)}
        </LinkDeTela>
      </li>
    );
  return (
    <li>
      <button type="button" className="menu-linha" aria-expanded={aberto} aria-controls={id} onClick={aoAlternar}>
        <Icone nome={grupo.icone} />
        <span className="menu-rotulo menu-titulo">{grupo.titulo}</span>
        {/* Open, it is at its link. */}
        {!aberto && atalhosDe(grupo).map(({ caminho }) => <Fragment key={caminho}>{contado(caminho)}</Fragment>)}
        <svg className="menu-seta" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path d="m9 6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id={id} className="menu-links" hidden={!aberto}>
        {grupo.secoes.flatMap(({ titulo, atalhos }) =>
          atalhos.map((atalho) => (
            <li key={atalho.caminho}>
              <LinkDeTela atalho={atalho} className={classe(atalho)}>
                {titulo === null ? atalho.rotulo : `${titulo}: ${atalho.rotulo}`}
                {contado(atalho.caminho)}
              </LinkDeTela>
            </li>
          )),
        )}
      </ul>
    </li>
  );
}

/** The number of what waits, with its words for a screen reader and a pointer. */
function Contagem({ quantas, descricao }: OQueEspera) {
  return (
    <span className="menu-contagem" title={descricao}>
      <span aria-hidden="true">{quantas > 99 ? '99+' : quantas}</span>
      <span className="so-leitor"> {descricao}</span>
    </span>
  );
}
