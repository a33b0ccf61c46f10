interface Props {
  nome: string;
  versao: string;
  /** The area is not signed with the key of this installation. */
  recusada: boolean;
  /** The page runs an old version whose files may be gone: only a reload loads the new one. */
  haVersaoNova: boolean;
  aoTentarNovamente: () => void;
}

/** Shown instead of an area that does not load: the error, what still works, and the next step. */
export function PainelDeFalha({ nome, versao, recusada, haVersaoNova, aoTentarNovamente }: Props) {
  return (
    <section role="alert" className="painel-de-falha">
      <h1>Não foi possível abrir esta tela</h1>
      <p>
        A área <strong>{nome}</strong>{' '}
        {recusada
          ? 'não tem a assinatura desta instalação, por isso não foi aberta. Avise quem cuida do sistema.'
          : 'não respondeu, apresentou um erro ou tem um arquivo diferente do que foi publicado.'}{' '}
        As outras áreas continuam funcionando e nada do que já foi salvo se perdeu.
      </p>
      {haVersaoNova && (
        <p>Ela foi atualizada depois que esta página foi aberta: recarregue a página para usar a versão nova.</p>
      )}
      <p className="painel-de-falha-acoes">
        {haVersaoNova && (
          <button
            type="button"
            className="botao botao-primario"
            onClick={() => {
              globalThis.location.reload();
            }}
          >
            Recarregar a página
          </button>
        )}
        <button type="button" className={haVersaoNova ? 'botao' : 'botao botao-primario'} onClick={aoTentarNovamente}>
          Tentar novamente
        </button>
      </p>
      <small>Versão da área: {versao}</small>
    </section>
  );
}
