import { comEscolha } from '@merenda/shared/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
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
  mudar: (mudanca: { visao?: Visao; data?: string }) => void;
  /** Opens an event by one of its launches, as a new entry of the history. */
  abrirEvento: (lancamento: number) => void;
  /** Closes the event: goes back to the entry from which it was opened; without one, takes it out of the address. */
  fecharEvento: () => void;
}

/** What the calendar shows is in its address, so that a reload, a link and 'back' show it again. */
export function useEnderecoDoCalendario(): EnderecoDoCalendario {
  const [busca, setBusca] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();

  function fecharEvento(): void {
    if ((state as { abertoDoCalendario?: boolean } | null)?.abertoDoCalendario) {
      void navigate(-1);
      return;
    }
    setBusca((antes) => comEscolha(antes, { evento: undefined, dia: undefined }), { replace: true });
  }

  return {
    visao: VISOES.find((uma) => uma === busca.get('visao')),
    data: diaOuNada(busca.get('data')),
    evento: Number(busca.get('evento')) || undefined,
    mudar: ({ visao, data }) =>
      setBusca((antes) => comEscolha(antes, { ...(visao && { visao }), ...(data && { data, dia: undefined }) }), {
        replace: true,
      }),
    abrirEvento: (lancamento) =>
      setBusca((antes) => comEscolha(antes, { evento: String(lancamento), dia: undefined }), {
        state: { abertoDoCalendario: true },
      }),
    fecharEvento,
  };
}
