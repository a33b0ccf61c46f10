import fs from 'node:fs';

export default async function stop() {
  if (!globalThis.produto) return;
  const { servers, folder } = globalThis.produto;
  await Promise.all(servers.map((server) => server.stop()));
  fs.rmSync(folder, { recursive: true, force: true });
}
