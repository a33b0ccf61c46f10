import type { Credenciais } from '@merenda/shared/contratos';
import { CREDENCIAIS_ERRADAS } from '@merenda/shared/regras';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Banco } from '../../banco/conexao.js';
import { emTransacao } from '../../banco/transacao.js';
import { Recusa } from '../../nucleo/recusas.js';
import { rotasDe, type Rotas } from '../rotas.js';
import { avisosDe } from '../segundo-fator/avisos.js';
import { donoDoBilhete, gastarBilhete } from '../segundo-fator/bilhete.js';
import { localDe } from '../segundo-fator/chaves.js';
import { lerProva } from '../segundo-fator/prova.js';
import type { AparelhoDoLogin } from './aparelhos.js';
import { credenciais } from './consultas.js';
import { aposSenha, entrar } from './entrada.js';
import { senhaConfere } from './senhas.js';
import { encerrarSessao } from './sessoes.js';
import { Tentativas, type Tentativa } from './tentativas.js';
import { tokenDaRequisicao } from './token.js';

/** The result of a step of a login. */
const RESULTADOS: Record<number, string> = { 200: 'aceito', 401: 'recusado', 422: 'recusado', 429: 'contido' };

/** The user, when the password is right; null otherwise. Throws when nothing could be compared. */
async function quemEntra(
  banco: Banco,
  { usuario, senha }: Credenciais,
  { suspeita }: Tentativa,
): Promise<{ id: number } | null> {
  const conhecido = await credenciais(banco, usuario);
  const confere = await senhaConfere(conhecido?.senhaHash, senha, suspeita ? 'baixa' : 'normal');
  return confere && conhecido ? conhecido : null;
}

const aparelhoDe = ({
  body,
  headers,
}: FastifyRequest<{ Body: { aparelho?: string | undefined } }>): AparelhoDoLogin => ({
  token: body.aparelho,
  agente: headers['user-agent'],
});

const tokens: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  const tentativas = new Tentativas();
  // Apart from the passwords: a right password must not forget wrong codes.
  const doSegundoPasso = new Tentativas();
  const avisar = avisosDe(app);
  const local = localDe(app.correio.enderecoPublico);

  // Neither metric nor log contains the username: names typed at a login are sometimes passwords.
  const contar = async (req: FastifyRequest, res: FastifyReply): Promise<void> => {
    const resultado = RESULTADOS[res.statusCode];
    if (!resultado) return;
    app.metricas.logins.inc({ resultado });
    req.log[resultado === 'aceito' ? 'info' : 'warn']({ resultado }, 'tentativa de entrar');
  };

  rota(
    'POST /tokens/autenticar',
    {
      permissao: 'PUBLICA',
      summary: 'Abre uma sessão',
      consumes: ['application/x-www-form-urlencoded'],
      onResponse: contar,
    },
    async (req) => {
      const { usuario: nome } = req.body;
      const tentativa = tentativas.reservar(req.ip, nome);
      const conhecido = await quemEntra(app.banco, req.body, tentativa).catch((erro: unknown) => {
        tentativa.devolver();
        throw erro;
      });
      if (!conhecido) throw new Recusa(401, CREDENCIAIS_ERRADAS);
      tentativa.acertou();
      return emTransacao({ banco: app.banco, usuario: conhecido, ip: req.ip }, (tx) =>
        aposSenha({ banco: app.banco, local }, tx, conhecido.id, aparelhoDe(req)),
      );
    },
  );

  rota(
    'POST /tokens/segundo-fator',
    {
      permissao: 'PUBLICA',
      summary: 'Abre a sessão de quem tem um segundo fator',
      description: 'O bilhete é o da resposta de POST /tokens/autenticar; vale cinco minutos e uma vez.',
      onResponse: contar,
    },
    async (req) => {
      const dono = await donoDoBilhete(app.banco, req.body.bilhete);
      const tentativa = doSegundoPasso.reservar(req.ip, dono.usuario);
      const prova = await lerProva({ banco: app.banco, segredos: app.segredos, local }, dono, req.body).catch((erro: unknown) => {
        if (!(erro instanceof Recusa && erro.status === 422)) tentativa.devolver();
        throw erro;
      });
      const aberta = await emTransacao({ banco: app.banco, usuario: dono, ip: req.ip }, async (tx) => {
        await gastarBilhete(tx, req.body.bilhete);
        await prova.gastar(tx);
        return entrar(app.banco, tx, dono.id, aparelhoDe(req), req.body.lembrar);
      });
      tentativa.acertou();
      if (req.body.forma === 'RECUPERACAO') avisar(req, dono.id, 'usado');
      return aberta;
    },
  );

  rota(
    'GET /tokens/checar',
    { permissao: 'PUBLICA', summary: 'Diz se a sessão vale' },
    async (req) => req.usuario !== null,
  );

  rota('DELETE /tokens', { permissao: 'PUBLICA', summary: 'Encerra a sessão' }, async (req) => {
    const token = tokenDaRequisicao(req);
    if (token) await emTransacao({ banco: app.banco, usuario: req.usuario }, (tx) => encerrarSessao(tx, token));
  });
};

export default tokens;
