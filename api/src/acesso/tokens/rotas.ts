import type { Credenciais } from '@merenda/shared/contratos';
import { CREDENCIAIS_ERRADAS } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { emTransacao } from '../../banco/transacao.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { tokenDaRequisicao } from '../../mecanismos/token.js';
import { Recusa } from '../../nucleo/recusas.js';
import { avisarDoSegundoFator } from '../segundo-fator/avisos.js';
import { donoDoBilhete, gastarBilhete } from '../segundo-fator/bilhete.js';
import { localDe } from '../segundo-fator/chaves.js';
import { lerProva } from '../segundo-fator/prova.js';
import { aparelhoConhecido, tokensDe } from './aparelhos.js';
import { credenciais, motivoDoFim } from './consultas.js';
import { contarLogin } from './contar-login.js';
import { aposPrimeiroPasso, entrar, origemDe } from './entrada.js';
import { senhaConfere } from './senhas.js';
import { encerrarSessao } from './sessoes.js';
import { Tentativas, type Tentativa } from './tentativas.js';

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
  // Apart from the passwords: a right password must not forget wrong codes.
  const doSegundoPasso = new Tentativas(app.banco, 'segundo-fator');
  const local = localDe(app.correio.enderecoPublico);

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
      const { usuario: conta, aparelho: enviados } = req.body;
      const aparelho = await aparelhoConhecido(app.banco, conta, tokensDe(enviados));
      const tentativa = await tentativas.reservar({ ip: req.ip, conta, aparelho });
      const conhecido = await quemEntra(app.banco, req.body, tentativa).catch(async (erro: unknown) => {
        await tentativa.devolver();
        throw erro;
      });
      if (!conhecido) throw new Recusa(401, CREDENCIAIS_ERRADAS);
      await tentativa.acertou();
      const { id } = conhecido;
      return emTransacao({ banco: app.banco, usuario: conhecido, ip: req.ip }, (tx) =>
        aposPrimeiroPasso({ banco: app.banco, local }, tx, id, origemDe(req)),
      );
    },
  );

  rota(
    'POST /tokens/segundo-fator',
    {
      permissao: 'PUBLICA',
      summary: 'Abre a sessão de quem tem um segundo fator',
      description: 'O bilhete é o da resposta do primeiro passo; vale cinco minutos e uma vez.',
      onResponse: contarLogin(app, 'segundo-fator'),
    },
    async (req) => {
      const dono = await donoDoBilhete(app.banco, req.body.bilhete);
      const tentativa = await doSegundoPasso.reservar({ ip: req.ip, conta: dono.usuario });
      const prova = await lerProva({ banco: app.banco, segredos: app.segredos, local }, dono, req.body).catch(
        async (erro: unknown) => {
          if (!(erro instanceof Recusa && erro.status === 422)) await tentativa.devolver();
          throw erro;
        },
      );
      const aberta = await emTransacao({ banco: app.banco, usuario: dono, ip: req.ip }, async (tx) => {
        await gastarBilhete(tx, req.body.bilhete);
        await prova.gastar(tx);
        return entrar(app.banco, tx, dono.id, origemDe(req), { lembrar: req.body.lembrar });
      });
      await tentativa.acertou();
      if (req.body.forma === 'RECUPERACAO') avisarDoSegundoFator(app, dono.id, 'usado');
      return aberta;
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
