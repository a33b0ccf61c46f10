import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { Recusa } from '../../nucleo/recusas.js';
import { Tentativas } from '../tokens/tentativas.js';
import { abrirLink, enderecoDoLink } from './link.js';
import { mensagemDeRecuperacao } from './mensagem.js';
import { redefinirSenha } from './redefinicao.js';

/** Wait for an address that requested links for very many users; each user may still ask from another address. */
const ESPERA_S = 5 * 60;

const recuperacao: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  const pedidos = new Tentativas(app.banco, 'recuperacao');
  const logins = new Tentativas(app.banco, 'login');

  async function escrever(email: string): Promise<Mensagem | null> {
    const link = await abrirLink(app.banco, email);
    return link && mensagemDeRecuperacao({ ...link, link: enderecoDoLink(app.correio.enderecoPublico, link.token) });
  }

  rota(
    'POST /usuarios/recuperar-senha',
    {
      permissao: 'PUBLICA',
      summary: 'Envia por e-mail um link para redefinir a senha',
      description: 'A resposta é a mesma, e no mesmo tempo, exista ou não um usuário com o e-mail.',
    },
    async (req) => {
      const { email } = req.body;
      const { prioridade } = await pedidos.reservar({ ip: req.ip, conta: email });
      if (prioridade === 'baixa')
        throw new Recusa(429, 'Muitos pedidos. Aguarde alguns minutos e tente novamente.', [], { esperaS: ESPERA_S });
      // Looked up and sent after the response, so that neither its text nor its time reveals who has an account.
      app.avisarPorEmail(() => escrever(email));
    },
  );

  rota(
    'POST /usuarios/redefinir-senha',
    { permissao: 'PUBLICA', summary: 'Troca a senha com o link recebido por e-mail' },
    async (req) => {
      const { usuario } = await redefinirSenha({ banco: app.banco, avisar: app.avisarPorEmail }, req.body);
      await logins.darPasse({ ip: req.ip, conta: usuario });
    },
  );
};

export default recuperacao;
