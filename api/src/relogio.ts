/** The municipality's clock. One for the process; a test may stop it or move it. */
interface Relogio {
  fuso: string;
  agora: () => Date;
}

const padrao: Relogio = { fuso: 'America/Sao_Paulo', agora: () => new Date() };
let relogio = padrao;

/** Changes the time zone or the source of time; without arguments, back to the default. */
export function definirRelogio(mudanca?: Partial<Relogio>): void {
  relogio = mudanca ? { ...relogio, ...mudanca } : padrao;
}

/** This instant. */
export function agora(): Date {
  return relogio.agora();
}

/** Today in the municipality as `YYYY-MM-DD`. */
export function hoje(): string {
  return dataLocal(relogio.agora());
}

/** The municipality's day of an instant, as `YYYY-MM-DD`. */
export function dataLocal(instante: Date): string {
  const { year, month, day } = partes(instante);
  return `${year}-${month}-${day}`;
}

/** An instant as the municipality reads it: `DD/MM/YYYY HH:mm`. */
export function dataHoraBR(instante: Date): string {
  const { year, month, day, hour, minute } = partes(instante);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

function partes(instante: Date): Record<'year' | 'month' | 'day' | 'hour' | 'minute', string> {
  const formato = new Intl.DateTimeFormat('en-CA', {
    timeZone: relogio.fuso,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const valores = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value } of formato.formatToParts(instante)) {
    if (type in valores) valores[type as keyof typeof valores] = value;
  }
  return valores;
}
