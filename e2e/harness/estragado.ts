import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { url } from './produto.js';

export interface ProdutoEstragado {
  url: string;
  /** From now on every file is served unchanged. */
  consertar: () => void;
  parar: () => Promise<void>;
}

/**
 * The product behind a server that serves broken files with the headers of the intact ones, so that the browser caches
 * them. A response of `page.route` never reaches the browser's cache.
 */
export async function servirEstragado(estragar: (caminho: string) => boolean): Promise<ProdutoEstragado> {
  let estragado = true;
  const servidor = http.createServer((req, res) => {
    const caminho = req.url ?? '/';
    const requisicao = http.request(
      new URL(caminho, url()),
      { method: req.method, headers: req.headers },
      (resposta) => {
        if (!estragado || !estragar(caminho)) {
          res.writeHead(resposta.statusCode ?? 502, resposta.headers);
          resposta.pipe(res);
          return;
        }
        resposta.resume();
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': resposta.headers['cache-control'] });
        res.end('{"estragado":');
      },
    );
    requisicao.on('error', () => res.destroy());
    req.pipe(requisicao);
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  return {
    url: `http://127.0.0.1:${String((servidor.address() as AddressInfo).port)}/`,
    consertar: () => (estragado = false),
    parar: () =>
      new Promise<void>((parado) => {
        servidor.close(() => {
          parado();
        });
        servidor.closeAllConnections();
      }),
  };
}
