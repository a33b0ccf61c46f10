import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { preverVencimentos } from './calculo.js';

const vencimentos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Estoques');

  rota(
    'GET /vencimentos',
    {
      permissao: 'ESTOQUES',
      summary: 'O que os cardápios do calendário deixam de cada lote até ele vencer',
      description:
        'Simula os estoques das unidades do usuário dia a dia, com todos os cardápios lançados. De cada lote que sobra: o motivo, o valor e a unidade que o usaria a tempo. Nada é gravado.',
    },
    async ({ contexto }) => preverVencimentos(contexto),
  );
};

export default vencimentos;
