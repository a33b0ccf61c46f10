import { comEscolha } from '@merenda/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { diaOuNada } from './mes.js';

const VISOES = ['semana', 'mes', 'lista'] as const;
export type Visao = (typeof VISOES)[number];

export interface EnderecoDoCalendario {
  /** Undefined while the user has chosen none. */
  visao: Visao | undefined;
  /** The day whose week or month is shown, 'YYYY-MM-DD'; undefined where the address names none. */
  data: string | undefined;
  /** A launch of the event that is open. */
  evento: number | undefined;
  mudar: (mudanca: { visao?: Visao; data?: string; evento?: number | null }) => void;
}

/** What the calendar shows is in its address, so that a reload or a link shows it again. */
export function useEnderecoDoCalendario(): EnderecoDoCalendario {
  const [busca, setBusca] = useSearchParams();
  return {
    visao: VISOES.find((uma) => uma === busca.get('visao')),
    data: diaOuNada(busca.get('data')),
    evento: Number(busca.get('evento')) || undefined,
    mudar: ({ visao, data, evento }) =>
      setBusca(
        (antes) =>
          comEscolha(antes, {
            ...(visao && { visao }),
            ...(data && { data, dia: undefined }),
            ...(evento !== undefined && { evento: evento?.toString(), dia: undefined }),
          }),
        { replace: true },
      ),
  };
}
