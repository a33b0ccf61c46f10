import type { Credenciais } from '@merenda/shared/contratos';
import { CREDENCIAIS_ERRADAS } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { emTransacao } from '../../banco/transacao.js';
import { Recusa } from '../../nucleo/recusas.js';
import { rotasDe, type Rotas } from '../rotas.js';
import { temPassoPorFazer } from '../primeiros-passos/consultas.js';
import { anotarAparelho, aparelhoConhecido } from './aparelhos.js';
import { credenciais, usuarioDaSessao } from './consultas.js';
import { motivoDoFim } from './fim.js';
import { nomeDoAparelho } from './nome-do-aparelho.js';
import { senhaConfere } from './senhas.js';
import { abrirSessao, encerrarSessao } from './sessoes.js';
import { Tentativas, type Tentativa } from './tentativas.js';
import { tokenDaRequisicao } from './token.js';

/** The result of a login attempt. */
const RESULTADOS: Record<number, string> = { 200: 'aceito', 401: 'recusado', 429: 'contido' };

/** The user, when the password is right; null otherwise. Throws when nothing could be compared. */
async function quemEntra(
  banco: Banco,
  { usuario, senha }: Credenciais,
  { prioridade }: Tentativa,
): Promise<{ id: number } | null> {
  const conhecido = await credenciais(banco, usuario);
  const confere = await senhaConfere(conhecido?.senhaHash, senha, prioridade);
  return confere && conhecido ? conhecido : null;
}

const tokens: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  const tentativas = new Tentativas(app.banco, 'login');

  rota(
    'POST /tokens/autenticar',
    {
      permissao: 'PUBLICA',
      summary: 'Abre uma sessão',
      consumes: ['application/x-www-form-urlencoded'],
      // Neither contains the username: names typed at a login are sometimes passwords.
      onResponse: async (req, res) => {
        const resultado = RESULTADOS[res.statusCode];
        if (!resultado) return;
        app.metricas.logins.inc({ resultado });
        req.log[resultado === 'aceito' ? 'info' : 'warn']({ resultado }, 'tentativa de entrar');
      },
    },
    async (req) => {
      const { usuario: conta, aparelho: enviado } = req.body;
      const aparelho = (await aparelhoConhecido(app.banco, conta, enviado)) ? enviado : undefined;
      const tentativa = await tentativas.reservar({ ip: req.ip, conta, aparelho });
      const conhecido = await quemEntra(app.banco, req.body, tentativa).catch(async (erro: unknown) => {
        await tentativa.devolver();
        throw erro;
      });
      if (!conhecido) throw new Recusa(401, CREDENCIAIS_ERRADAS);
      await tentativa.acertou();
      const { id } = conhecido;
      return emTransacao({ banco: app.banco, usuario: conhecido, ip: req.ip }, async (tx) => {
        const usuario = await usuarioDaSessao(tx, id);
        if (!usuario) throw new Recusa(401, CREDENCIAIS_ERRADAS);
        const primeirosPassos = await temPassoPorFazer(app.banco, usuario, tx);
        const novoAparelho = await anotarAparelho(tx, id, { token: enviado, agente: req.headers['user-agent'] });
        const origem = { aparelho: nomeDoAparelho(req.headers['user-agent']), endereco: req.ip };
        return { usuario, token: await abrirSessao(tx, id, origem), aparelho: novoAparelho, primeirosPassos };
      });
    },
  );

  rota(
    'GET /tokens/checar',
    { permissao: 'PUBLICA', summary: 'Diz se a sessão vale' },
    async (req) => req.usuario !== null,
  );

  rota(
    'POST /tokens/fim',
    {
      permissao: 'PUBLICA',
      summary: 'Por que uma sessão terminou',
      description: 'O token vai no corpo: quem o tem é quem usava a sessão. O servidor se lembra por sete dias.',
    },
    async (req) => ({ motivo: await motivoDoFim(app.banco, req.body.token) }),
  );

  rota('DELETE /tokens', { permissao: 'PUBLICA', summary: 'Encerra a sessão' }, async (req) => {
    const token = tokenDaRequisicao(req);
    if (token) await emTransacao({ banco: app.banco, usuario: req.usuario }, (tx) => encerrarSessao(tx, token));
  });
};

export default tokens;
