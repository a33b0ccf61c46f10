import type { Credenciais } from '@merenda/shared/contratos';
import { CREDENCIAIS_ERRADAS } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { emTransacao } from '../../banco/transacao.js';
import { Recusa } from '../../nucleo/recusas.js';
import { rotasDe, type Rotas } from '../rotas.js';
import { aparelhoConhecido } from './aparelhos.js';
import { credenciais } from './consultas.js';
import { contarLogin } from './contar-login.js';
import { entrar } from './entrada.js';
import { motivoDoFim } from './fim.js';
import { senhaConfere } from './senhas.js';
import { encerrarSessao } from './sessoes.js';
import { Tentativas, type Tentativa } from './tentativas.js';
import { tokenDaRequisicao } from './token.js';

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
      // Usernames that are typed at a login are sometimes passwords.
      onResponse: contarLogin(app, 'senha'),
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
      return emTransacao({ banco: app.banco, usuario: conhecido, ip: req.ip }, (tx) =>
        entrar(app.banco, tx, id, { token: enviado, agente: req.headers['user-agent'], endereco: req.ip }),
      );
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
