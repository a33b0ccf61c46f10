import fs from 'node:fs';

export default async function stop() {
  if (!globalThis.produto) return;
  const { server, folder } = globalThis.produto;
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
