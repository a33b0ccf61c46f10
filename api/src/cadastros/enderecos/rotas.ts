import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

const enderecos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Endereços');

  rota(
    'GET /enderecos/:cep',
    {
      permissao: 'LOGADO',
      summary: 'O endereço de um CEP',
      description:
        '404 quando o CEP não existe; 409 quando o serviço de CEP não foi configurado; 503 quando não responde: o endereço é então digitado.',
    },
    async (req) => {
      const buscar = await app.externos.cep();
      const endereco = await buscar(req.params.cep);
      if (!endereco) throw naoEncontrado('CEP não encontrado: preencha o endereço.');
      return endereco;
    },
  );
};

export default enderecos;
