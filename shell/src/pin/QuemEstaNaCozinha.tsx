import { ErroApi } from '@merenda/shared';
import type { PessoaDaCozinha } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { INESPERADO_TENTE } from '@merenda/shared/regras';
import { useEffect, useId, useState } from 'react';
import { EntradaDoPin } from './EntradaDoPin.js';
import { buscarPessoas } from './pin.api.js';
import './quem-esta-na-cozinha.css';

interface Props {
  /** The session is open. */
  aoEntrar: () => void;
  /** Username and password instead. */
  aoUsarSenha: () => void;
}

/** The login of a device with PINs: the people of the kitchen, and the PIN of the one who is there. */
export function QuemEstaNaCozinha({ aoEntrar, aoUsarSenha }: Props) {
  const titulo = useId();
  const [pessoas, setPessoas] = useState<PessoaDaCozinha[] | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [escolhida, setEscolhida] = useState<PessoaDaCozinha | null>(null);
  const [vez, setVez] = useState(0);

  useEffect(() => {
    let atual = true;
    buscarPessoas().then(
      (lidas) => {
        if (atual && lidas.length > 0) setPessoas(lidas);
        // The PINs were removed, or the device was forgotten.
        else if (atual) aoUsarSenha();
      },
      (erro: unknown) => {
        if (atual) setFalha(erro instanceof ErroApi ? erro.detail : INESPERADO_TENTE);
      },
    );
    return () => {
      atual = false;
    };
  }, [vez, aoUsarSenha]);

  const reler = () => {
    setFalha(null);
    setEscolhida(null);
    setVez(vez + 1);
  };

  return (
    <section aria-labelledby={titulo} className="quem-esta">
      <h2 id={titulo}>Quem está na cozinha?</h2>
      {escolhida !== null ? (
        <EntradaDoPin key={escolhida.id} pessoa={escolhida} aoEntrar={aoEntrar} aoVoltar={reler} />
      ) : falha !== null ? (
        <div role="alert">
          <p className="erro-do-campo">{falha}</p>
          <button type="button" className="botao botao-largo" onClick={reler}>
            Tentar novamente
          </button>
        </div>
      ) : (
        <ul aria-busy={pessoas === null}>
          {pessoas === null ? (
            <li className="quem-esta-espera" role="status">
              Carregando…
            </li>
          ) : (
            pessoas.map((pessoa) => (
              <li key={pessoa.id}>
                <button type="button" className="botao botao-largo" onClick={() => setEscolhida(pessoa)}>
                  {nomeProprio(pessoa.nome)}
                </button>
              </li>
            ))
          )}
        </ul>
      )}
      <button type="button" className="botao-de-texto" onClick={aoUsarSenha}>
        Entrar com usuário e senha
      </button>
    </section>
  );
}
