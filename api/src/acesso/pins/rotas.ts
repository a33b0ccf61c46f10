import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { redeDe } from '../../nucleo/rede.js';
import { tokensDe } from '../tokens/aparelhos.js';
import { contarLogin } from '../tokens/contar-login.js';
import { origemDe } from '../tokens/entrada.js';
import { Tentativas } from '../tokens/tentativas.js';
import { listarPins, pessoasDoAparelho } from './consultas.js';
import { definirPin, retirarPin } from './definicao.js';
import { entrarPorPin } from './entrada.js';

const pins: Rotas = async (app) => {
  const rota = rotasDe(app, 'PIN da cozinha');

  const tentativas = new Tentativas(app.banco, 'pin');

  rota(
    'POST /tokens/pin/pessoas',
    {
      permissao: 'PUBLICA',
      summary: 'Quem tem um PIN neste aparelho',
      description: 'Nome e sobrenome. Um aparelho desconhecido recebe uma lista vazia.',
    },
    async (req) => {
      const pessoas = await pessoasDoAparelho(app.banco, tokensDe(req.body.aparelho));
      // An address that asks with one token after the other has to wait.
      if (pessoas.length === 0) await tentativas.reservar({ ip: req.ip, conta: redeDe(req.ip) });
      return pessoas;
    },
  );

  rota(
    'POST /tokens/pin',
    {
      permissao: 'PUBLICA',
      summary: 'Abre a cozinha com o PIN deste aparelho',
      description:
        'A sessão tem o alcance COZINHA: as outras chamadas respondem 403. Cinco PINs errados seguidos apagam o PIN neste aparelho.',
      onResponse: contarLogin(app, 'pin'),
    },
    async (req) => {
      const { aparelho, usuario } = req.body;
      const conhecido = (await pessoasDoAparelho(app.banco, [aparelho])).some(({ id }) => id === usuario);
      const tentativa = await tentativas.reservar({
        ip: req.ip,
        conta: String(usuario),
        aparelho: conhecido ? aparelho : undefined,
      });
      const meios = { banco: app.banco, ip: req.ip, avisar: app.avisarPorEmail };
      return entrarPorPin(meios, req.body, origemDe(req), tentativa);
    },
  );

  rota('GET /pins', { permissao: 'LOGADO', summary: 'Os próprios PINs da cozinha' }, async (req) =>
    listarPins(req.contexto),
  );

  rota(
    'PUT /pins',
    {
      permissao: 'LOGADO',
      reautenticacao: true,
      summary: 'Define o próprio PIN da cozinha em um aparelho',
      description: 'A resposta traz o novo token do usuário neste aparelho; o anterior deixa de valer.',
    },
    async (req) => definirPin(req.contexto, req.body),
  );

  rota('DELETE /pins/:pin', { permissao: 'LOGADO', summary: 'Retira um dos próprios PINs da cozinha' }, async (req) =>
    retirarPin(req.contexto, req.params.pin),
  );
};

export default pins;
