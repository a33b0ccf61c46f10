/** Of `time-zone.mjs`, for the browser tests. */
export const TIME_ZONE: string;
