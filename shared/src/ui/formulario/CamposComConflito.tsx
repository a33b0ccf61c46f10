import type { ReactNode } from 'react';
import { ComComparaveis } from './comparaveis.js';
import { PainelDeConflito } from './PainelDeConflito.js';
import type { ConflitoDeEdicao } from './useConflito.js';

/** The fields of a form, below the panel with another user's change while a conflict is open. */
export function CamposComConflito({
  conflito: { comparaveis, aberto, usarAtual, aplicarMinha },
  children,
}: {
  conflito: ConflitoDeEdicao;
  children: ReactNode;
}) {
  return (
    <>
      {aberto && (
        <PainelDeConflito
          mensagem={aberto.mensagem}
          diferencas={aberto.diferencas}
          aoUsarAtual={usarAtual}
          aoAplicarMinha={aplicarMinha}
        />
      )}
      <ComComparaveis registro={comparaveis}>{children}</ComComparaveis>
    </>
  );
}
