import { avisos, type Exclusao } from '@merenda/shared';
import { frases, type Entidade } from '../formulario/entidade.js';
import { confirmarEExecutar } from './executar.js';

export const EXCLUSAO_DESFEITA = 'Exclusão desfeita.';

/**
 * Asks, deletes a record and shows a toast with the button 'Desfazer'. Undoing it shows a toast too: the result, or the
 * reason why it is impossible.
 * @returns whether the record was deleted
 */
export function confirmarExclusao<Id extends number | string>(
  entidade: Entidade,
  { excluir, desfazer }: Exclusao<Id>,
  id: Id,
): Promise<boolean> {
  const { excluir: mensagem, excluido: sucesso } = frases(entidade);
  return confirmarEExecutar({
    mensagem,
    perigo: true,
    acao: () => excluir(id),
    sucesso,
    desfazer: () =>
      void desfazer(id).then(
        () => avisos.sucesso(EXCLUSAO_DESFEITA),
        (erro: unknown) => avisos.falha(erro),
      ),
  });
}
