import { Tentativas } from '../../acesso/index.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { CORPO_COM_IMAGEM } from '../../nucleo/imagem.js';
import { conflito, invalido, Recusa } from '../../nucleo/recusas.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { buscarMunicipio } from './consultas.js';
import { alterarMunicipio } from './gravacao.js';
import { buscarLogo, excluirLogo, gravarLogo } from './logo.js';
import { buscarDestinatario, mensagemDeTeste } from './mensagem.js';

/** Without the key only passkeys can be enrolled, which not every user has a device for. */
const semChave = () =>
  invalido([
    {
      campo: 'segundoFatorObrigatorio',
      mensagem: 'Antes, é preciso definir SEGUNDO_FATOR_CHAVE no servidor e reiniciá-lo.',
    },
  ]);

const municipio: Rotas = async (app) => {
  const rota = rotasDe(app, 'Município');
  const testes = new Tentativas(app.banco, 'mensagem');

  rota(
    'GET /municipio',
    { permissao: 'CONFIGURACOES', summary: 'As configurações do município' },
    async ({ contexto }) => buscarMunicipio(contexto.banco, app),
  );

  rota(
    'PUT /municipio',
    {
      permissao: 'CONFIGURACOES',
      reautenticacao: true,
      summary: 'Altera as configurações do município',
      description: 'O que as variáveis de ambiente do servidor definem não muda.',
    },
    async ({ contexto, body }) => {
      if (body.segundoFatorObrigatorio?.length && app.segredos === null) throw semChave();
      await alterarMunicipio(contexto, app.doServidor, body);
      const alterado = await buscarMunicipio(contexto.banco, app);
      definirRelogio({ fuso: alterado.fuso });
      return alterado;
    },
  );

  rota(
    'GET /municipio/regras',
    { permissao: 'LOGADO', summary: 'As regras que o município escolhe' },
    async ({ contexto }) => lerGuardadas(contexto.banco),
  );

  rota(
    'GET /municipio/servicos-simulados',
    { permissao: 'LOGADO', summary: 'Os serviços externos que respondem com dados de demonstração' },
    async () => app.externos.simulados(),
  );

  rota(
    'POST /municipio/mensagem-de-teste',
    {
      permissao: 'CONFIGURACOES',
      summary: 'Envia um e-mail de teste ao usuário que o pede',
      description: '409 quando o servidor não tem servidor de e-mail; 503 quando este não aceita a mensagem.',
    },
    async ({ contexto, ip, log }) => {
      const { enviar, comServidor, enderecoPublico } = app.correio;
      if (!comServidor) throw conflito('O e-mail não foi configurado no servidor.');
      const { usuario, email } = await buscarDestinatario(contexto);
      await testes.reservar({ ip, conta: usuario });
      await enviar(mensagemDeTeste(email, enderecoPublico)).catch((erro: unknown) => {
        log.error(erro, 'a mensagem de teste não foi enviada');
        throw new Recusa(503, `A mensagem para ${email} não pôde ser enviada. Confira SMTP_URL no servidor.`);
      });
      return { para: email };
    },
  );

  rota(
    'GET /municipio/logo',
    {
      permissao: 'CONFIGURACOES',
      produces: 'text/plain',
      summary: 'O brasão do município como data URL; 204 quando não há',
    },
    async ({ contexto }) => (await buscarLogo(contexto.banco)) ?? undefined,
  );

  rota(
    'PUT /municipio/logo',
    {
      permissao: 'CONFIGURACOES',
      bodyLimit: CORPO_COM_IMAGEM,
      produces: 'text/plain',
      summary: 'Guarda o brasão do município: corpo text/plain com a imagem em base64 ou como data URL',
      description: 'A resposta é o brasão como ficou guardado, uma data URL.',
    },
    async ({ contexto, body }) => gravarLogo(contexto, body),
  );

  rota('DELETE /municipio/logo', { permissao: 'CONFIGURACOES', summary: 'Retira o brasão do município' }, async (req) =>
    excluirLogo(req.contexto),
  );
};

export default municipio;
