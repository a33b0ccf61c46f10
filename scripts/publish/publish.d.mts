interface Built {
  part: string;
  versao: string;
  folder: string;
  entry: { versao: string };
}

/** Of `publish.mjs`, for the browser tests. */
export function publish(options: { to: string; built: Built[]; withoutKey?: boolean }): Promise<unknown>;
export function rollback(options: { to: string; part: string }): Promise<unknown>;
