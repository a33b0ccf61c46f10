import { nomeComum } from '@merenda/shared/formatos';
import { ModalDetalhes } from '@merenda/shared/ui';
import type { ComidaDosEventos } from './comida.js';
import { DetalhesDoEvento } from './DetalhesDoEvento.js';
import { LinhaDoEvento } from './LinhaDoEvento.js';
import type { Evento } from './mes.js';
import { SoConsulta } from './SoConsulta.js';

interface EventoSoLeituraProps {
  evento: Evento;
  comida: ComidaDosEventos;
  aoFechar: () => void;
}

/** A menu of a day for a user who may not change it. */
export function EventoSoLeitura({ evento, comida, aoFechar }: EventoSoLeituraProps) {
  return (
    <ModalDetalhes
      titulo={`${nomeComum(evento.cardapio.nome)} – ${evento.lancamentos[0]?.data ?? ''}`}
      largura="GAVETA"
      detalhes={[]}
      aoFechar={aoFechar}
    >
      <LinhaDoEvento evento={evento} comUnidades />
      <SoConsulta />
      <DetalhesDoEvento evento={evento} comida={comida} />
    </ModalDetalhes>
  );
}
