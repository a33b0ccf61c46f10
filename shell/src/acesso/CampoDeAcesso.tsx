import { useId, type ChangeEventHandler, type InputHTMLAttributes, type ReactNode } from 'react';

interface Comuns {
  rotulo: string;
  /** A sentence that explains the expected value. */
  ajuda?: string;
  erro: string | null;
  /** May be left blank. */
  opcional?: boolean;
}

interface Props extends Comuns, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {}

/** A field of the forms before the login: label, hint and refusal are tied to it for screen readers. */
export function CampoDeAcesso({ rotulo, ajuda, erro, opcional = false, ...entrada }: Props) {
  return (
    <Moldura rotulo={rotulo} ajuda={ajuda} erro={erro} opcional={opcional}>
      {(ligacao) => <input {...entrada} {...ligacao} />}
    </Moldura>
  );
}

interface PropsDaSelecao extends Comuns {
  name: string;
  /** Value → shown text. */
  opcoes: Readonly<Record<string, string>>;
  /** The option that is selected at first; without it the user has to choose. */
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  disabled?: boolean;
}

/** The same with a list of options. */
export function SelecaoDeAcesso({ rotulo, ajuda, erro, opcional = false, opcoes, ...selecao }: PropsDaSelecao) {
  return (
    <Moldura rotulo={rotulo} ajuda={ajuda} erro={erro} opcional={opcional}>
      {(ligacao) => (
        <select {...selecao} {...ligacao}>
          {selecao.defaultValue === undefined && <option value="">Escolha…</option>}
          {Object.entries(opcoes).map(([valor, texto]) => (
            <option key={valor} value={valor}>
              {texto}
            </option>
          ))}
        </select>
      )}
    </Moldura>
  );
}

interface Ligacao {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface PropsDaMoldura extends Comuns {
  children: (ligacao: Ligacao) => ReactNode;
}

function Moldura({ rotulo, ajuda, erro, opcional, children }: PropsDaMoldura) {
  const id = useId();
  const descricao = [ajuda !== undefined && `${id}-ajuda`, erro !== null && `${id}-erro`].filter(Boolean).join(' ');
  return (
    <div className="campo">
      <label htmlFor={id} className={opcional ? undefined : 'rotulo-obrigatorio'}>
        {rotulo}
      </label>
      {children({
        id,
        required: !opcional,
        'aria-invalid': erro !== null,
        'aria-describedby': descricao || undefined,
      })}
      {ajuda !== undefined && (
        <span id={`${id}-ajuda`} className="ajuda-do-campo">
          {ajuda}
        </span>
      )}
      {erro !== null && (
        <span id={`${id}-erro`} className="erro-do-campo">
          {erro}
        </span>
      )}
    </div>
  );
}
