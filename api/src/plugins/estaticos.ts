import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { enderecoDoLogo } from '@merenda/shared/formatos';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Banco } from '../banco/conexao.js';
import { buscarLogo } from '../cadastros/index.js';
import { lerGuardadas } from '../mecanismos/configuracoes.js';
import { etiquetasApresentadas } from '../mecanismos/validadores/etiqueta.js';
import { naoMudou } from '../mecanismos/validadores/nao-mudou.js';
import { enderecoInexistente } from './erros.js';

const UM_ANO = 'public, max-age=31536000, immutable';
const NUNCA = 'no-store';
/** Kept by the browser, which asks each time whether it is still the live one. */
const A_CADA_VEZ = 'no-cache';
/** Kept by the browser for an hour: the file of a logo changes rarely, and a change is visible the same day. */
const UMA_HORA = 'public, max-age=3600';

/** Folders whose files have a hash or a version in their address; a missing file there is an error, never the page. */
export const COM_HASH = /^\/(assets|areas)\//;

/**
 * Serves the built product: the shell at `/`, the areas under `/areas/<area>/<version>/`, `federation.json`. The page
 * and the list of areas, which name the live version, answer 304 while their content is the same; files with their
 * version in the address are cached for ever. Compressed copies (`.br`, `.gz`) next to a file are used. `municipios` is the installation's folder of logos, served at
 * `/municipios/`; without a file there, the logo of the settings is sent, or 204.
 */
export default fp<{ pasta: string; municipios?: string | null }>(
  async (app, { pasta, municipios }) => {
    const shell = path.join(pasta, 'shell');
    await app.register(fastifyStatic, {
      root: shell,
      prefix: '/',
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // One handler for all addresses instead of one route per file, so that a rebuilt shell is served without a
      // restart.
      wildcard: true,
      setHeaders: (res, arquivo) => {
        res.setHeader('cache-control', arquivo.includes(`${path.sep}assets${path.sep}`) ? UM_ANO : NUNCA);
      },
    });
    await app.register(fastifyStatic, {
      root: path.join(pasta, 'areas'),
      prefix: '/areas/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (res) => {
        res.setHeader('cache-control', UM_ANO);
      },
    });
    if (municipios) {
      await app.register(fastifyStatic, {
        root: municipios,
        prefix: '/municipios/',
        decorateReply: false,
        cacheControl: false,
        dotfiles: 'ignore',
        setHeaders: (res) => {
          res.setHeader('cache-control', UMA_HORA);
        },
      });
    }
    // Written again at each publication, so it has no compressed copy.
    await app.register(async (escopo) => {
      await escopo.register(compress);
      escopo.get('/federation.json', { schema: { hide: true } }, (req, res) =>
        vivo(req, res, 'federation.json', pasta),
      );
    });
    for (const endereco of ['/', '/index.html'])
      app.get(endereco, { schema: { hide: true } }, (req, res) => vivo(req, res, 'index.html', shell));

    app.setNotFoundHandler(async (req, res) => {
      if (logo(req)) return logoDasConfiguracoes(app.banco, req, res);
      return navegacao(req) ? vivo(req, res.code(200), 'index.html', shell) : enderecoInexistente();
    });
  },
  { name: 'estaticos', dependencies: ['erros', 'banco'] },
);

/** The logo that CONFIGURACOES has stored, at the address of its municipality. */
async function logoDasConfiguracoes(banco: Banco, req: FastifyRequest, res: FastifyReply): Promise<FastifyReply> {
  const { nome } = await lerGuardadas(banco);
  const guardado = nome !== null && req.url === enderecoDoLogo(nome) ? await buscarLogo(banco) : null;
  res.header('cache-control', A_CADA_VEZ);
  // A city without a logo is not an error: the browser shows the initials, and its console stays empty.
  if (guardado === null) return res.code(204).send();
  const etiqueta = `"${createHash('sha256').update(guardado).digest('base64url')}"`;
  res.header('etag', etiqueta);
  if (etiquetasApresentadas(req.headers['if-none-match']).includes(etiqueta)) return naoMudou(res).send();
  return res.type('image/png').send(Buffer.from(guardado.slice(guardado.indexOf(',') + 1), 'base64'));
}

/** The address of a city's logo (specification 1, section 1: static path by city name). */
const logo = ({ method, url }: FastifyRequest): boolean => method === 'GET' && /^\/municipios\/[^/]+\.png$/.test(url);

/** A person who types or reloads the address of a screen, not a program that requests a file or data. */
function navegacao({ method, headers, url }: FastifyRequest): boolean {
  return (
    method === 'GET' && (headers.accept ?? '').includes('text/html') && !url.startsWith('/api/') && !COM_HASH.test(url)
  );
}

/**
 * A file that is replaced in place. Its tag is a digest of its content: two releases may have files of the same length,
 * and a copy may give them the same time.
 */
async function vivo(req: FastifyRequest, res: FastifyReply, nome: string, pasta: string): Promise<FastifyReply> {
  const digesto = createHash('sha256').update(await readFile(path.join(pasta, nome)));
  const etiqueta = `W/"${digesto.digest('base64url')}"`;
  res.headers({ 'cache-control': A_CADA_VEZ, etag: etiqueta });
  if (etiquetasApresentadas(req.headers['if-none-match']).includes(etiqueta)) return naoMudou(res).send();
  return res.sendFile(nome, pasta, { cacheControl: false, etag: false, lastModified: false });
}
