import type { EntidadeImportavel } from '@merenda/shared/contratos';
import type { OutroLugar } from '@merenda/shared/regras';

/** The screens that import each kind of file, by the addresses of their areas. */
export const TELAS_DA_IMPORTACAO: Readonly<Record<EntidadeImportavel, string>> = {
  usuarios: '/importar-usuarios',
  unidades: '/importar-unidades',
  itens: '/importar-itens',
  produtos: '/importar-produtos',
  fornecedores: '/importar-fornecedores',
  'estoque-inicial': '/importar-estoque',
  alimentos: '/importar-alimentos',
  'composicao-alimentos': '/importar-composicao',
  preparos: '/importar-preparos',
  aquisicoes: '/importar-aquisicoes',
  'recursos-pnae': '/importar-recursos-pnae',
};

/** Where the other files are read, and a sentence that leads there. */
export const OUTROS_LUGARES: Readonly<Record<OutroLugar, { caminho: string; frase: string }>> = {
  NOTA_FISCAL: {
    caminho: '/gerenciar-solicitacao',
    frase: 'É uma nota fiscal eletrônica (NF-e). Ela é lida ao receber uma solicitação, em "Ler NF-e (XML)".',
  },
  CENSO: {
    caminho: '/gerenciar-unidade',
    frase: 'É um arquivo do Censo Escolar. As matrículas entram pela lista de unidades, em "Importar Censo Escolar".',
  },
};
