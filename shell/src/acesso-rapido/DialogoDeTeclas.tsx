import { JanelaDeTexto } from './JanelaDeTexto.js';
import {
  TECLAS,
  TECLAS_DA_BUSCA,
  TECLAS_DA_LISTA,
  TECLAS_DO_REGISTRO,
  TECLAS_DOS_AVISOS,
  useTeclasSimples,
} from './teclas.js';
import './dialogo-de-teclas.css';

/** The list of all shortcuts, from the table by which they work. */
export function DialogoDeTeclas({ aoFechar }: { aoFechar: () => void }) {
  const { simples } = useTeclasSimples();
  return (
    <JanelaDeTexto rotulo="Atalhos do teclado" className="teclas" aoFechar={aoFechar}>
      {!simples && <p>Os atalhos de uma tecla estão desligados na sua conta.</p>}
      <Lista titulo="Em qualquer tela" teclas={Object.values(TECLAS)} />
      <Lista titulo="Nas listas" teclas={TECLAS_DA_LISTA} />
      <Lista titulo="No registro aberto de uma lista" teclas={Object.values(TECLAS_DO_REGISTRO)} />
      <Lista titulo="Na busca" teclas={TECLAS_DA_BUSCA} />
      <Lista titulo="Nos avisos" teclas={TECLAS_DOS_AVISOS} />
    </JanelaDeTexto>
  );
}

function Lista({ titulo, teclas }: { titulo: string; teclas: typeof TECLAS_DA_BUSCA }) {
  return (
    <>
      <h3>{titulo}</h3>
      <dl>
        {teclas.map(({ teclas: juntas, faz }) => (
          <div key={faz}>
            <dt>
              {juntas.map((uma) => (
                <kbd key={uma}>{uma}</kbd>
              ))}
            </dt>
            <dd>{faz}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
