import { nomeComum } from '@merenda/shared/formatos';
import { ModalDetalhes } from '@merenda/shared/ui';
import type { PratoComNome } from './BotaoDosComentarios.js';

/** What users have written about a dish, in a drawer beside the work with it. */
export function ComentariosDoPrato({ prato: { id, nome }, aoFechar }: { prato: PratoComNome; aoFechar: () => void }) {
  return (
    <ModalDetalhes
      titulo={`Comentários – ${nomeComum(nome)}`}
      largura="GAVETA"
      detalhes={[]}
      comentarios={{ entidade: 'pratos', id, abertos: true }}
      aoFechar={aoFechar}
    />
  );
}
