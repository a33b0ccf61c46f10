import { defineArea } from '@merenda/shared';

export default defineArea({
  calendario: () => import('./calendario/CardapioCalendario'),
  execucao: () => import('./execucao/ExecucaoCardapios'),
  historico: () => import('./historico/HistoricoExecucao'),
});
