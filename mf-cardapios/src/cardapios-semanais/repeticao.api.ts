import { api, useEscrita } from '@merenda/shared';
import type { LinhaDaRepeticao, QuaisRepetir, RepeticaoConferida } from '@merenda/shared/contratos';
import { FAMILIAS } from '../familias.js';

/** Asks what a repetition would do. It writes nothing: the screen asks it again before each repetition. */
export const conferirRepeticao = (id: number, corpo: RepeticaoConferida): Promise<LinhaDaRepeticao[]> =>
  api.post('cardapios-semanais/:id/repeticoes/conferencia', corpo, { caminho: { id }, conferir: false });

interface Repeticao {
  id: number;
  corpo: RepeticaoConferida;
  quais: QuaisRepetir;
  idempotencia: string;
}

export const useRepetirSemana = () =>
  useEscrita(
    ({ id, corpo, quais, idempotencia }: Repeticao) =>
      api.post('cardapios-semanais/:id/repeticoes', { ...corpo, quais }, { caminho: { id }, idempotencia }),
    [FAMILIAS.lancamentos],
  );
