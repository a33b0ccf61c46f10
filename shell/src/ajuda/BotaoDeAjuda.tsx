import { SobDemanda } from '../acesso/SobDemanda.js';
import { useAcessoRapido } from '../acesso-rapido/useAcessoRapido.js';

const carregar = () => import('./AjudaDaTela.js');

/** The button '?' of the header, and the help that it opens. In narrow windows it is in the foot of the search. */
export function BotaoDeAjuda() {
  const { aberto, abrir, fechar } = useAcessoRapido();
  return (
    <>
      <button
        type="button"
        className="cabecalho-ajuda"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label="Ajuda desta tela"
        onClick={() => {
          abrir('ajuda');
        }}
      >
        ?
      </button>
      {aberto === 'ajuda' && (
        <SobDemanda carregar={carregar}>
          {({ AjudaDaTela }) => <AjudaDaTela aoFechar={() => fechar('ajuda')} />}
        </SobDemanda>
      )}
    </>
  );
}
