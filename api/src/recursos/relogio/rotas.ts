import { formatarData } from '@merenda/shared/formatos';
import { agora, dataHoraBR, hoje } from '../../nucleo/relogio.js';

import { rotasDe, type Rotas } from '../rotas.js';

const relogio: Rotas = async (app) => {
  const rota = rotasDe(app, 'Relógio');

  rota(
    'GET /relogio',
    { permissao: 'LOGADO', alcances: ['COZINHA'], summary: 'O dia e a hora no município' },
    async () => ({
      hoje: formatarData(hoje()),
      agora: dataHoraBR(agora()),
    }),
  );
};

export default relogio;
