import { diasDoPeriodo, diaDaSemana } from '@merenda/shared/regras';
import { EstadoVazio } from '@merenda/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { DiaDaLista } from './DiaDaLista.js';
import { periodoDoMes } from './mes.js';
import type { VistaDoCalendario } from './vista.js';

interface ListaDoMesProps extends VistaDoCalendario {
  mes: string;
  /** Names what the list shows; null while its menus are on the way. Each new name opens the list at today. */
  abertura: string | null;
  /** Whether the list is so long that today lies out of sight: on phones. */
  rolarAteHoje: boolean;
}

/** The month day by day: school days, and those of the others that have a menu. Where it is long it opens at today. */
export function ListaDoMes({ mes, abertura, rolarAteHoje, ...vista }: ListaDoMesProps) {
  const { hoje } = vista;
  const { de, ate } = periodoDoMes(mes);
  const dias = diasDoPeriodo(de, ate).filter(
    (dia) => diaDaSemana(dia) !== null || vista.eventos.has(dia) || vista.marca(dia)?.semAula === false || dia === hoje,
  );
  const secaoDeHoje = useRef<HTMLElement>(null);
  // Only once the menus are there: each of them moves the days below it. Before the frame, which would show the top.
  useLayoutEffect(() => {
    if (rolarAteHoje && abertura !== null) secaoDeHoje.current?.scrollIntoView({ block: 'start' });
  }, [abertura, hoje, rolarAteHoje]);
  return (
    <>
      {vista.eventos.size === 0 && <EstadoVazio motivo="calendario" mensagem="Nenhum cardápio vinculado neste mês." />}
      <div className="calendario-lista">
        {dias.map((dia) => (
          <DiaDaLista key={dia} {...vista} dia={dia} secao={dia === hoje ? secaoDeHoje : undefined} />
        ))}
      </div>
    </>
  );
}
