import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { confirmarAutenticador, exigirSegredos, iniciarAutenticador } from './autenticador.js';
import { avisarDoSegundoFator } from './avisos.js';
import { cadastrarChave, localDe, prepararChave } from './chaves.js';
import { renovarCodigos } from './codigos.js';
import { buscarSegundoFator } from './consultas.js';
import { retirarAutenticador, retirarChave } from './retirada.js';

/** Also for a user who still has to enrol a second factor. */
const PARA_ATIVAR = { permissao: 'LOGADO', alcances: ['SEGUNDO_FATOR'] } as const;

const segundoFator: Rotas = async (app) => {
  const rota = rotasDe(app, 'Segundo fator');
  const local = localDe(app.correio.enderecoPublico);

  rota('GET /segundo-fator', { ...PARA_ATIVAR, summary: 'Os próprios segundos fatores' }, async (req) =>
    buscarSegundoFator(req.contexto, app.segredos !== null),
  );

  rota(
    'POST /segundo-fator/autenticador',
    {
      ...PARA_ATIVAR,
      reautenticacao: true,
      summary: 'Começa a ativar um aplicativo autenticador',
      description: 'O segredo só vale depois que um código o confirma.',
    },
    async (req) => iniciarAutenticador(req.contexto, exigirSegredos(app.segredos)),
  );

  rota(
    'PUT /segundo-fator/autenticador',
    { ...PARA_ATIVAR, summary: 'Confirma o aplicativo autenticador com um código dele' },
    async (req) => {
      await confirmarAutenticador(req.contexto, exigirSegredos(app.segredos), req.body.codigo);
      avisarDoSegundoFator(app, req.contexto.usuario.id, 'ativado');
    },
  );

  rota(
    'DELETE /segundo-fator/autenticador',
    { permissao: 'LOGADO', reautenticacao: true, summary: 'Retira o próprio aplicativo autenticador' },
    async (req) => {
      await retirarAutenticador(req.contexto);
      avisarDoSegundoFator(app, req.contexto.usuario.id, 'retirado');
    },
  );

  rota(
    'POST /segundo-fator/chaves/opcoes',
    { ...PARA_ATIVAR, reautenticacao: true, summary: 'Começa a cadastrar uma chave de acesso' },
    async (req) => prepararChave(req.contexto, local),
  );

  rota(
    'POST /segundo-fator/chaves',
    { ...PARA_ATIVAR, summary: 'Cadastra a chave de acesso que o navegador criou' },
    async (req) => {
      const nova = await cadastrarChave(req.contexto, local, req.body);
      avisarDoSegundoFator(app, req.contexto.usuario.id, 'chave');
      return nova;
    },
  );

  rota(
    'DELETE /segundo-fator/chaves/:id',
    { permissao: 'LOGADO', reautenticacao: true, summary: 'Retira uma das próprias chaves de acesso' },
    async (req) => {
      await retirarChave(req.contexto, req.params.id);
      avisarDoSegundoFator(app, req.contexto.usuario.id, 'chaveRetirada');
    },
  );

  rota(
    'POST /segundo-fator/codigos',
    {
      ...PARA_ATIVAR,
      reautenticacao: true,
      summary: 'Gera os próprios códigos de recuperação',
      description: 'Os anteriores deixam de valer. Só esta resposta traz os códigos.',
    },
    async (req) => {
      const novos = await renovarCodigos(req.contexto);
      avisarDoSegundoFator(app, req.contexto.usuario.id, 'codigos');
      return novos;
    },
  );
};

export default segundoFator;
