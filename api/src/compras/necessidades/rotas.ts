import { adesaoDaUnidade, gravarAdesao } from '../../cadastros/index.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { calcularNecessidades } from './calculo.js';
import { origemDaNecessidade } from './origem.js';
import { situacaoDosItens } from './situacao.js';

const necessidades: Rotas = async (app) => {
  const rota = rotasDe(app, 'Lista de necessidades');

  rota(
    'GET /necessidades',
    {
      permissao: 'SOLICITACOES',
      summary: 'O que os cardápios de um período pedem, o que há e o que falta comprar',
      description:
        'Simula os estoques dia a dia, conta o que está a caminho, converte o que falta em embalagens e propõe as solicitações que os contratos vigentes permitem. Nada é gravado.',
    },
    async ({ contexto, query }) => calcularNecessidades(contexto, query),
  );

  rota(
    'GET /necessidades/origem',
    { permissao: 'SOLICITACOES', summary: 'Os usos de um item em uma unidade: dia, prato e alunos' },
    async ({ contexto, query }) => origemDaNecessidade(contexto, query),
  );

  rota(
    'GET /necessidades/itens',
    {
      permissao: 'SOLICITACOES',
      summary: 'De cada item: o que a unidade tem, o que está a caminho e o que os próximos 30 dias pedem',
    },
    async ({ contexto, query }) => situacaoDosItens(contexto, query),
  );

  rota(
    'GET /unidades-educacionais/:id/adesao',
    {
      permissao: 'SOLICITACOES',
      unidade: { unidade: 'params.id' },
      summary: 'A parte dos alunos de cada etapa que come na unidade',
    },
    async ({ contexto, params }) => adesaoDaUnidade(contexto.banco, params.id),
  );

  rota(
    'PUT /unidades-educacionais/:id/adesao',
    {
      permissao: 'SOLICITACOES',
      unidade: { unidade: 'params.id' },
      summary: 'Altera a adesão de etapas de uma unidade',
    },
    async ({ contexto, params, body }) => gravarAdesao(contexto, params.id, body),
  );
};

export default necessidades;
