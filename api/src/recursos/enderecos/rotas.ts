import { Endereco, PorCep } from '@merenda/shared/contratos';
import { naoEncontrado } from '../../nucleo/recusas.js';
import type { Rotas } from '../rotas.js';

const enderecos: Rotas = async (app) => {
  app.get(
    '/enderecos/:cep',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags: ['Endereços'],
        summary: 'O endereço de um CEP',
        description:
          '404 quando o CEP não existe; 503 quando o serviço de CEP não responde: nos dois casos o endereço é digitado.',
        params: PorCep,
        response: { 200: Endereco },
      },
    },
    async (req) => {
      const endereco = await app.externos.cep(req.params.cep);
      if (!endereco) throw naoEncontrado('CEP não encontrado: preencha o endereço.');
      return endereco;
    },
  );
};

export default enderecos;
