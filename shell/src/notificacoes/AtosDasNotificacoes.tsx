import { avisos } from '@merenda/shared';
import type { AlvoDeNotificacoes } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { useHoje } from '@merenda/shared/ui';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { contarNotificacoes } from './contagem.js';
import { useDesfazerDispensa, useDispensar, useMarcarComoLidas } from './notificacoes.api.js';

interface Atos {
  /** 'YYYY-MM-DD', on the municipality's clock. */
  hoje: string;
  /** Dismisses notifications until the day, 'YYYY-MM-DD', and shows a toast; false when it was refused. */
  dispensar: (alvo: AlvoDeNotificacoes, ate: string) => Promise<boolean>;
  marcarComoLidas: (alvo: AlvoDeNotificacoes) => void;
}

const Contexto = createContext<Atos | null>(null);

/** What the user does with the notifications, once for all of the screen: hundreds of lines have buttons for it. */
export function AtosDasNotificacoes({ children }: { children: ReactNode }) {
  const hoje = useHoje();
  const { mutateAsync: dispensar } = useDispensar();
  const { mutateAsync: desfazer } = useDesfazerDispensa();
  const { mutateAsync: marcar } = useMarcarComoLidas();
  const atos = useMemo<Atos>(
    () => ({
      hoje,
      async dispensar(alvo, ate) {
        try {
          const { id, quantas } = await dispensar({ ...alvo, ate });
          if (quantas === 0) avisos.info('Não há mais notificações para dispensar aqui: a lista mudou.');
          else
            avisos.desfazivel(
              `${contarNotificacoes(quantas)} ${quantas === 1 ? 'dispensada' : 'dispensadas'} até ${formatarData(ate)}.`,
              () => void desfazer({ dispensa: id }).catch((erro: unknown) => avisos.falha(erro)),
            );
          return true;
        } catch (erro) {
          avisos.falha(erro);
          return false;
        }
      },
      marcarComoLidas: (alvo) => void marcar(alvo).catch((erro: unknown) => avisos.falha(erro)),
    }),
    [hoje, dispensar, desfazer, marcar],
  );
  return <Contexto value={atos}>{children}</Contexto>;
}

/** @throws outside of `AtosDasNotificacoes` */
export function useAtosDasNotificacoes(): Atos {
  const atos = use(Contexto);
  if (!atos) throw new Error('useAtosDasNotificacoes is used outside of AtosDasNotificacoes.');
  return atos;
}
