import { nomeComum } from '@merenda/shared/formatos';
import type { DragEvent } from 'react';
import { resumoDoEvento, type Evento } from './eventos.js';
import type { VistaDoCalendario } from './vista.js';
import { carregar } from './soltar.js';

interface BotaoDoEventoProps extends Pick<VistaDoCalendario, 'comida' | 'marcados' | 'aoAbrir' | 'aoSoltar'> {
  evento: Evento;
  /** Each dish in a line of its own, with its hour; otherwise all in two lines. */
  detalhado?: boolean;
}

/** A menu of a day: a blue edge for Diário, a red one for Semanal, the kind in words, and its dishes. */
export function BotaoDoEvento({ evento, comida, marcados, aoAbrir, aoSoltar, detalhado = false }: BotaoDoEventoProps) {
  const { tipo, cardapio, chave } = evento;
  const { nome, etapa, pratos } = comida(evento);
  const aparencia = {
    className: `calendario-evento calendario-${tipo.toLowerCase()}`,
    title: nomeComum(cardapio.nome),
  };
  const conteudo = (
    <>
      <span className="calendario-evento-nome">{nome}</span>
      <span className="calendario-evento-tipo">
        {resumoDoEvento(evento)}
        {etapa && <span className="calendario-etapa">{etapa}</span>}
      </span>
      {pratos.length > 0 &&
        (detalhado ? (
          <span className="calendario-pratos">
            {pratos.map((prato) => (
              <span key={prato.chave}>
                <b>{prato.hora}</b> {prato.nome}
              </span>
            ))}
          </span>
        ) : (
          <span className="calendario-evento-pratos">{pratos.map((prato) => prato.nome).join(' · ')}</span>
        ))}
    </>
  );
  if (!aoAbrir) return <div {...aparencia}>{conteudo}</div>;
  return (
    <button
      type="button"
      {...aparencia}
      aria-pressed={marcados?.has(chave)}
      draggable={aoSoltar !== undefined && marcados === undefined}
      onDragStart={(arrasto: DragEvent) => carregar(arrasto, { evento: chave })}
      onClick={() => aoAbrir(evento)}
    >
      {conteudo}
    </button>
  );
}
