interface Props {
  mostrada: boolean;
  aoMudar: (mostrada: boolean) => void;
  desabilitado?: boolean;
}

/** Shows the text of the password field above, and hides it again. */
export function MostrarSenha({ mostrada, aoMudar, desabilitado = false }: Props) {
  return (
    <label className="mostrar-senha">
      <input
        type="checkbox"
        checked={mostrada}
        disabled={desabilitado}
        onChange={({ target }) => aoMudar(target.checked)}
      />
      Mostrar senha
    </label>
  );
}
