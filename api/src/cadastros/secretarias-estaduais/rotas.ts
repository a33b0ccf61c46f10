import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarSecretaria } from './consultas.js';

const secretariasEstaduais: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota('GET /secretarias-estaduais/:id', { permissao: 'LOGADO', summary: 'A secretaria de educação' }, async (req) =>
    buscarSecretaria(app.banco, req.params.id),
  );
};

export default secretariasEstaduais;
