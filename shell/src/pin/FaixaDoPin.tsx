import { usePorPin } from '@merenda/shared';
import { useLocation } from 'react-router-dom';
import { bloquear } from './bloqueio.js';
import { haPins } from './pins-deste-aparelho.js';
import './faixa-do-pin.css';

interface Props {
  /** Address of the cook's screen; undefined without one. */
  cozinha: string | undefined;
}

/**
 * Above the screens of a session by PIN: what it opens, and the ways to the next person and to a whole session. On a
 * device with PINs the cook's screen of another session can be locked too.
 */
export function FaixaDoPin({ cozinha }: Props) {
  const porPin = usePorPin();
  const { pathname } = useLocation();
  if (!porPin && !(pathname === cozinha && haPins())) return null;
  return (
    <div className="faixa-do-pin">
      <p>{porPin ? 'Acesso por PIN: só a cozinha.' : 'Este aparelho é de várias pessoas.'}</p>
      {porPin ? (
        <>
          <button type="button" className="botao" onClick={() => void bloquear()}>
            Trocar de pessoa
          </button>
          <button type="button" className="botao-texto" onClick={() => void bloquear(true)}>
            Entrar com usuário e senha
          </button>
        </>
      ) : (
        <button type="button" className="botao" onClick={() => void bloquear()}>
          Bloquear
        </button>
      )}
    </div>
  );
}
