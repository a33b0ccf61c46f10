import { nomeComum } from '@merenda/shared/formatos';
import { ModalDetalhes } from '@merenda/shared/ui';
import { useLancamentosDoEvento } from './calendario.api.js';
import type { ComidaDosEventos } from './comida.js';
import { DetalhesDoEvento } from './DetalhesDoEvento.js';
import { EventoSemLancamentos } from './EventoSemLancamentos.js';
import { LinhaDoEvento } from './LinhaDoEvento.js';
import type { Evento } from './eventos.js';
import { SoConsulta } from './SoConsulta.js';

interface EventoSoLeituraProps {
  evento: Evento;
  comida: ComidaDosEventos;
  aoFechar: () => void;
}

/** A menu of a day for a user who may not change it. */
export function EventoSoLeitura({ evento, comida, aoFechar }: EventoSoLeituraProps) {
  const lidos = useLancamentosDoEvento(evento);
  const lido = lidos.data && { ...evento, lancamentos: lidos.data };
  return (
    <ModalDetalhes
      titulo={`${nomeComum(evento.cardapio.nome)} – ${evento.data}`}
      largura="GAVETA"
      detalhes={[]}
      aoFechar={aoFechar}
    >
      {lido && lido.lancamentos.length > 0 ? (
        <>
          <LinhaDoEvento evento={lido} comUnidades />
          <SoConsulta />
          <DetalhesDoEvento evento={lido} comida={comida} />
        </>
      ) : (
        <EventoSemLancamentos consulta={lidos} />
      )}
    </ModalDetalhes>
  );
}
