/** Of `demonstration.mjs`, for the browser tests. */
export function demonstrationDatabase(): Promise<string>;
