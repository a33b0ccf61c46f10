import { useTeclasSimples } from './teclas.js';
import { useAcessoRapido } from './useAcessoRapido.js';

/** In the account: whether shortcuts of one key work, and the list of all. */
export function EscolhaDasTeclas({ fechar }: { fechar: () => void }) {
  const { simples, mudar } = useTeclasSimples();
  const { abrir } = useAcessoRapido();
  return (
    <div className="escolha-das-teclas">
      <label>
        <input
          type="checkbox"
          checked={simples}
          onChange={({ target }) => {
            mudar(target.checked);
          }}
        />
        Atalhos de uma tecla
      </label>
      <button
        type="button"
        className="botao-texto"
        aria-haspopup="dialog"
        onClick={() => {
          fechar();
          abrir('teclas');
        }}
      >
        Ver atalhos
      </button>
    </div>
  );
}
