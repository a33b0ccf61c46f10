import { formatarData } from '../../formatos/datas.js';
import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';

/** A cell as the user reads and corrects it: '1234,5', '02/03/2026', 'Sim'. Empty outside the row. */
export function textoDaCelula(
  { celulas, tipos }: { celulas: readonly string[]; tipos: string },
  posicao: number | null,
): string {
  const texto = posicao === null ? '' : (celulas[posicao]?.trim() ?? '');
  switch (posicao === null ? undefined : tipos[posicao]) {
    case TIPOS_DE_CELULA.numero:
      return texto.replace('.', ',');
    case TIPOS_DE_CELULA.data:
      return formatarData(texto.slice(0, 10));
    case TIPOS_DE_CELULA.logico:
      return texto === 'true' ? 'Sim' : 'Não';
    default:
      return texto;
  }
}
