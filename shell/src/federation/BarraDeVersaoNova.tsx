import { useHaRascunho } from '@merenda/shared';
import { useState } from 'react';
import { useFederacao } from './federacao.js';

/**
 * Says quietly that what the page runs was published anew, and offers to reload. Nothing reloads by itself; while a form
 * holds something unsaved the bar says to save it first, and the browser asks before it is lost.
 */
export function BarraDeVersaoNova() {
  const novas =
    useFederacao()
      .data?.novas.map(({ id, versao }) => `${id} ${versao ?? ''}`)
      .join(', ') ?? '';
  const [adiadas, setAdiadas] = useState('');
  const digitando = useHaRascunho();
  return (
    <div role="status">
      {novas !== adiadas && novas !== '' && (
        <div className="faixa">
          <p>
            Há uma versão nova do sistema.{' '}
            {digitando ? 'Salve o que você digitou antes de recarregar a página.' : 'Recarregue a página quando puder.'}
          </p>
          <button
            type="button"
            className="botao"
            onClick={() => {
              globalThis.location.reload();
            }}
          >
            Recarregar
          </button>
          <button
            type="button"
            className="botao"
            onClick={() => {
              setAdiadas(novas);
            }}
          >
            Depois
          </button>
        </div>
      )}
    </div>
  );
}
