import { Relogio } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { agora, dataHoraBR, hoje } from '../../nucleo/relogio.js';
import type { Rotas } from '../rotas.js';

const relogio: Rotas = async (app) => {
  app.get(
    '/relogio',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags: ['Relógio'], summary: 'O dia e a hora no município', response: { 200: Relogio } },
    },
    async () => ({ hoje: formatarData(hoje()), agora: dataHoraBR(agora()) }),
  );
};

export default relogio;
