import { PERMISSOES, ROTULOS_PERMISSAO } from '@merenda/shared/contratos';
import { lerConvencao, listarConvencao } from '../../mecanismos/convencoes.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarReferencia, listarCategorias, listarComponentes, listarPatologias } from './consultas.js';
import { alterarConvencao, criarConvencao, ordenarConvencao } from './gravacao.js';

/** The lookups of specification 1, section 7: every logged-in user may read them, CONFIGURACOES may change some. */
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

  rota(
    'GET /convencoes/:lista/opcoes',
    { permissao: 'CONFIGURACOES', summary: 'As opções de uma lista, para alterá-la' },
    async ({ contexto, params }) => lerConvencao(contexto.banco, params.lista),
  );

  rota(
    'POST /convencoes/:lista/opcoes',
    {
      permissao: 'CONFIGURACOES',
      summary: 'Acrescenta uma opção a uma lista',
      description: 'O código é feito da descrição e não muda. 409 para uma lista de que as regras dependem.',
    },
    async ({ contexto, params, body }) => criarConvencao(contexto, params.lista, body),
  );

  rota(
    'PUT /convencoes/:lista/opcoes/:nome',
    {
      permissao: 'CONFIGURACOES',
      summary: 'Altera a descrição de uma opção, ou a desativa ou reativa',
      description: 'Uma opção inativa não é oferecida a novos registros e continua onde está guardada.',
    },
    async ({ contexto, params, body }) => alterarConvencao(contexto, params, body),
  );

  rota(
    'PUT /convencoes/:lista/ordem',
    {
      permissao: 'CONFIGURACOES',
      summary: 'Muda a ordem das opções de uma lista',
      description: 'O corpo tem todos os códigos da lista; 409 quando ela tem outros.',
    },
    async ({ contexto, params, body }) => ordenarConvencao(contexto, params.lista, body),
  );
};

export default convencoes;
