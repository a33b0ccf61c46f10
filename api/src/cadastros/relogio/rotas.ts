import { formatarData } from '@merenda/shared/formatos';
import { agora, dataHoraBR, fuso, hoje } from '../../nucleo/relogio.js';

import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';

const relogio: Rotas = async (app) => {
  const rota = rotasDe(app, 'Relógio');

  rota(
    'GET /relogio',
    // Also without a session: by it a page that has none asks whether the server answers, and a 401 would look like a fault.
    { permissao: 'PUBLICA', summary: 'O dia e a hora no município' },
    async () => ({
      hoje: formatarData(hoje()),
      agora: dataHoraBR(agora()),
      fuso: fuso(),
    }),
  );
};

export default relogio;
