import type { PessoaDaCozinha } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { DIGITOS_DO_PIN, violacoesDoPin } from '@merenda/shared/regras';
import { useRef } from 'react';
import { CampoDeAcesso } from '../acesso/CampoDeAcesso.js';
import { FormularioDeAcesso } from '../acesso/FormularioDeAcesso.js';
import './campo-do-pin.css';
import { entrarPorPin } from './pin.api.js';

interface Props {
  pessoa: PessoaDaCozinha;
  aoEntrar: () => void;
  aoVoltar: () => void;
}

/** The PIN of the person who was chosen. */
export function EntradaDoPin({ pessoa: { id, nome }, aoEntrar, aoVoltar }: Props) {
  const campo = useRef<HTMLDivElement>(null);

  const enviar = async ({ pin }: { pin: string }) => {
    try {
      await entrarPorPin(id, pin);
    } catch (erro) {
      // Dots cannot be corrected one by one: the next attempt begins with an empty field.
      const entrada = campo.current?.querySelector('input');
      if (entrada) {
        entrada.value = '';
        entrada.focus();
      }
      throw erro;
    }
  };

  return (
    <div ref={campo}>
      <FormularioDeAcesso
        campos={['pin']}
        conferir={({ pin }) => {
          const [errado] = violacoesDoPin(pin);
          return errado ? { pin: errado.mensagem } : {};
        }}
        enviar={enviar}
        rotuloEnviar="Abrir a cozinha"
        rotuloEnviando="Abrindo…"
        aoConcluir={aoEntrar}
      >
        {({ pin = null }) => (
          <CampoDeAcesso
            name="pin"
            // Not a password field: the browser would offer to keep the PIN, for everybody who has the phone.
            className="campo-do-pin"
            rotulo={`PIN de ${nomeProprio(nome)}`}
            ajuda={`${DIGITOS_DO_PIN} números.`}
            erro={pin}
            inputMode="numeric"
            autoComplete="off"
            maxLength={DIGITOS_DO_PIN}
            autoFocus
          />
        )}
      </FormularioDeAcesso>
      <button type="button" className="botao-de-texto" onClick={aoVoltar}>
        Escolher outra pessoa
      </button>
    </div>
  );
}
