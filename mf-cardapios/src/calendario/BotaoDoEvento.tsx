import { ROTULOS_TIPO_LANCAMENTO } from '@merenda/shared/contratos';
import type { Evento } from './mes.js';

interface BotaoDoEventoProps {
  evento: Evento;
  /** Absent where the user only reads the calendar. */
  aoAbrir?: (evento: Evento) => void;
}

/** A menu of a day: blue for Diário, red for Semanal, and the kind in words. */
export function BotaoDoEvento({ evento, aoAbrir }: BotaoDoEventoProps) {
  const { tipo, cardapio, lancamentos } = evento;
  const aparencia = { className: `calendario-evento calendario-${tipo.toLowerCase()}`, title: cardapio.nome };
  const conteudo = (
    <>
      <span className="calendario-evento-nome">{cardapio.nome}</span>
      <span className="calendario-evento-tipo">
        {ROTULOS_TIPO_LANCAMENTO[tipo]}
        {lancamentos.length > 1 && ` · ${lancamentos.length} unidades`}
      </span>
    </>
  );
  if (!aoAbrir) return <div {...aparencia}>{conteudo}</div>;
  return (
    <button type="button" {...aparencia} onClick={() => aoAbrir(evento)}>
      {conteudo}
    </button>
  );
}
