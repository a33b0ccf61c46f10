import { PERMISSOES, ROTULOS_PERMISSAO } from '@merenda/shared/contratos';
import { rotasDe, type Rotas } from '../rotas.js';
import {
  buscarReferencia,
  listarCategorias,
  listarComponentes,
  listarConvencao,
  listarPatologias,
} from './consultas.js';

/** The lookups of specification 1, section 7: every logged-in user may read them. */
const convencoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Convenções');

  rota('GET /permissoes', { permissao: 'LOGADO', summary: 'Permissões que um usuário pode ter' }, async () =>
    PERMISSOES.map((nome) => ({ nome, descricao: ROTULOS_PERMISSAO[nome] })),
  );

  rota('GET /categorias', { permissao: 'LOGADO', summary: 'Etapas de ensino com a faixa etária' }, async () =>
    listarCategorias(app.banco),
  );

  rota('GET /patologias', { permissao: 'LOGADO', summary: 'Patologias que pedem outro cardápio' }, async () =>
    listarPatologias(app.banco),
  );

  rota('GET /componentes-nutricionais', { permissao: 'LOGADO', summary: 'Nutrientes da ficha técnica' }, async () =>
    listarComponentes(app.banco),
  );

  rota(
    'GET /convencoes/referencias-nutricionais',
    { permissao: 'LOGADO', summary: 'Referência nacional de uma etapa e modalidade' },
    async ({ query }) => buscarReferencia(app.banco, query.categoria, query.modalidade),
  );

  rota('GET /convencoes/:lista', { permissao: 'LOGADO', summary: 'Uma lista de opções' }, async ({ params }) =>
    listarConvencao(app.banco, params.lista),
  );
};

export default convencoes;
