import { avisos } from '@merenda/shared';
import { LIMITES, type ProdutoEstoque } from '@merenda/shared/contratos';
import type { AcaoDaSelecao } from '@merenda/shared/ui';

/** Lots that one dialog shows with a field each. */
const MAXIMO = 50;

/** An action on the selected lots that fit (`serve`); says why when none does, or when there are too many. */
export const acaoEmLotes = (
  rotulo: string,
  serve: (linha: ProdutoEstoque) => boolean,
  nenhum: string,
  aoAcionar: (linhas: readonly ProdutoEstoque[], limpar: () => void) => void,
  maximo: number = MAXIMO,
): AcaoDaSelecao<ProdutoEstoque> => ({
  rotulo,
  aoAcionar: (linhas, limpar) => {
    const servem = linhas.filter(serve);
    if (servem.length === 0) avisos.atencao(nenhum);
    else if (servem.length > maximo) avisos.atencao(`Selecione até ${maximo} lotes de uma vez.`);
    else aoAcionar(servem, limpar);
  },
});

/** A movement takes so many lots. */
export const LOTES_DE_UMA_MOVIMENTACAO: number = LIMITES.linhas;
