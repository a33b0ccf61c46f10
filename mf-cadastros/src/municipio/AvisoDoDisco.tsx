import type { SituacaoDoDisco } from '@merenda/shared/contratos';
import { Alerta } from '@merenda/shared/ui';

const TEXTOS = {
  CHEIO: {
    type: 'error',
    title: 'O disco do servidor está cheio',
    description: 'As consultas funcionam, mas nada é gravado. Libere espaço no servidor: as gravações voltam sozinhas.',
  },
  QUASE_CHEIO: {
    type: 'warning',
    title: 'O disco do servidor está quase cheio',
    description: 'Libere espaço no servidor antes que as gravações parem.',
  },
} as const satisfies Record<SituacaoDoDisco, object>;

/** Shown while the disk of the server's database has little room. */
export function AvisoDoDisco({ situacao }: { situacao: SituacaoDoDisco }) {
  return <Alerta {...TEXTOS[situacao]} />;
}
