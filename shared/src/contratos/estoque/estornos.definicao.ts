import type { CamposDefinidos } from '../../regras/definicao.js';
import { escreverEstorno } from '../../regras/estoque/estornos.js';
import type { Estorno } from './estornos.js';

/**
 * When and why a row was reversed: two columns of a file, one of a paper.
 * @param feito the participle, in the gender of what was reversed
 */
export const camposDoEstorno = <R>(
  estornoDe: (registro: R) => Estorno | null,
  feito: 'Estornado' | 'Estornada' = 'Estornado',
) =>
  ({
    estornadoEm: { titulo: `${feito} em`, tipo: 'instante', valor: (registro) => estornoDe(registro)?.quando ?? null },
    motivoDoEstorno: { titulo: 'Motivo do estorno', valor: (registro) => estornoDe(registro)?.motivo ?? null },
    estorno: {
      titulo: 'Estorno',
      onde: [],
      valor: (registro) => {
        const estorno = estornoDe(registro);
        return estorno && escreverEstorno(estorno);
      },
      opcional: true,
    },
  }) satisfies CamposDefinidos<R, never>;
