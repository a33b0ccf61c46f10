import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import { O_QUE_E_INDICE_DE_COCCAO, O_QUE_SAO_PORCOES } from '../../regras/frases.js';
import { ROTULOS_UNIDADE_MEDIDA, SIMBOLOS_UNIDADE_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import type { Preparo, PreparoResumo } from './preparos.js';

/** What a row of the list and the whole recipe have in common. */
const CAMPOS_EM_COMUM = {
  nome: {
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    naTela: nomeComum,
    onde: ['tela', 'papel'],
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'Identifica o preparo. Repita o nome em cada ingrediente, ou deixe em branco a partir do segundo.',
      exemplo: 'Arroz com cenoura',
    },
  },
  criador: {
    titulo: 'Criador',
    titulos: { detalhes: 'Criado por' },
    valor: ({ criador }) => criador?.nome ?? null,
    naTela: nomeProprio,
    onde: ['papel'],
    opcional: true,
  },
  porcoes: {
    titulo: 'Porções',
    tipo: 'inteiro',
    valor: ({ porcoes }) => porcoes,
    onde: ['tela', 'papel'],
    destaque: true,
    importacao: {
      leitura: { tipo: 'numero', casas: 0 },
      obrigatorio: true,
      explicacao: O_QUE_SAO_PORCOES,
      exemplo: '100',
    },
  },
} satisfies CamposDefinidos<Pick<PreparoResumo, 'nome' | 'criador' | 'porcoes'>, never>;

/** The fields of a preparation in its list. */
export const CAMPOS_DO_PREPARO = {
  ...CAMPOS_EM_COMUM,
  pendencias: {
    titulo: 'Pendências',
    tipo: 'inteiro',
    valor: ({ pendencias }) => pendencias,
    onde: ['tela', 'papel'],
  },
} satisfies CamposDefinidos<PreparoResumo, never>;

/** The fields of a recipe, the current one or a kept version. */
export const CAMPOS_DA_RECEITA = {
  ...CAMPOS_EM_COMUM,
  medidaCaseira: {
    titulo: 'Medida caseira da porção',
    titulos: { detalhes: 'Medida caseira' },
    valor: ({ medidaCaseira }) => medidaCaseira,
    importacao: { leitura: { tipo: 'texto' }, explicacao: 'De uma porção.', exemplo: '1 concha média' },
  },
  modoPreparo: {
    titulo: 'Modo de preparo',
    valor: ({ modoPreparo }) => modoPreparo,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: `Até ${LIMITES.modoPreparo} letras.`,
      exemplo: 'Refogue o arroz e junte a água fervente.',
    },
  },
  tempoPreparoMin: {
    titulo: 'Tempo de preparo (min)',
    titulos: { detalhes: 'Tempo de preparo' },
    valor: ({ tempoPreparoMin }) => tempoPreparoMin && `${tempoPreparoMin} min`,
    importacao: { leitura: { tipo: 'numero', casas: 0 }, explicacao: 'Em minutos.', exemplo: '40' },
  },
  utensilios: {
    titulo: 'Utensílios',
    valor: ({ utensilios }) => utensilios,
    importacao: { leitura: { tipo: 'texto' }, exemplo: 'Panela de pressão' },
  },
  pesoPronto: {
    titulo: 'Peso pronto (kg)',
    tipo: 'quantidade',
    valor: ({ pesoPronto }) => pesoPronto,
    detalhe: false,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      explicacao: 'Peso da receita toda, depois de cozida. Com ele, o índice de cocção é calculado.',
      exemplo: '9,320',
    },
  },
  indiceCoccao: {
    titulo: 'Índice de cocção',
    tipo: 'quantidade',
    valor: ({ indiceCoccao }) => indiceCoccao,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      explicacao: O_QUE_E_INDICE_DE_COCCAO,
      exemplo: '2,5',
    },
  },
} satisfies CamposDefinidos<Omit<Preparo, 'id'>, never>;

/** The fields of an ingredient. */
export const CAMPOS_DO_INGREDIENTE = {
  alimento: {
    titulo: 'Alimento',
    valor: ({ alimento }) => alimento.nome,
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'Um ingrediente por linha. Escolha uma opção da lista; cadastre ou importe os alimentos antes.',
      exemplo: 'Arroz branco tipo 1',
    },
  },
  quantidade: {
    titulo: 'Quantidade',
    titulos: { papel: 'Peso líquido' },
    tipo: 'quantidade',
    valor: ({ quantidade }) => quantidade,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'numero', casas: 0 },
      obrigatorio: true,
      explicacao: 'Quantidade já limpa, para todas as porções. Use um número inteiro.',
      exemplo: '5000',
    },
  },
  unidadeMedida: {
    titulo: 'Unidade de medida',
    titulos: { papel: 'Unidade' },
    valor: ({ unidadeMedida }) => SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_UNIDADE_MEDIDA },
      explicacao: 'Unidade da quantidade: g, kg, ml, l ou un. Se ficar em branco, vale a unidade do alimento.',
      exemplo: 'Grama',
    },
  },
  pesoBruto: {
    titulo: 'Peso bruto',
    tipo: 'quantidade',
    valor: ({ pesoBruto }) => pesoBruto,
    onde: ['papel'],
    opcional: true,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      explicacao: 'Peso com que o alimento é comprado, antes de limpar e descascar, na mesma unidade.',
      exemplo: '5000',
    },
  },
  fatorCorrecao: {
    titulo: 'Fator de correção',
    tipo: 'quantidade',
    valor: ({ fatorCorrecao }) => fatorCorrecao,
    onde: ['papel'],
    opcional: true,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      explicacao: 'Peso bruto ÷ quantidade. É calculado quando o peso bruto é informado.',
      exemplo: '1,12',
    },
  },
  /** A row of a spreadsheet has the measure of a portion, too. */
  medidaCaseiraDoIngrediente: {
    titulo: 'Medida caseira do ingrediente',
    titulos: { papel: 'Medida caseira' },
    valor: ({ medidaCaseira }) => medidaCaseira,
    onde: ['papel'],
    opcional: true,
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: 'Medida caseira da quantidade deste ingrediente.',
      exemplo: '2 xícaras',
    },
  },
} satisfies CamposDefinidos<Preparo['ingredientes'][number], never>;
