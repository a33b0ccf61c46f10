import { nomeComum } from '../../formatos/nomes.js';
import { descreverLimites } from '../../regras/cadastros/temperaturas.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_UNIDADE_MEDIDA, SIMBOLOS_UNIDADE_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import type { Produto } from './produtos.js';

/** The fields of a product. */
export const CAMPOS_DO_PRODUTO = {
  nome: {
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    naTela: nomeComum,
    onde: ['tela', 'papel'],
    ordem: 'nome',
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O item com a sua embalagem. Identifica o produto.',
      exemplo: 'Arroz tipo 1 - saco de 5 kg',
    },
  },
  item: {
    titulo: 'Item',
    valor: ({ item }) => item.nome,
    naTela: nomeComum,
    onde: ['tela', 'papel'],
    ordem: 'item',
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'Escolha uma opção da lista. Cadastre ou importe os itens antes.',
      exemplo: 'Arroz tipo 1',
    },
  },
  unidadeProduto: {
    titulo: 'Unidade do produto',
    titulos: { tela: 'Unidade', papel: 'Embalagem' },
    valor: ({ unidadeProduto }, descrever) => descrever('unidades-produto', unidadeProduto),
    convencao: 'unidades-produto',
    onde: ['tela', 'papel'],
    ordem: 'unidade',
    importacao: {
      leitura: { tipo: 'opcao', de: 'unidades-produto' },
      obrigatorio: true,
      explicacao: 'A embalagem em que o produto é comprado. Escolha uma opção da lista.',
      exemplo: 'Saco',
    },
  },
  medidaReal: {
    titulo: 'Medida',
    titulos: { papel: 'Conteúdo' },
    tipo: 'quantidade',
    valor: ({ medidaReal }) => medidaReal,
    naTela: (medida, { unidadeMedida }) => `${medida} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}`,
    onde: ['tela', 'papel'],
    ordem: false,
    destaque: true,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      obrigatorio: true,
      explicacao: 'Quantidade que vem em uma embalagem, com vírgula para os decimais.',
      exemplo: '5',
    },
  },
  unidadeMedida: {
    titulo: 'Unidade de medida',
    titulos: { papel: 'Medida' },
    valor: ({ unidadeMedida }) => SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
    onde: ['papel'],
    detalhe: false,
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_UNIDADE_MEDIDA },
      obrigatorio: true,
      explicacao: 'A unidade do conteúdo. Escolha uma opção da lista, ou escreva g, kg, ml, l ou un.',
      exemplo: 'Quilograma',
    },
  },
  isPerecivel: {
    titulo: 'Perecível',
    valor: ({ isPerecivel }) => (isPerecivel ? 'Sim' : 'Não'),
    onde: ['tela', 'papel'],
    ordem: 'perecivel',
    importacao: {
      leitura: { tipo: 'logico' },
      explicacao: 'Sim ou não. Se ficar em branco, um produto novo é cadastrado como não perecível.',
      exemplo: 'Não',
    },
  },
  temperaturaMinima: {
    titulo: 'Temperatura mínima (°C)',
    valor: ({ temperaturaMinima }) => temperaturaMinima,
    detalhe: false,
    importacao: {
      leitura: { tipo: 'temperatura' },
      explicacao: 'Em graus Celsius. Deixe em branco para não definir uma temperatura mínima.',
      exemplo: '-25',
    },
  },
  temperaturaMaxima: {
    titulo: 'Temperatura máxima (°C)',
    valor: ({ temperaturaMaxima }) => temperaturaMaxima,
    detalhe: false,
    importacao: {
      leitura: { tipo: 'temperatura' },
      explicacao:
        'Em graus Celsius. Acima dela, o recebimento exige uma justificativa. Deixe em branco para não definir uma temperatura máxima.',
      exemplo: '-12',
    },
  },
  /** The two limits as one text. */
  temperatura: {
    titulo: 'Temperatura',
    titulos: { detalhes: 'Temperatura no recebimento' },
    valor: descreverLimites,
    naTela: (limites) => limites || 'sem limite',
    onde: ['papel'],
    opcional: true,
  },
} satisfies CamposDefinidos<Produto, ListaConvencao>;
