import { EstadoErro, useTelaEstreita } from '@merenda/shared/ui';
import { Skeleton } from 'antd';
import { ListaDoMes } from './ListaDoMes.js';
import { mesDe } from './mes.js';
import { Mes } from './Mes.js';
import { Semana } from './Semana.js';
import type { Calendario } from './useCalendario.js';
import type { VistaDoCalendario } from './vista.js';

/** px; the least that a month or a week needs. */
const ALTURA = 720;

interface DiasDoCalendarioProps {
  calendario: Calendario;
  vista: VistaDoCalendario;
  /** Names what the list shows; null while its menus are on the way. Each new name opens the list at today. */
  abertura: string | null;
}

/** The days in the chosen view, until then their place, or why they do not come. */
export function DiasDoCalendario({ calendario, vista, abertura }: DiasDoCalendarioProps) {
  const estreita = useTelaEstreita();
  const { data, visao, consulta, pendente } = calendario;
  if (consulta.error !== null && consulta.data === undefined) return <EstadoErro consulta={consulta} />;
  if (pendente) return <Skeleton.Node active style={{ width: '100%', height: ALTURA }} />;
  switch (visao) {
    case 'semana':
      return <Semana {...vista} dia={data} compacta={estreita} />;
    case 'mes':
      return <Mes {...vista} mes={mesDe(data)} compacto={estreita} />;
    case 'lista':
      return <ListaDoMes {...vista} mes={mesDe(data)} abertura={abertura} rolarAteHoje={estreita} />;
  }
}
