import type { ConfigProviderProps } from 'antd';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** Names of antd's arrows between pages. */
export const PAGINAS = {
  prev_page: 'Página anterior',
  next_page: 'Próxima página',
  prev_5: '5 páginas para trás',
  next_5: '5 páginas para a frente',
};

/**
 * antd's Portuguese texts, with our own where they are bad or missing. Passed once to `ConfigProvider`; only the shell
 * bundles antd's own.
 */
export function comNossasPalavras(antd: Locale): Locale {
  return {
    ...antd,
    global: { ...antd.global, placeholder: 'Selecione', sortable: 'ordenável' },
    Table: {
      ...antd.Table,
      triggerAsc: 'Clique para ordenar em ordem crescente',
      triggerDesc: 'Clique para ordenar em ordem decrescente',
      cancelSort: 'Clique para desfazer a ordenação',
    },
    // The year and the month over a calendar are named by what they show: another name would hide it.
    ...(antd.DatePicker && {
      DatePicker: { ...antd.DatePicker, lang: { ...antd.DatePicker.lang, yearSelect: '', monthSelect: '' } },
    }),
    Pagination: { ...antd.Pagination, jump_to: 'Ir para a página', ...PAGINAS },
  };
}
