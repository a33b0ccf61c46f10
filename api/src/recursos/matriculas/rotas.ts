import { rotasDe, type Rotas } from '../rotas.js';
import { buscarUnidade } from '../unidades-educacionais/consultas.js';
import { matriculasDaUnidade, totaisDeMatriculas } from './consultas.js';

const matriculas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Matrículas');

  rota(
    'GET /unidades-educacionais/:id/matriculas',
    { permissao: 'LOGADO', summary: 'As matrículas de uma unidade, por ano' },
    async ({ contexto: { banco }, params: { id } }) => {
      await buscarUnidade(banco, id);
      return matriculasDaUnidade(banco, id);
    },
  );

  rota(
    'GET /matriculas/totais',
    { permissao: 'LOGADO', summary: 'Os totais das matrículas de cada unidade, por ano' },
    async ({ contexto }) => totaisDeMatriculas(contexto.banco),
  );
};

export default matriculas;
