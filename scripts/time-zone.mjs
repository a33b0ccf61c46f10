/**
 * The municipality's time zone for tests that run the product for long: a job that begins before midnight and ends after
 * it loses its 'today'. In the last two hours of the day in Brasília it is the one of Acre, two hours behind.
 * @param {Date} now
 * @returns {string} its IANA name
 */
export function timeZoneAt(now) {
  return hourIn('America/Sao_Paulo', now) < 22 ? 'America/Sao_Paulo' : 'America/Rio_Branco';
}

function hourIn(timeZone, now) {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
}

/** TZ_MUNICIPIO of the products that this process tests: chosen once, when it begins. */
export const TIME_ZONE = process.env.TZ_MUNICIPIO ?? timeZoneAt(new Date());
