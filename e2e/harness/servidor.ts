/** A server of the built product that a test started for itself. */
export interface Servidor {
  url: string;
  /** Ends it as a system does that shuts down. */
  stop: () => Promise<void>;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
}

declare global {
  /** `scripts/server.mjs`, put here by `environment.cjs`. */
  var servidor: { freePort: () => Promise<number>; startServer: (opcoes: { port: number; env: Record<string, string> }) => Promise<Servidor> };
}

/** Starts the built product on a port of its own. */
export async function ligarServidor(env: Record<string, string>): Promise<Servidor> {
  const { freePort, startServer } = globalThis.servidor;
  return startServer({ port: await freePort(), env });
}
