import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { tokenDaRequisicao } from '../../mecanismos/token.js';
import { naoAutenticado, Recusa } from '../../nucleo/recusas.js';
import { confirmarSenha } from './senha-recente.js';
import { Tentativas } from './tentativas.js';

const confirmacao: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  // A session has attempts of its own, beside those of the login: ten in five minutes.
  const tentativas = new Tentativas(app.banco, 'login');

  rota(
    'POST /tokens/confirmar',
    {
      permissao: 'LOGADO',
      // Enrolling a second factor asks for it too.
      alcances: ['SEGUNDO_FATOR'],
      summary: 'Confirma a senha do usuário da sessão',
      description:
        'Algumas chamadas pedem a senha dos últimos cinco minutos; a entrada conta. Sem ela a recusa é 403 com o `type` urn:merenda:confirme-a-senha: depois desta chamada, a recusada pode ser repetida com a mesma Idempotency-Key.',
    },
    async (req) => {
      const token = tokenDaRequisicao(req);
      if (token === null) throw naoAutenticado();
      const { id, usuario } = req.contexto.usuario;
      // The session stands for a known device: others' wrong passwords do not make its user wait.
      const tentativa = await tentativas.reservar({ ip: req.ip, conta: usuario, aparelho: `sessao ${token}` });
      await confirmarSenha(app.banco, id, token, req.body).catch(async (erro: unknown) => {
        const errada = erro instanceof Recusa && erro.status === 422;
        if (errada) req.log.warn('uma senha não foi confirmada');
        else await tentativa.devolver();
        throw erro;
      });
      await tentativa.acertou();
    },
  );
};

export default confirmacao;
