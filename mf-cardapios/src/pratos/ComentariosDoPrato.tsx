import type { PratoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { ModalDetalhes } from '@merenda/shared/ui';

interface ComentariosDoPratoProps {
  prato: Pick<PratoResumo, 'id' | 'nome'>;
  aoFechar: () => void;
}

/** What users have written about a dish, in a drawer beside the work with it. */
export function ComentariosDoPrato({ prato: { id, nome }, aoFechar }: ComentariosDoPratoProps) {
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
