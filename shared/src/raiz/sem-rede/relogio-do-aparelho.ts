const dois = (numero: number) => String(numero).padStart(2, '0');

/** An instant on the clock of the device: '07:40', of another day '24/11 às 07:40'. */
export function dizerQuando(instante: number): string {
  const quando = new Date(instante);
  const hora = `${dois(quando.getHours())}:${dois(quando.getMinutes())}`;
  if (quando.toDateString() === new Date().toDateString()) return hora;
  return `${dois(quando.getDate())}/${dois(quando.getMonth() + 1)} às ${hora}`;
}
