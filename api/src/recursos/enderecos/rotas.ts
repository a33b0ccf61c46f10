import { naoEncontrado } from '../../nucleo/recusas.js';

import { rotasDe, type Rotas } from '../rotas.js';

const enderecos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Endereços');

  rota(
    'GET /enderecos/:cep',
    {
      permissao: 'LOGADO',
      summary: 'O endereço de um CEP',
      description:
        '404 quando o CEP não existe; 503 quando o serviço de CEP não responde: nos dois casos o endereço é digitado.',
    },
    async (req) => {
      const endereco = await app.externos.cep(req.params.cep);
      if (!endereco) throw naoEncontrado('CEP não encontrado: preencha o endereço.');
      return endereco;
    },
  );
};

export default enderecos;
