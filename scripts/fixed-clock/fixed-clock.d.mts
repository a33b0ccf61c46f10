/** Of `fixed-clock.mjs`, for the browser tests. */
export const TIME_ZONE: string;
export const SHIFT: number;
export const FIXED_CLOCK: Record<string, string>;
