import { defineArea } from '@merenda/shared';

export default defineArea({
  'dados-cadastrais': () => import('../dados-cadastrais/DadosCadastrais.js'),
  notificacao: () => import('../notificacoes/Notificacoes.js'),
});
