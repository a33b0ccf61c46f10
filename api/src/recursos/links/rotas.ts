import { rotasDe, type Rotas } from '../rotas.js';

const links: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /links',
    { permissao: 'PUBLICA', summary: 'Os links de suporte e de redes sociais da tela de entrada' },
    async () => app.links,
  );
};

export default links;
