import { Relogio } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { hoje } from '../../relogio.js';
import type { Rotas } from '../rotas.js';

const relogio: Rotas = async (app) => {
  app.get('/relogio', {
    config: { permissao: 'LOGADO' },
    schema: { tags: ['Relógio'], summary: 'O dia de hoje no município', response: { 200: Relogio } },
  }, async () => ({ hoje: formatarData(hoje()) }));
};

export default relogio;
