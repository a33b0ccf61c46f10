import { useId, useRef, type ReactNode } from 'react';
import { Icone } from '../marca/Icone.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import type { GrupoVisivel, SecaoVisivel } from '../menu/menu.js';

/**
 * A tile of the home: its links, or a button that opens them in a modal when they come in sections; `aviso` tells what
 * waits there.
 */
export function Bloco({ grupo, aviso }: { grupo: GrupoVisivel; aviso?: ReactNode }) {
  const id = useId();
  return (
    <section className="bloco" aria-labelledby={id}>
      <span className="bloco-icone">
        <Icone nome={grupo.icone} tamanho={24} />
      </span>
      {aviso}
      <h2 id={id}>{grupo.titulo}</h2>
      <div className="bloco-corpo">
        {grupo.abreModal ? (
          <BotaoDoModal grupo={grupo} />
        ) : (
          grupo.secoes.map((secao) => <Links key={secao.titulo} secao={secao} />)
        )}
      </div>
    </section>
  );
}

function BotaoDoModal({ grupo }: { grupo: GrupoVisivel }) {
  const dialogo = useRef<HTMLDialogElement>(null);
  const id = useId();
  const fechar = () => dialogo.current?.close();
  return (
    <>
      <p className="bloco-resumo">{grupo.secoes.map(({ titulo }) => titulo).join(' · ')}</p>
      <button type="button" className="bloco-abrir" aria-haspopup="dialog" onClick={() => dialogo.current?.showModal()}>
        Abrir <span className="so-leitor">{grupo.titulo}</span>
      </button>
      <dialog
        ref={dialogo}
        className="bloco-modal"
        aria-labelledby={id}
        onClick={(evento) => {
          // The backdrop belongs to the dialog element itself.
          if (evento.target === evento.currentTarget) fechar();
        }}
      >
        <div className="bloco-modal-conteudo">
          <h2 id={id}>{grupo.titulo}</h2>
          {grupo.secoes.map((secao) => (
            <div key={secao.titulo} className="bloco-secao">
              <h3>{secao.titulo}</h3>
              <Links secao={secao} />
            </div>
          ))}
          <button type="button" className="botao" onClick={fechar}>
            Fechar
          </button>
        </div>
      </dialog>
    </>
  );
}

function Links({ secao }: { secao: SecaoVisivel }) {
  return (
    <ul className="bloco-links">
      {secao.atalhos.map((atalho) => (
        <li key={atalho.caminho}>
          <LinkDeTela atalho={atalho} />
        </li>
      ))}
    </ul>
  );
}
