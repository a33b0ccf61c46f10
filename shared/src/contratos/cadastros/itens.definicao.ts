import { nomeComum } from '../../formatos/nomes.js';
import type { CamposDe, Descrever } from '../../regras/definicao.js';
import { TRACOS_DO_ROTULO } from '../../regras/frases.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import {
  ROTULOS_ALTO_EM,
  ROTULOS_CLASSE_RESTRITA,
  ROTULOS_FORMA_DA_FRUTA,
  ROTULOS_GRUPO_DO_ITEM,
} from '../../vocabulario/cadastros/classificacao.js';
import { ROTULOS_GRAU_PROCESSAMENTO, ROTULOS_TIPO_ITEM } from '../../vocabulario/cadastros/itens.js';
import { MESES, ROTULOS_MES } from '../../vocabulario/meses.js';
import type { Item } from './itens.js';

const ehAlimento = ({ itemProdutoTipo }: Pick<Item, 'itemProdutoTipo'>): boolean => itemProdutoTipo === 'ALIMENTO';

const alergenicos = (codigos: readonly string[], descrever: Descrever<'alergenicos'>): string[] =>
  codigos.map((codigo) => descrever('alergenicos', codigo));

/** A 'Sim' or 'Não' of the classification. */
const simOuNao = (titulo: string, explicacao: string, valor: (item: Item) => boolean) => ({
  titulo,
  valor: (item: Item) => (valor(item) ? 'Sim' : 'Não'),
  so: ehAlimento,
  importacao: {
    leitura: { tipo: 'logico' as const },
    explicacao: `${explicacao} Preencha apenas para alimentos.`,
    exemplo: 'Não',
  },
});

