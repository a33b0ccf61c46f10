/**
 * The day of every test that runs the product: a Wednesday with classes, in the middle of the morning. The week has no
 * holiday before it, and neither the month nor the year ends soon.
 */
const SCHOOL_DAY = '2026-11-18T10:00:00-03:00';

/** The municipality's time zone on that day. */
export const TIME_ZONE = 'America/Sao_Paulo';

// Chosen once in a run: the processes that this one starts inherit it.
process.env.CLOCK_SHIFT ??= String(Date.parse(SCHOOL_DAY) - Date.now());

/** How far the test clock is from the machine's (ms). */
export const SHIFT = Number(process.env.CLOCK_SHIFT);

/** The environment of a product, or of another Node program of a test, that lives on the day of the tests. */
export const FIXED_CLOCK = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('./preload.mjs', import.meta.url).href}`.trim(),
  CLOCK_SHIFT: String(SHIFT),
  TZ_MUNICIPIO: TIME_ZONE,
};
