interface Props {
  nome: string;
  versao: string;
  aoTentarNovamente: () => void;
}

/** What the user reads in the place of an area that does not load: what happened, what still works, the way out. */
export function PainelDeFalha({ nome, versao, aoTentarNovamente }: Props) {
  return (
    <section role="alert" className="painel-de-falha">
      <h1>Não foi possível abrir esta tela</h1>
      <p>
        A área <strong>{nome}</strong> não respondeu ou apresentou um erro. As outras áreas continuam funcionando e nada do que já foi
        salvo se perdeu.
      </p>
      <p>
        <button type="button" className="botao botao-primario" onClick={aoTentarNovamente}>
          Tentar novamente
        </button>
      </p>
      <small>Versão da área: {versao}</small>
    </section>
  );
}
