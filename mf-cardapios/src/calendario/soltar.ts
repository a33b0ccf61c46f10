import type { DragEvent, HTMLAttributes } from 'react';
import type { Solto, VistaDoCalendario } from './vista.js';

/** Only what this calendar drags: a file or a text of another window is not dropped on a day. */
const TIPO = 'application/x-calendario';

/** Puts the dragged menu into the drag's data. */
export function carregar(arrasto: DragEvent, solto: Solto): void {
  arrasto.dataTransfer.setData(TIPO, JSON.stringify(solto));
  arrasto.dataTransfer.effectAllowed = 'move';
}

/** For the element of a day: it takes the dropped menu. */
export function diaQueRecebe(
  dia: string,
  aoSoltar: VistaDoCalendario['aoSoltar'],
): Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'> {
  if (!aoSoltar) return {};
  return {
    onDragOver: (arrasto) => {
      if (!arrasto.dataTransfer.types.includes(TIPO)) return;
      arrasto.preventDefault();
      arrasto.currentTarget.classList.add('calendario-recebe');
    },
    onDragLeave: (arrasto) => arrasto.currentTarget.classList.remove('calendario-recebe'),
    onDrop: (arrasto) => {
      arrasto.currentTarget.classList.remove('calendario-recebe');
      const carga = arrasto.dataTransfer.getData(TIPO);
      if (carga === '') return;
      arrasto.preventDefault();
      aoSoltar(dia, JSON.parse(carga) as Solto);
    },
  };
}
