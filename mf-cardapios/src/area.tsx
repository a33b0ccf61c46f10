import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-alimento': () => import('./alimentos/CadastroAlimento'),
  'gerenciar-alimentos': () => import('./alimentos/GerenciarAlimentos'),
  'cadastrar-preparo': () => import('./preparos/CadastroPreparo'),
  'gerenciar-preparos': () => import('./preparos/GerenciarPreparos'),
  'cadastrar-prato': () => import('./pratos/CadastroPrato'),
  'gerenciar-pratos': () => import('./pratos/GerenciarPratos'),
  'cadastrar-cardapio': () => import('./cardapios/CadastroCardapio'),
  'cardapio-semanal': () => import('./cardapios-semanais/CadastroSemanal'),
  'gerenciar-cardapios': () => import('./cardapios/GerenciarCardapios'),
  'referencias-nutricionais': () => import('./referencias/GerenciarReferencias'),
  calendario: () => import('./calendario/CardapioCalendario'),
  execucao: () => import('./execucao/ExecucaoCardapios'),
  historico: () => import('./historico/HistoricoExecucao'),
  desperdicio: () => import('./desperdicio/Desperdicio'),
  'desperdicio-sem-refeicao': () => import('./desperdicio/DesperdicioSemRefeicao'),
});