/** The fields of an item. */
export const CAMPOS_DO_ITEM = {
  nome: {
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    naTela: nomeComum,
    onde: ['tela', 'papel'],
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O que se compra, sem marca nem embalagem. Com o tipo, identifica o item.',
      exemplo: 'Arroz tipo 1',
    },
  },
  itemProdutoTipo: {
    titulo: 'Tipo',
    valor: ({ itemProdutoTipo }) => ROTULOS_TIPO_ITEM[itemProdutoTipo],
    onde: ['tela', 'papel'],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_TIPO_ITEM },
      obrigatorio: true,
      explicacao: 'Escolha uma opção da lista. Não pode ser alterado depois do cadastro.',
      exemplo: 'Alimento',
    },
  },
  categoria: {
    titulo: 'Categoria',
    valor: ({ categoria }, descrever) => descrever('categorias-alimento', categoria),
    convencao: 'categorias-alimento',
    so: ehAlimento,
    onde: ['tela', 'papel'],
    importacao: {
      leitura: { tipo: 'opcao', de: 'categorias-alimento' },
      explicacao: 'Escolha uma opção da lista. Obrigatória para alimentos. Deixe em branco nos outros tipos.',
      exemplo: 'Cereais e derivados',
    },
  },
  grauProcessamento: {
    titulo: 'Grau de processamento',
    valor: ({ grauProcessamento: grau }) => grau && ROTULOS_GRAU_PROCESSAMENTO[grau],
    so: ehAlimento,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_GRAU_PROCESSAMENTO },
      explicacao:
        'Escolha uma opção da lista, apenas para alimentos. Entra no cálculo dos percentuais de compra do PNAE.',
      exemplo: 'In natura ou minimamente processado',
    },
  },
  alergenicosContem: {
    titulo: 'Alergênicos: contém',
    valor: ({ alergenicosContem }, descrever) => alergenicos(alergenicosContem, descrever),
    convencao: 'alergenicos',
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'opcoes', de: 'alergenicos' },
      explicacao: 'Do rótulo. Separe com ponto e vírgula. Preencha apenas para alimentos.',
      exemplo: 'Trigo',
    },
  },
  alergenicosPodeConter: {
    titulo: 'Alergênicos: pode conter',
    valor: ({ alergenicosPodeConter }, descrever) => alergenicos(alergenicosPodeConter, descrever),
    convencao: 'alergenicos',
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'opcoes', de: 'alergenicos' },
      explicacao: `${TRACOS_DO_ROTULO} Separe com ponto e vírgula. Preencha apenas para alimentos.`,
      // Another one: a food does not contain and perhaps contain the same.
      exemplo: 'Centeio',
    },
  },
  alergenicosConferidos: {
    titulo: 'Alergênicos conferidos',
    valor: ({ alergenicosConferidos }) => (alergenicosConferidos ? 'Sim' : 'Não'),
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'logico' },
      explicacao: 'Informe Sim se alguém comparou as listas com o rótulo. Preencha apenas para alimentos.',
      exemplo: 'Sim',
    },
  },
  grupo: {
    titulo: 'Grupo do alimento',
    valor: ({ grupo }) => grupo && ROTULOS_GRUPO_DO_ITEM[grupo],
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_GRUPO_DO_ITEM },
      explicacao:
        'Escolha uma opção da lista, apenas para alimentos. Sem grupo, o item não conta nas regras dos cardápios.',
      exemplo: 'Cereal, massa ou pão',
    },
  },
  formaDaFruta: {
    titulo: 'Forma da fruta',
    valor: ({ formaDaFruta }) => formaDaFruta && ROTULOS_FORMA_DA_FRUTA[formaDaFruta],
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_FORMA_DA_FRUTA },
      explicacao: 'Escolha uma opção da lista, apenas para frutas. Suco não conta como fruta.',
      exemplo: 'In natura',
    },
  },
  ferroHeme: simOuNao('Fonte de ferro heme', 'Informe Sim para carnes, vísceras, aves e peixes.', (um) => um.ferroHeme),
  fonteVitaminaA: simOuNao(
    'Fonte de vitamina A',
    'Informe Sim para fontes de vitamina A, como cenoura, abóbora e folhas escuras.',
    (um) => um.fonteVitaminaA,
  ),
  classeRestrita: {
    titulo: 'Oferta limitada',
    valor: ({ classeRestrita }) => classeRestrita && ROTULOS_CLASSE_RESTRITA[classeRestrita],
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_CLASSE_RESTRITA },
      explicacao: 'Escolha uma opção da lista se a norma limita quantas vezes o alimento é servido.',
      exemplo: 'Pão, biscoito, bolacha ou bolo',
    },
  },
  proibido: simOuNao(
    'Compra proibida',
    'Informe Sim se a norma proíbe a compra com recursos do PNAE.',
    (um) => um.proibido,
  ),
  acucarAdicionado: simOuNao(
    'Açúcar, mel ou adoçante',
    'Informe Sim se o alimento é ou contém açúcar adicionado, mel ou adoçante.',
    (um) => um.acucarAdicionado,
  ),
  altoEm: {
    titulo: 'Alto em',
    valor: ({ altoEm }) => altoEm.map((codigo) => ROTULOS_ALTO_EM[codigo]),
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'opcoes', de: ROTULOS_ALTO_EM },
      explicacao: 'O que a lupa na frente do rótulo diz. Separe com ponto e vírgula. Preencha apenas para alimentos.',
      exemplo: 'Sódio',
    },
  },
  regional: simOuNao('Alimento regional', 'Informe Sim para alimentos da tradição da região.', (um) => um.regional),
  meses: {
    titulo: 'Meses de safra',
    valor: ({ meses }) => MESES.filter((mes) => meses.includes(mes)).map((mes) => ROTULOS_MES[mes]),
    so: ehAlimento,
    importacao: {
      leitura: { tipo: 'opcoes', de: ROTULOS_MES },
      explicacao: 'Separe com ponto e vírgula. Deixe em branco para o ano todo. Preencha apenas para alimentos.',
      exemplo: 'Março',
    },
  },
} satisfies CamposDe<Item, ListaConvencao>;
