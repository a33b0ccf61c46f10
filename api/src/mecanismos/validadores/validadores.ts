import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { aindaVale, etiquetaDe, etiquetaDoConteudo, etiquetasApresentadas, type Instante } from './etiqueta.js';
import { naoMudou } from './nao-mudou.js';

/** From this length on an answer is kept in the process (characters): the others are many, and cheap to make. */
const LONGA = 4096;

/**
 * Entity tags for reads: the browser keeps the response and asks each time whether it is still right; 304 without a
 * read of its tables when nothing that it depends on has changed. A long answer is also kept in the process, for browsers
 * that do not have it. Registered after everything that may refuse the request, so that both are only sent to a user
 * who would also get the response.
 */
export default fp(
  async (app) => {
    app.addHook('preHandler', async (req, res) => {
      const instante = instanteDe(req);
      if (!instante) return;
      const valida = etiquetasApresentadas(req.headers['if-none-match']).find((uma) => aindaVale(instante, uma));
      if (valida) return naoMudou(marcar(res, valida)).send();
      if (app.guardadas.responder(req, res, instante)) return res;
      req.validavel?.leitura.comecarResposta();
    });
    app.addHook('onSend', async (req, res, corpo) => {
      const instante = instanteDe(req);
      const validavel = instante !== undefined || req.routeOptions.config.paraTodos === true;
      if (!validavel || res.statusCode !== 200 || typeof corpo !== 'string') return corpo;
      const doBanco = instante ? etiquetaDaResposta(req, instante) : null;
      const etiqueta = doBanco ?? etiquetaDoConteudo(corpo);
      marcar(res, etiqueta);
      if (instante && doBanco && corpo.length >= LONGA)
        app.guardadas.anotar(req, doBanco, req.validavel?.leitura.doUsuario ? instante.sessaoDe : null);
      if (!etiquetasApresentadas(req.headers['if-none-match']).includes(etiqueta)) return corpo;
      naoMudou(res);
      return null;
    });
  },
  { name: 'validadores', dependencies: ['leitura', 'guardadas', 'sessao', 'permissao'] },
);

/** Undefined for a request whose response gets no tag. */
function instanteDe({ validavel, usuarioDaSessao, alcance, url }: FastifyRequest): Instante | undefined {
  if (!validavel?.marcas || !usuarioDaSessao) return undefined;
  return { url, sessaoDe: `${usuarioDaSessao.id} ${alcance}`, marcas: validavel.marcas, dia: validavel.dia };
}

/**
 * Null when the response depends on more than the database and the day, or when it read no table at all and so does
 * not come from the database.
 */
function etiquetaDaResposta({ validavel }: FastifyRequest, instante: Instante): string | null {
  if (!validavel) return null;
  const { daResposta, daSessao, doUsuario, deFora } = validavel.leitura;
  if (deFora || daResposta.size === 0) return null;
  // The user's rights are a part of the answer where the handler looked at them; elsewhere the checks before it, which
  // each request passes, are all that depends on them.
  const direitos = doUsuario ? [...daSessao].filter((tabela) => instante.marcas.has(tabela)) : [];
  return etiquetaDe(instante, { tabelas: new Set([...daResposta, ...direitos]), doUsuario });
}

/** `Vary`: the browser of the next user does not offer the response of the one before. */
function marcar(res: FastifyReply, etiqueta: string): FastifyReply {
  return res.headers({ etag: etiqueta, 'cache-control': 'private, no-cache', vary: 'Authorization' });
}
