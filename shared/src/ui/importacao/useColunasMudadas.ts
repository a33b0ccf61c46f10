import { avisos } from '@merenda/shared';
import type { ColunaDePlanilha, ColunasDaImportacao } from '@merenda/shared/contratos';
import { useEffect, useEffectEvent, useState } from 'react';
import { faltasDasColunas } from './colunas-prontas.js';
import { useColunasGuardadas, useMudarColunas } from './importacao.api.js';

/** Milliseconds without a change after which the columns are kept on the server. */
const PAUSA = 400;

/**
 * The columns as the user changes them. After a pause the server keeps them, and answers the words of a field that was
 * chosen.
 * @param recebida the columns that the parent has
 * @param conferindo they are being sent with the check of the rows
 */
export function useColunasMudadas(recebida: ColunasDaImportacao, conferindo: boolean) {
  // Between the answer and the parent's drawing the changes are gone here: its older columns must not take their place.
  const lida = useColunasGuardadas(recebida);
  const { mutate } = useMudarColunas(lida.importacao.id);
  const [mudadas, setMudadas] = useState<ColunaDePlanilha[] | null>(null);

  const guardar = useEffectEvent((colunas: ColunaDePlanilha[]) => {
    // Two columns for one field are refused: one of them is about to be changed.
    if (faltasDasColunas(lida.campos, colunas).repetidos.length > 0) return;
    mutate(
      { colunas, conferir: false },
      {
        onSuccess: () => setMudadas((atuais) => (atuais === colunas ? null : atuais)),
        onError: (erro) => avisos.falha(erro),
      },
    );
  });
  useEffect(() => {
    if (mudadas === null || conferindo) return undefined;
    const pausa = setTimeout(() => guardar(mudadas), PAUSA);
    return () => clearTimeout(pausa);
  }, [mudadas, conferindo]);

  return { lida, colunas: mudadas ?? lida.colunas, mudar: setMudadas };
}
