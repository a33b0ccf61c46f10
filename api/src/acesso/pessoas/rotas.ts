import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { Tentativas } from '../tokens/tentativas.js';
import { buscarDadosCadastrais, exportarProprios } from './consultas.js';
import { alterarDadosCadastrais } from './gravacao.js';

const pessoas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Usuários');
  // A password in an edit is compared with the stored one.
  const tentativas = new Tentativas(app.banco, 'login');

  rota('GET /pessoas/:id', { permissao: 'LOGADO', summary: 'Os próprios dados cadastrais' }, async (req) =>
    buscarDadosCadastrais(req.contexto, req.params.id),
  );

  rota(
    'GET /pessoas/:id/dados',
    { permissao: 'LOGADO', summary: 'Tudo o que o sistema guarda da própria pessoa (Lei 13.709/2018, art. 18)' },
    async (req) => exportarProprios(req.contexto, req.params.id),
  );

  rota(
    'PUT /pessoas/:id',
    {
      permissao: 'LOGADO',
      summary: 'Altera os próprios dados cadastrais',
      description:
        'Outra senha, outro e-mail ou outro CPF pedem a senha atual; o que é igual ao guardado não conta. Uma nova senha encerra todas as sessões do usuário; a resposta traz o token da que continua.',
    },
    async (req) => alterarDadosCadastrais(req.contexto, tentativas, req.params.id, req.body),
  );
};

export default pessoas;
