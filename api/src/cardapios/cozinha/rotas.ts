import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { avisarFalta } from './avisos-de-falta.js';
import { lerCozinha } from './consultas.js';

const cozinha: Rotas = async (app) => {
  const rota = rotasDe(app, 'Cozinha');

  rota(
    'GET /cozinha',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      unidade: { unidade: 'query.unidade' },
      summary: 'O que a cozinha de uma unidade precisa: pratos, alimentos, estoque, receitas e refeições dos dias',
      description:
        'Sem datas, dos dias que ainda podem ser registrados aos quatro seguintes a hoje. De um dia passado, só o que não foi executado.',
    },
    async ({ contexto, query }) => lerCozinha(contexto, app.externos.alunos, query),
  );

  rota(
    'POST /avisos-de-falta',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      unidade: { unidade: 'body.unidadeEducacional.id' },
      summary: 'Avisa quem compra e quem cuida do estoque de que falta um alimento na cozinha',
    },
    async ({ contexto, body }) => avisarFalta(contexto, body),
  );
};

export default cozinha;
