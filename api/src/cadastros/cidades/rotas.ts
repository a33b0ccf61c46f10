import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';

const cidades: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /cidades',
    {
      permissao: 'PUBLICA',
      summary: 'As cidades do serviço de apresentação',
      description: 'A tela de entrada usa a primeira: é a cidade desta instalação.',
    },
    async () => {
      const buscar = await app.externos.cidades();
      return buscar();
    },
  );
};

export default cidades;
