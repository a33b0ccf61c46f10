/** Shown when the list of areas itself did not arrive. */
export function FederacaoForaDoAr({ aoTentarNovamente }: { aoTentarNovamente: () => void }) {
  return (
    <section role="alert" className="painel-de-falha">
      <h1>As telas não puderam ser listadas</h1>
      <p>O servidor não respondeu ao pedido da lista de áreas. Confira a conexão com a internet e tente de novo.</p>
      <button type="button" className="botao botao-primario" onClick={aoTentarNovamente}>
        Tentar novamente
      </button>
    </section>
  );
}
