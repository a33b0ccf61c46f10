import { ROTULOS_TIPO_LANCAMENTO } from '@merenda/shared/contratos';
import type { Evento } from './mes.js';

/** A menu of a day: blue for Diário, red for Semanal, and the kind in words. */
export function BotaoDoEvento({ evento, aoAbrir }: { evento: Evento; aoAbrir: (evento: Evento) => void }) {
  const { tipo, cardapio, lancamentos } = evento;
  return (
    <button
      type="button"
      className={`calendario-evento calendario-${tipo.toLowerCase()}`}
      onClick={() => aoAbrir(evento)}
      title={cardapio.nome}
    >
      <span className="calendario-evento-nome">{cardapio.nome}</span>
      <span className="calendario-evento-tipo">
        {ROTULOS_TIPO_LANCAMENTO[tipo]}
        {lancamentos.length > 1 && ` · ${lancamentos.length} unidades`}
      </span>
    </button>
  );
}
