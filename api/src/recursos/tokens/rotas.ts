import { Credenciais, SessaoAberta } from '@merenda/shared/contratos';
import { z } from 'zod';
import { emTransacao } from '../../banco/transacao.js';
import { Recusa } from '../../plugins/erros.js';
import { tokenDoPedido } from '../../plugins/sessao.js';
import type { Rotas } from '../rotas.js';
import { abrirSessao, credenciais, encerrarSessao, usuarioDaSessao } from './repositorio.js';
import { senhaConfere } from './senhas.js';
import { Tentativas } from './tentativas.js';

const CREDENCIAIS_ERRADAS = 'Usuário ou senha estão incorretos!';

/** What the answer to a login says of the attempt. */
const RESULTADOS: Record<number, string> = { 200: 'aceito', 401: 'recusado', 429: 'contido' };

const tokens: Rotas = async (app) => {
  const tentativas = new Tentativas();

  app.post('/tokens/autenticar', {
    config: { permissao: 'PUBLICA' },
    schema: {
      tags: ['Sessão'],
      summary: 'Abre uma sessão',
      consumes: ['application/x-www-form-urlencoded'],
      body: Credenciais,
      response: { 200: SessaoAberta },
    },
    // Who tried stands in neither: names typed at a login are sometimes passwords.
    onResponse: async (req, res) => {
      const resultado = RESULTADOS[res.statusCode];
      if (!resultado) return;
      app.metricas.logins.somar({ resultado });
      req.log[resultado === 'aceito' ? 'info' : 'warn']({ resultado }, 'tentativa de entrar');
    },
  }, async (req) => {
    const { usuario: nome, senha } = req.body;
    tentativas.exigirVez(req.ip, nome);
    const conhecido = await credenciais(app.banco, nome);
    if (!(await senhaConfere(conhecido?.senhaHash, senha)) || !conhecido) {
      tentativas.contar(req.ip, nome);
      throw new Recusa(401, CREDENCIAIS_ERRADAS);
    }
    tentativas.acertou(req.ip, nome);
    return emTransacao({ banco: app.banco, usuario: conhecido }, async (tx) => {
      const usuario = await usuarioDaSessao(tx, conhecido.id);
      if (!usuario) throw new Recusa(401, CREDENCIAIS_ERRADAS);
      return { usuario, token: await abrirSessao(tx, conhecido.id) };
    });
  });

  app.get('/tokens/checar', {
    config: { permissao: 'PUBLICA' },
    schema: { tags: ['Sessão'], summary: 'Diz se a sessão vale', response: { 200: z.boolean() } },
  }, async (req) => req.usuario !== null);

  app.delete('/tokens', {
    config: { permissao: 'PUBLICA' },
    schema: { tags: ['Sessão'], summary: 'Encerra a sessão', response: { 204: z.void() } },
  }, async (req, res) => {
    const token = tokenDoPedido(req);
    if (token) await emTransacao({ banco: app.banco, usuario: req.usuario }, (tx) => encerrarSessao(tx, token));
    return res.code(204).send();
  });
};

export default tokens;
