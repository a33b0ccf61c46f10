import { useHaRascunho } from '@merenda/shared';
import { useState } from 'react';
import { useFederacao } from './federacao.js';

/**
 * A bar that announces a new version of a running part and offers to reload. Nothing reloads by itself. While a form
 * has unsaved data, the bar asks to save it first, and the browser asks before leaving.
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
