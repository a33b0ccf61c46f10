import { LIMITES } from '@merenda/shared/contratos';
import { forcaDaSenha, FORCAS_DA_SENHA } from '@merenda/shared/regras';
import { useState } from 'react';
import { CampoDeAcesso } from './CampoDeAcesso.js';
import { MostrarSenha } from './MostrarSenha.js';

interface Campo {
  name: string;
  rotulo: string;
  erro: string | null;
}

/** A new password with its strength, and the same again; both can be shown. */
export function CamposDaSenhaNova({ senha, confirmacao }: { senha: Campo; confirmacao: Campo }) {
  const [mostrada, setMostrada] = useState(false);
  const [digitada, setDigitada] = useState('');
  const forca = forcaDaSenha(digitada);
  const comum = {
    type: mostrada ? 'text' : 'password',
    maxLength: LIMITES.senha,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  };
  return (
    <>
      <CampoDeAcesso
        {...senha}
        {...comum}
        ajuda={
          forca ? FORCAS_DA_SENHA[forca] : `De ${String(LIMITES.senhaMinima)} a ${String(LIMITES.senha)} caracteres.`
        }
        onChange={({ target }) => setDigitada(target.value)}
      />
      <CampoDeAcesso {...confirmacao} {...comum} />
      <MostrarSenha mostrada={mostrada} aoMudar={setMostrada} />
    </>
  );
}
