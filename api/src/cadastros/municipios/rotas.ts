import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { municipiosDe } from './consultas.js';

const municipios: Rotas = async (app) => {
  const rota = rotasDe(app, 'Município');

  rota(
    'GET /municipios',
    { permissao: 'PUBLICA', summary: 'Os municípios de um estado com o código do IBGE' },
    async ({ query }) => municipiosDe(query.uf),
  );
};

export default municipios;
