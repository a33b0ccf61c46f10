import {
  CADASTROS_CITADOS,
  type CadastroCitado,
  type ImportacaoEmCurso,
  type Permissao,
} from '@merenda/shared/contratos';

/** What another import can create: its words, who may create it, and the title of its import. */
export const CADASTROS: Readonly<
  Record<CadastroCitado, { um: string; varios: string; permissao: Permissao; importacao: string }>
> = {
  itens: { um: 'item', varios: 'itens', permissao: 'ITENS', importacao: 'Importar Itens' },
  produtos: { um: 'produto', varios: 'produtos', permissao: 'PRODUTOS', importacao: 'Importar Produtos' },
  fornecedores: {
    um: 'fornecedor',
    varios: 'fornecedores',
    permissao: 'FORNECEDORES',
    importacao: 'Importar Fornecedores',
  },
  alimentos: { um: 'alimento', varios: 'alimentos', permissao: 'ALIMENTOS', importacao: 'Importar Alimentos' },
};

/** The title of an import that creates what another one lacks; `outro` while it is not read. */
export const tituloDaImportacao = (
  importacao: Pick<ImportacaoEmCurso, 'entidade'> | undefined,
  outro: string,
): string =>
  CADASTROS_CITADOS.flatMap((entidade) =>
    entidade === importacao?.entidade ? [CADASTROS[entidade].importacao] : [],
  )[0] ?? outro;
