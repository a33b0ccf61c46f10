import { nomeComum } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_UNIDADE_MEDIDA, SIMBOLOS_UNIDADE_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import type { Alimento } from './alimentos.js';

/** The fields of a food; its nutrients are columns of their own. */
export const CAMPOS_DO_ALIMENTO = {
  nome: {
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    naTela: nomeComum,
    onde: ['tela', 'papel'],
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O alimento como as receitas o usam. Identifica o alimento.',
      exemplo: 'Arroz branco tipo 1',
    },
  },
  itemAlimento: {
    titulo: 'Item',
    valor: ({ itemAlimento }) => itemAlimento.nome,
    naTela: (nome, { itemAlimento }, descrever) =>
      `${nomeComum(nome)} (${descrever('categorias-alimento', itemAlimento.categoria)})`,
    convencao: 'categorias-alimento',
    onde: ['tela', 'papel'],
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'O item que sai do estoque quando o alimento é usado. Cadastre ou importe os itens antes.',
      exemplo: 'Arroz tipo 1',
    },
  },
  categoria: {
    titulo: 'Categoria',
    valor: ({ itemAlimento }, descrever) => descrever('categorias-alimento', itemAlimento.categoria),
    convencao: 'categorias-alimento',
    onde: ['papel'],
  },
  forma: {
    titulo: 'Forma',
    valor: ({ forma }) => forma.descricao,
    onde: ['tela', 'papel'],
    importacao: { leitura: { tipo: 'opcao', de: 'formas-alimento' }, obrigatorio: true, exemplo: 'Cru' },
  },
  quantidadeBase: {
    titulo: 'Quantidade base',
    tipo: 'quantidade',
    valor: ({ quantidadeBase }) => quantidadeBase,
    onde: ['tela', 'papel'],
    destaque: true,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      explicacao: 'A quantidade para a qual os componentes valem. Se ficar em branco, um alimento novo usa 100 g.',
      exemplo: '100',
    },
  },
  unidadeMedida: {
    titulo: 'Unidade de medida',
    titulos: { tela: 'Unidade', papel: 'Unidade' },
    valor: ({ unidadeMedida }) => SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
    onde: ['tela', 'papel'],
    ordem: false,
    destaque: true,
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_UNIDADE_MEDIDA },
      explicacao: 'A unidade da quantidade base: g, kg, ml, l ou un. As duas ficam em branco juntas, ou nenhuma.',
      exemplo: 'Grama',
    },
  },
} satisfies CamposDefinidos<Alimento, ListaConvencao>;
