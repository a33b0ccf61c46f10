/** Of `shift-date.mjs`, for the browser tests. */
export function shiftDate(shift: number): void;
