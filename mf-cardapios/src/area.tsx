import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-alimento': () => import('./alimentos/CadastroAlimento.js'),
  'gerenciar-alimentos': () => import('./alimentos/GerenciarAlimentos.js'),
  'importar-alimentos': () => import('./alimentos/ImportarAlimentos.js'),
  'importar-composicao': () => import('./alimentos/ImportarComposicao.js'),
  'cadastrar-preparo': () => import('./preparos/CadastroPreparo.js'),
  'gerenciar-preparos': () => import('./preparos/GerenciarPreparos.js'),
  'importar-preparos': () => import('./preparos/ImportarPreparos.js'),
  'cadastrar-prato': () => import('./pratos/CadastroPrato.js'),
  'gerenciar-pratos': () => import('./pratos/GerenciarPratos.js'),
  'cadastrar-cardapio': () => import('./cardapios/CadastroCardapio.js'),
  'cardapio-semanal': () => import('./cardapios-semanais/CadastroSemanal.js'),
  'gerenciar-cardapios': () => import('./cardapios/GerenciarCardapios.js'),
  'sugerir-cardapios': () => import('./sugestao/SugerirCardapios.js'),
  'referencias-nutricionais': () => import('./referencias/GerenciarReferencias.js'),
  calendario: () => import('./calendario/CardapioCalendario.js'),
  cozinha: () => import('./cozinha/Cozinha.js'),
  execucao: () => import('./execucao/Realizar.js'),
  historico: () => import('./historico/HistoricoExecucao.js'),
  desperdicio: () => import('./desperdicio/Desperdicio.js'),
  'desperdicio-sem-refeicao': () => import('./desperdicio/DesperdicioSemRefeicao.js'),
});
