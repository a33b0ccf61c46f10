import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { comoRecusas, focarRecusado, type Recusas } from './recusas.js';
import { valorDe } from './valor.js';

interface Props<C extends string> {
  /** Names of the fields. */
  campos: readonly C[];
  /** The errors before anything is sent; {} when there are none. */
  conferir: (valores: Record<C, string>) => Recusas;
  enviar: (valores: Record<C, string>) => Promise<void>;
  rotuloEnviar: string;
  rotuloEnviando: string;
  /** After a success, when the modal around the form has closed. */
  aoConcluir: () => void;
  children: (recusas: Recusas) => ReactNode;
}

/**
 * A form before the login: validates, sends once, shows server errors at their fields and keeps the typed values.
 * Errors appear inside the form, because a modal would cover a toast.
 */
export function FormularioDeAcesso<C extends string>({
  campos,
  conferir,
  enviar,
  rotuloEnviar,
  rotuloEnviando,
  aoConcluir,
  children,
}: Props<C>) {
  const [recusas, setRecusas] = useState<Recusas>({});
  const [ocupado, setOcupado] = useState(false);
  const emCurso = useRef(false);

  const recusar = (formulario: HTMLFormElement, novas: Recusas) => {
    setRecusas(novas);
    focarRecusado(formulario, novas);
  };

  const submeter = async (formulario: HTMLFormElement) => {
    if (emCurso.current) return;
    const valores = Object.fromEntries(campos.map((campo) => [campo, valorDe(formulario, campo)])) as Record<C, string>;
    const erradas = conferir(valores);
    if (Object.keys(erradas).length > 0) {
      recusar(formulario, erradas);
      return;
    }
    emCurso.current = true;
    setRecusas({});
    setOcupado(true);
    try {
      await enviar(valores);
      // Closed before it is taken away: only so does the focus return to where it was.
      formulario.closest('dialog')?.close();
      aoConcluir();
    } catch (erro) {
      recusar(formulario, comoRecusas(erro, campos));
    } finally {
      emCurso.current = false;
      setOcupado(false);
    }
  };

  return (
    <form
      noValidate
      aria-busy={ocupado}
      onSubmit={(evento: SubmitEvent<HTMLFormElement>) => {
        evento.preventDefault();
        void submeter(evento.currentTarget);
      }}
    >
      {children(recusas)}
      {recusas[''] !== undefined && (
        <p role="alert" className="erro-do-campo">
          {recusas['']}
        </p>
      )}
      <button
        type="submit"
        className="botao botao-primario botao-largo"
        disabled={ocupado}
        // A form without fields begins at its button.
        autoFocus={campos.length === 0}
      >
        {ocupado ? rotuloEnviando : rotuloEnviar}
      </button>
    </form>
  );
}
