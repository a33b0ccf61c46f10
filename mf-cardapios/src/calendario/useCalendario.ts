import { useHoje, useTelaEstreita } from '@merenda/shared/ui';
import { somarDias } from '@merenda/shared/regras';
import { useMemo, useState } from 'react';
import { useCalendarioEscolar } from '../calendario-escolar/calendario-escolar.api.js';
import { useEventos, usePreverEventos } from './calendario.api.js';
import { useComida, usePratosDoPeriodo } from './comida.js';
import { eventosPorDia } from './eventos.js';
import { mesDe, mesVizinho, periodoDaSemana, periodoDoMes } from './mes.js';
import { useDiaDoEndereco } from './useDiaDoEndereco.js';
import type { EnderecoDoCalendario } from './useEnderecoDoCalendario.js';

/** What the calendar shows at its address: the week or month with its menus, their dishes and the days of class. */
export function useCalendario(endereco: EnderecoDoCalendario, unidade: number | null) {
  const hoje = useHoje();
  const estreita = useTelaEstreita();
  const [diaDoLink] = useState(useDiaDoEndereco());
  const data = endereco.data ?? diaDoLink ?? hoje;
  const visao = endereco.visao ?? (estreita ? 'lista' : 'semana');
  const naSemana = visao === 'semana';
  const periodo = naSemana ? periodoDaSemana(data) : periodoDoMes(mesDe(data));

  const consulta = useEventos(unidade, periodo);
  const chegaram = consulta.isSuccess && !consulta.isPlaceholderData;
  const seguinte = naSemana ? periodoDaSemana(somarDias(data, 7)) : periodoDoMes(mesVizinho(mesDe(data), 1));
  usePreverEventos(unidade, seguinte, chegaram);
  const escola = useCalendarioEscolar(periodo);
  const pratos = usePratosDoPeriodo(unidade, periodo);
  return {
    hoje,
    data,
    visao,
    periodo,
    consulta,
    escola,
    comida: useComida(pratos.data),
    eventos: useMemo(() => eventosPorDia(consulta.data ?? []), [consulta.data]),
    /** Days that fill one after the other would push each other down: they come together. */
    pendente: consulta.isPending || escola.isPending || pratos.isPending,
    /** Whether all that is shown belongs to this address. */
    mostrado: chegaram && !escola.isPending && !pratos.isPending,
  };
}

export type Calendario = ReturnType<typeof useCalendario>;
