/** Of `server.mjs`, for the browser tests. */
export function startServer(options: {
  port: number;
  env?: Record<string, string>;
}): Promise<{ url: string; stop: () => Promise<void>; said: () => string }>;
export function freePort(): Promise<number>;
