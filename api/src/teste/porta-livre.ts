import net from 'node:net';

/** A free port of this machine. */
export function portaLivre(): Promise<number> {
  return new Promise((resolver) => {
    const servidor = net.createServer().listen(0, '127.0.0.1', () => {
      const endereco = servidor.address();
      servidor.close(() => resolver(typeof endereco === 'object' && endereco ? endereco.port : 0));
    });
  });
}
