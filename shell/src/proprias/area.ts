import type { AreaJson } from '@merenda/shared/area';
import type { AreaPublicada } from '../federation/registry.js';

/** The page of what is set up rarely; it lists the `ajustes` of all areas. */
export const AJUSTES = '/ajustes';

/** The shell's own screens, declared like those of an area: routes, home and sidebar draw them like any other. */
export const AREA_DO_SHELL: AreaJson = {
  id: 'shell',
  nome: 'Sua conta',
  telas: [
    { id: 'dados-cadastrais', caminho: '/dados-cadastrais', titulo: 'Dados cadastrais', permissao: null },
    { id: 'notificacao', caminho: '/notificacao', titulo: 'Notificações', permissao: null },
    { id: 'ajustes', caminho: AJUSTES, titulo: 'Ajustes', permissao: null },
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
    {
      id: 'ajustes',
      titulo: 'Ajustes',
      ordem: 130,
      icone: 'configuracoes',
      bloco: false,
      entradas: [{ tela: 'ajustes', rotulo: 'Ajustes' }],
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
