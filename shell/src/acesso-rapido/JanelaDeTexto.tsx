import type { ReactNode } from 'react';
import { BotaoFechar, JanelaModal } from './JanelaModal.js';
import './janela.css';

interface Props {
  /** The accessible name. */
  rotulo: string;
  titulo?: string;
  className: string;
  aoFechar: () => void;
  children: ReactNode;
}

/** A modal to read: a title, which is the name unless another is given, and the text below it. */
export function JanelaDeTexto({ rotulo, titulo = rotulo, className, aoFechar, children }: Props) {
  return (
    <JanelaModal rotulo={rotulo} className={`janela ${className}`} aoFechar={aoFechar}>
      <div className="janela-topo">
        <h2>{titulo}</h2>
        <BotaoFechar />
      </div>
      {children}
    </JanelaModal>
  );
}
