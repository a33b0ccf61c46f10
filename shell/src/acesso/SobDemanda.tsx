import { useEffect, useState, type ReactNode } from 'react';

interface Props<Modulo> {
  /** A constant function: `() => import('./Tela.js')`. */
  carregar: () => Promise<Modulo>;
  /** What the module draws. */
  children: (modulo: Modulo) => ReactNode;
}

/** Loads a screen when it is drawn. A load that fails shows a message, and can be tried again. */
export function SobDemanda<Modulo>({ carregar, children }: Props<Modulo>) {
  const [estado, setEstado] = useState<{ modulo: Modulo } | 'carregando' | 'falhou'>('carregando');
  const [tentativa, setTentativa] = useState(0);

  useEffect(() => {
    let atual = true;
    carregar().then(
      (modulo) => {
        if (atual) setEstado({ modulo });
      },
      (erro: unknown) => {
        console.warn('A screen did not load:', erro);
        if (atual) setEstado('falhou');
      },
    );
    return () => {
      atual = false;
    };
  }, [carregar, tentativa]);

  if (estado === 'carregando') return null;
  if (estado !== 'falhou') return children(estado.modulo);
  return (
    <section role="alert" className="painel-de-falha">
      <h1>Não foi possível abrir esta tela</h1>
      <p>O servidor não enviou os arquivos da tela. Confira a conexão e tente de novo.</p>
      <button
        type="button"
        className="botao botao-primario"
        onClick={() => {
          setEstado('carregando');
          setTentativa(tentativa + 1);
        }}
      >
        Tentar novamente
      </button>
    </section>
  );
}
