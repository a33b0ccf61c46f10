import type { ConfigProviderProps } from 'antd';
import ptBR from 'antd/locale/pt_BR';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** antd's own words in Portuguese. What its translation says badly, or only half, stands here. */
export const LOCALE: Locale = {
  ...ptBR,
  global: { ...ptBR.global, placeholder: 'Selecione', sortable: 'ordenável' },
  Table: {
    ...ptBR.Table,
    triggerAsc: 'Clique para ordenar em ordem crescente',
    triggerDesc: 'Clique para ordenar em ordem decrescente',
    cancelSort: 'Clique para desfazer a ordenação',
  },
  Pagination: {
    ...ptBR.Pagination,
    jump_to: 'Ir para a página',
    prev_page: 'Página anterior',
    next_page: 'Próxima página',
    prev_5: '5 páginas para trás',
    next_5: '5 páginas para a frente',
  },
};
