import { shiftDate } from './shift-date.mjs';

/** Node runs this before a program that is started with `FIXED_CLOCK` (`fixed-clock.mjs`), and in its threads. */
shiftDate(Number(process.env.CLOCK_SHIFT));
