import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { hoje } from '../../nucleo/relogio.js';
import { conformidadeDaUnidade } from './da-unidade.js';
import { conformidadeDasUnidades } from './das-unidades.js';

const conformidade: Rotas = async (app) => {
  const rota = rotasDe(app, 'Conformidade dos cardápios');

  rota(
    'GET /conformidade',
    { permissao: 'LOGADO', summary: 'Os cardápios do mês nas unidades do usuário, comparados com as regras do PNAE' },
    async ({ contexto, query: { dia = hoje() } }) => conformidadeDasUnidades(contexto, dia),
  );

  rota(
    'GET /conformidade/:unidade',
    {
      permissao: 'LOGADO',
      unidade: { unidade: 'params.unidade' },
      summary: 'Cada regra do PNAE no mês e nas semanas de uma unidade, com o porquê e o que a corrigiria',
    },
    async ({ contexto, params, query: { dia = hoje() } }) => conformidadeDaUnidade(contexto.banco, params.unidade, dia),
  );
};

export default conformidade;
