import { useHojeDoMunicipio, useValoresRecebidos } from '@merenda/shared/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CardapioEscolhido } from './ModalVincular.js';

/** The day to bind, before it is known which one today is. */
const HOJE = 'HOJE';

/** The binding that is open: its day, and the menu with which it begins. A menu that was just registered opens it. */
export function useVinculo() {
  const [escolhido, setEscolhido] = useState(useValoresRecebidos<CardapioEscolhido>());
  const [dia, setDia] = useState<string | undefined>(escolhido && HOJE);
  const hoje = useHojeDoMunicipio();
  const navigate = useNavigate();
  const { search } = useLocation();

  function vincular(em: string, cardapio?: number): void {
    setEscolhido(cardapio === undefined ? undefined : { tipo: 'DIARIO', cardapio });
    setDia(em);
  }

  return {
    /** 'YYYY-MM-DD'; undefined while nothing is bound. */
    dia: dia === HOJE ? hoje : dia,
    escolhido,
    vincular,
    vincularHoje: (cardapio?: number) => vincular(HOJE, cardapio),
    concluir: () => setDia(undefined),
    fechar: () => {
      setDia(undefined);
      // The next one is chosen here, also after a reload.
      setEscolhido(undefined);
      if (escolhido) void navigate({ search }, { replace: true });
    },
  };
}
