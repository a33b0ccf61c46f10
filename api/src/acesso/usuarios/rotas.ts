import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { CORPO_COM_IMAGEM } from '../../nucleo/imagem.js';
import { Recusa } from '../../nucleo/recusas.js';
import { enderecoDoLink } from '../recuperacao/link.js';
import { mensagemDeConvite } from '../recuperacao/mensagem.js';
import { avisarDoSegundoFator } from '../segundo-fator/avisos.js';
import { Tentativas } from '../tokens/tentativas.js';
import { alterarAcessos } from './acessos-de-varios.js';
import { lerGestao, listarUsuarios } from './consultas.js';
import { abrirConvite } from './convite.js';
import { buscarFoto, gravarFoto } from './foto.js';
import { alterarUsuario, criarUsuario } from './gravacao.js';
import { paginaDeUsuarios } from './paginas.js';
import { redefinirSegundoFator } from './segundo-fator.js';
import { desativarUsuario, excluirUsuario, reativarUsuario } from './situacao.js';
import { exportarDoUsuario } from './titular.js';

const ESPERA =
  'Quando outra pessoa com a permissão Usuários pode aprovar, dar ou tirar essa permissão espera por ela (aguardaAprovacao); sem uma terceira pessoa, tirar espera a confirmação da própria pessoa ou sete dias sem oposição.';
const SENHA_DO_GESTOR = 'De quem tem a permissão Usuários, pede a senha de quem altera.';

const usuarios: Rotas = async (app) => {
  const rota = rotasDe(app, 'Usuários');
  // A password in an edit is compared with the stored one.
  const tentativas = new Tentativas(app.banco, 'login');

  rota('GET /usuarios', { permissao: 'USUARIOS', summary: 'Lista os usuários' }, async (req) =>
    listarUsuarios(req.contexto.banco),
  );

  rota(
    'GET /usuarios/pagina',
    { permissao: 'USUARIOS', summary: 'Uma página da lista de usuários, filtrada e ordenada' },
    async ({ contexto, query }) => paginaDeUsuarios(contexto, query),
  );

  rota(
    'GET /usuarios/gestao',
    {
      permissao: 'USUARIOS',
      summary: 'Quem tem a permissão Usuários, e os pedidos que esperam a aprovação de uma dessas pessoas',
    },
    async (req) => lerGestao(req.contexto.banco),
  );

  rota(
    'POST /usuarios',
    {
      permissao: 'USUARIOS',
      summary: 'Cadastra um usuário',
      description: `Com a permissão Usuários, pede a senha de quem cadastra. ${ESPERA}`,
    },
    async (req) => criarUsuario(req.contexto, req.body),
  );

  rota(
    'PUT /usuarios/:id',
    {
      permissao: 'USUARIOS',
      summary: 'Altera um usuário',
      description: `Outra senha, outro e-mail, outro CPF, dar ou tirar a permissão Usuários pedem a senha de quem altera; o que é igual ao guardado não conta. ${ESPERA}`,
    },
    async (req) => alterarUsuario(req.contexto, tentativas, req.params.id, req.body),
  );

  rota(
    'PUT /usuarios/acessos',
    {
      permissao: 'USUARIOS',
      summary: 'Altera permissões e estoques de vários usuários, de todos ou de nenhum',
      description: `Dar ou tirar a permissão Usuários pede a senha de quem altera. A resposta traz os usuários que mudaram, ou que esperam; as sessões dos que mudaram são encerradas. ${ESPERA}`,
    },
    async (req) => alterarAcessos(req.contexto, req.body),
  );

  rota(
    'DELETE /usuarios/:id',
    {
      permissao: 'USUARIOS',
      summary: 'Desativa um usuário, como PUT /usuarios/:id/desativar, e encerra as suas sessões',
      description: `${SENHA_DO_GESTOR} ${ESPERA} Então a resposta é o usuário; senão, não há resposta.`,
    },
    async (req) => excluirUsuario(req.contexto, req.params.id),
  );

  rota(
    'POST /usuarios/:id/convite',
    {
      permissao: 'USUARIOS',
      summary: 'Envia por e-mail um link para um usuário sem senha escolher a sua',
      description: 'O link vale 72 horas; um novo convite anula os anteriores.',
    },
    async (req) => {
      const convite = await abrirConvite(req.contexto, req.params.id);
      const { enviar, enderecoPublico } = app.correio;
      const link = enderecoDoLink(enderecoPublico, convite.token);
      await enviar(mensagemDeConvite({ ...convite, link })).catch((erro: unknown) => {
        req.log.error(erro, 'o convite não foi enviado');
        throw new Recusa(503, `O convite para ${convite.email} não pôde ser enviado. Tente de novo mais tarde.`);
      });
    },
  );

  rota(
    'PUT /usuarios/:id/desativar',
    {
      permissao: 'USUARIOS',
      summary: 'Desativa um usuário e encerra as suas sessões',
      description: `${SENHA_DO_GESTOR} ${ESPERA}`,
    },
    async (req) => desativarUsuario(req.contexto, req.params.id),
  );

  rota(
    'PUT /usuarios/:id/reativar',
    {
      permissao: 'USUARIOS',
      summary: 'Reativa um usuário desativado',
      description: `${SENHA_DO_GESTOR} ${ESPERA}`,
    },
    async (req) => reativarUsuario(req.contexto, req.params.id),
  );

  rota(
    'DELETE /usuarios/:id/segundo-fator',
    {
      permissao: 'USUARIOS',
      reautenticacao: true,
      summary: 'Retira os segundos fatores de um usuário que os perdeu e encerra as suas sessões',
    },
    async (req) => {
      await redefinirSegundoFator(req.contexto, req.params.id);
      avisarDoSegundoFator(app, req.params.id, 'redefinido');
    },
  );

  rota(
    'GET /usuarios/:id/dados',
    {
      permissao: 'USUARIOS',
      summary: 'Tudo o que o sistema guarda de um usuário, para atender ao pedido dele',
      description: 'A leitura fica na auditoria.',
    },
    async (req) => exportarDoUsuario(req.contexto, req.params.id),
  );

  rota(
    'GET /usuarios/:id/imagem',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      produces: 'text/plain',
      summary: 'A foto de um usuário como data URL; 204 quando não há',
    },
    async (req) => (await buscarFoto(req.contexto, req.params.id)) ?? undefined,
  );

  rota(
    'PUT /usuarios/:id/imagem',
    {
      permissao: 'LOGADO',
      bodyLimit: CORPO_COM_IMAGEM,
      produces: 'text/plain',
      summary: 'Guarda a foto de um usuário: corpo text/plain com a imagem em base64 ou como data URL',
      description: 'A resposta é a foto como ficou guardada, uma data URL.',
    },
    async (req) => gravarFoto(req.contexto, req.params.id, req.body),
  );
};

export default usuarios;
