import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarUnidade } from '../unidades-educacionais/consultas.js';
import { conferirCenso, importarCenso } from './censo.js';
import { matriculasDaUnidade, totaisDeMatriculas } from './consultas.js';
import { repasseDoAno } from './repasse.js';

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
    'GET /matriculas/repasse',
    {
      permissao: 'LOGADO',
      summary: 'O que o PNAE repassa pelas matrículas de um ano, por dia letivo e no ano seguinte',
    },
    async ({ contexto, query }) => repasseDoAno(contexto.banco, query.ano),
  );

  rota(
    'GET /matriculas/totais',
    { permissao: 'LOGADO', summary: 'Os totais das matrículas de cada unidade, por ano' },
    async ({ contexto }) => totaisDeMatriculas(contexto.banco),
  );

  rota(
    'POST /matriculas/censo/conferencia',
    { permissao: 'UNIDADES', summary: 'O que a importação do Censo Escolar faria, sem gravar nada' },
    async ({ contexto, body }) => conferirCenso(contexto.banco, body),
  );

  rota(
    'POST /matriculas/censo',
    {
      permissao: 'UNIDADES',
      summary: 'Grava as matrículas do Censo Escolar das escolas municipais em atividade',
      description:
        'As escolas são ligadas às unidades pelo código INEP, e só as novas e as alteradas são gravadas, todas ou nenhuma. `versao` diz qual versão das matrículas a conferência mostrou.',
    },
    async ({ contexto, body }) => importarCenso(contexto, body),
  );
};

export default matriculas;
