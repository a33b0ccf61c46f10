import type { AreaJson } from '@merenda/shared/area';
import type { AreaPublicada } from '../federation/registry.js';

/** The shell's own screens, declared like those of an area: routes, home and sidebar draw them like any other. */
export const AREA_DO_SHELL: AreaJson = {
  id: 'shell',
  nome: 'Sua conta',
  telas: [
    { id: 'dados-cadastrais', caminho: '/dados-cadastrais', titulo: 'Dados cadastrais', permissao: null },
    { id: 'notificacao', caminho: '/notificacao', titulo: 'Notificações', permissao: null },
  ],
  menu: [
    {
      id: 'dados-cadastrais',
      titulo: 'Dados cadastrais',
      ordem: 30,
      icone: 'cadastro',
      entradas: [{ tela: 'dados-cadastrais', rotulo: 'Meus dados' }],
    },
    {
      id: 'notificacoes',
      titulo: 'Notificações',
      ordem: 120,
      icone: 'notificacoes',
      entradas: [{ tela: 'notificacao', rotulo: 'Ver notificações' }],
    },
  ],
};

/** They are published with the shell, so that there is no container to fetch. */
export const SHELL_PUBLICADO: AreaPublicada = {
  versao: 'shell',
  container: 'shell',
  entrada: 'shell',
  area: AREA_DO_SHELL,
};
