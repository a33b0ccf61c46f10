import { ErroApi } from '@merenda/shared';
import type { SegundaEtapa } from '@merenda/shared/contratos';
import { INESPERADO_TENTE } from '@merenda/shared/regras';
import { useEffect, useRef, useState } from 'react';
import { concluirGovBr, iniciarGovBr, tirarChave } from './govbr.api.js';
import { irPara } from './ir-para.js';

interface Props {
  /** What gov.br sent the browser back with; null when the page was opened in another way. */
  retorno: string | null;
  /** The session has begun, or the second step (not null). */
  aoEntrar: (etapa: SegundaEtapa | null) => void;
  /** The return was used, or refused. */
  aoLargarRetorno: () => void;
}

const OUTRA_ABA = 'A entrada com gov.br começou em outra aba ou em outro navegador. Comece de novo por aqui.';

/** The second way in, below the form: leads to gov.br, and ends the login when the browser comes back. */
export function EntrarComGovBr({ retorno, aoEntrar, aoLargarRetorno }: Props) {
  const [ocupado, setOcupado] = useState(retorno !== null);
  const [falha, setFalha] = useState<string | null>(null);
  const usado = useRef<string | null>(null);

  /** `fazer` answers null when the page is left or the session begins, else why not. */
  const tentar = async (fazer: () => Promise<string | null>) => {
    setOcupado(true);
    setFalha(null);
    const motivo = await fazer().catch((erro: unknown) => (erro instanceof ErroApi ? erro.detail : INESPERADO_TENTE));
    if (motivo === null) return;
    setFalha(motivo);
    setOcupado(false);
  };

  useEffect(() => {
    if (retorno === null || usado.current === retorno) return;
    usado.current = retorno;
    void tentar(async () => {
      const chave = tirarChave();
      if (chave === null) return OUTRA_ABA;
      aoEntrar(await concluirGovBr({ chave, retorno }));
      return null;
    }).finally(aoLargarRetorno);
  }, [retorno, aoEntrar, aoLargarRetorno]);

  // 'Voltar' from gov.br shows this page as it was left.
  useEffect(() => {
    const liberar = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOcupado(false);
    };
    globalThis.addEventListener('pageshow', liberar);
    return () => {
      globalThis.removeEventListener('pageshow', liberar);
    };
  }, []);

  return (
    <div className="acesso-govbr">
      <button
        type="button"
        className="botao botao-largo"
        disabled={ocupado}
        onClick={() =>
          void tentar(async () => {
            irPara(await iniciarGovBr());
            return null;
          })
        }
      >
        {ocupado ? 'Entrando com gov.br…' : 'Entrar com gov.br'}
      </button>
      {falha !== null && (
        <p role="alert" className="erro-do-campo">
          {falha}
        </p>
      )}
    </div>
  );
}
