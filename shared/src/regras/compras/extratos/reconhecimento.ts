import { decimal } from '../../decimal.js';
import { digitosDoDocumento } from './conciliacao.js';
import { veioDoCsv } from './csv.js';
import type { LancamentoLido } from './ofx.js';

type Comparado = Pick<LancamentoLido, 'fitid' | 'data' | 'valor' | 'documento'>;

interface Guardado extends Comparado {
  id: number;
}

/**
 * The stored line that a line of a file is, by the identifier of the file's line, where one came as OFX and the other as
 * CSV: the forms have no identifier in common. Same day, value and document; a form may leave the document out. Each stored
 * line is one of the file at most: of equal amounts on one day, as many are new as the file has more.
 */
export function reconhecer(lidos: readonly Comparado[], guardados: readonly Guardado[]): Map<string, number> {
  const reconhecidos = new Map<string, number>();
  const livres = new Set(guardados);
  const documento = (um: Comparado) => digitosDoDocumento(um.documento);
  const criterios: ((lido: Comparado, guardado: Guardado) => boolean)[] = [
    (lido, guardado) => documento(lido) === documento(guardado),
    (lido, guardado) => documento(lido) === '' || documento(guardado) === '',
  ];
  for (const criterio of criterios)
    for (const lido of lidos.filter(({ fitid }) => !reconhecidos.has(fitid))) {
      const achado = [...livres].find(
        (guardado) =>
          veioDoCsv(guardado.fitid) !== veioDoCsv(lido.fitid) &&
          guardado.data === lido.data &&
          decimal(guardado.valor).eq(lido.valor) &&
          criterio(lido, guardado),
      );
      if (!achado) continue;
      livres.delete(achado);
      reconhecidos.set(lido.fitid, achado.id);
    }
  return reconhecidos;
}
