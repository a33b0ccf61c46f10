import { nomeComum } from '@merenda/shared/formatos';
import { resumoDoEvento, type Evento } from './mes.js';

interface BotaoDoEventoProps {
  evento: Evento;
  /** Absent where the user only reads the calendar. */
  aoAbrir?: (evento: Evento) => void;
}

/** A menu of a day: blue for Diário, red for Semanal, and the kind in words. */
export function BotaoDoEvento({ evento, aoAbrir }: BotaoDoEventoProps) {
  const { tipo, cardapio } = evento;
  const nome = nomeComum(cardapio.nome);
  const aparencia = { className: `calendario-evento calendario-${tipo.toLowerCase()}`, title: nome };
  const conteudo = (
    <>
      <span className="calendario-evento-nome">{nome}</span>
      <span className="calendario-evento-tipo">{resumoDoEvento(evento)}</span>
    </>
  );
  if (!aoAbrir) return <div {...aparencia}>{conteudo}</div>;
  return (
    <button type="button" {...aparencia} onClick={() => aoAbrir(evento)}>
      {conteudo}
    </button>
  );
}
