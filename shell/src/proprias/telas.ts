import { defineArea } from '@merenda/shared';

export default defineArea({
  ajustes: () => import('../ajustes/Ajustes.js'),
  'dados-cadastrais': () => import('../dados-cadastrais/DadosCadastrais.js'),
  notificacao: () => import('../notificacoes/Notificacoes.js'),
});
