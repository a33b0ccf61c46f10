import { CAMPOS_DE_LINK, ROTULOS_LINK, type LinkInstitucional } from '@merenda/shared/contratos';
import { lerConfiguracoes, type Configuracoes } from '../../mecanismos/configuracoes.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';

const links: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /links',
    { permissao: 'PUBLICA', summary: 'Os links de suporte e de redes sociais da tela de entrada' },
    async () => linksDe(await lerConfiguracoes(app.banco, app.doServidor)),
  );
};

/** Links of the login that have an address. */
const linksDe = (configuracoes: Configuracoes): LinkInstitucional[] =>
  CAMPOS_DE_LINK.flatMap((campo) => {
    const endereco = configuracoes[campo];
    return endereco ? [{ nome: ROTULOS_LINK[campo], endereco }] : [];
  });

export default links;
