import { useEffect, useEffectEvent, useState } from 'react';

interface Props {
  segundos: number;
  /** Called once, when the time is over. */
  aoTerminar: () => void;
}

/** Minutes and seconds that are left. A screen reader reads them on request only: not every second. */
export function TempoRestante({ segundos, aoTerminar }: Props) {
  const [fim] = useState(() => Date.now() + segundos * 1000);
  const [restantes, setRestantes] = useState(segundos);
  const terminar = useEffectEvent(aoTerminar);

  useEffect(() => {
    // The clock counts, not the calls: a browser slows the timers of a hidden tab down.
    const relogio = setInterval(() => {
      const agora = Math.max(0, Math.ceil((fim - Date.now()) / 1000));
      setRestantes(agora);
      if (agora > 0) return;
      clearInterval(relogio);
      terminar();
    }, 1000);
    return () => clearInterval(relogio);
  }, [fim]);

  return (
    <p role="timer" aria-live="off" className="ajuda-do-campo tempo-restante">
      Tempo para confirmar: {Math.floor(restantes / 60)}:{String(restantes % 60).padStart(2, '0')}
    </p>
  );
}
