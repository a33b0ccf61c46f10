import { lerConfiguracoes, linksDe } from '../municipio/consultas.js';
import { rotasDe, type Rotas } from '../rotas.js';

const links: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /links',
    { permissao: 'PUBLICA', summary: 'Os links de suporte e de redes sociais da tela de entrada' },
    async () => linksDe(await lerConfiguracoes(app.banco, app.doServidor)),
  );
};

export default links;
