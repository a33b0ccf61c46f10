/**
 * The municipality's time zone (TZ_MUNICIPIO) for tests that run the product for long, chosen once in a process: a job
 * that begins before midnight and ends after it loses its 'today'. In the last two hours of the day in Brasília it is the
 * one of Acre, two hours behind.
 */
export const TIME_ZONE =
  process.env.TZ_MUNICIPIO ?? (hourIn('America/Sao_Paulo') < 22 ? 'America/Sao_Paulo' : 'America/Rio_Branco');

function hourIn(timeZone) {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date()));
}
