import { ServerResponse } from 'node:http';
import { shiftDate } from './shift-date.mjs';

/** Node runs this before a program that is started with `FIXED_CLOCK` (`fixed-clock.mjs`), and in its threads. */
shiftDate(Number(process.env.CLOCK_SHIFT));

const { writeHead } = ServerResponse.prototype;

/**
 * Node dates its answers by the machine's clock. A browser reads from this date how far the server's clock is from its
 * own: without the shifted one, a cookie of the test's day has expired when it arrives.
 */
ServerResponse.prototype.writeHead = function writeDatedHead(...args) {
  if (!this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, args);
};
