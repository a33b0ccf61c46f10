import { useFesta } from './festa-do-usuario.js';

/** Celebrates the first executed meal, for a user who has seen it missing, until the user closes it. */
export function Festa({ usuario }: { usuario: number }) {
  const { esperam, fechar } = useFesta();
  if (!esperam.includes(usuario)) return null;
  return (
    <div className="festa" role="status">
      <span className="festa-sinal" aria-hidden="true">
        🎉
      </span>
      <p>
        <strong>Primeira refeição servida!</strong> O estoque foi baixado, e o histórico tem o registro.
      </p>
      <button type="button" className="botao" onClick={() => fechar(usuario)}>
        Fechar
      </button>
    </div>
  );
}
