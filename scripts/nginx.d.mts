/** Of `nginx.mjs`, for the browser tests. */
export function startNginx(options: {
  published: string;
  api: string;
}): Promise<{ url: string; stop: () => Promise<void> }>;
