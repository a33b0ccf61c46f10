import {
  ItemNovo,
  ROTULOS_GRAU_PROCESSAMENTO,
  ROTULOS_TIPO_ITEM,
  type GrauProcessamento,
  type Item,
  type TipoItem,
} from '@merenda/shared/contratos';
import { TRACOS_DO_ROTULO, type CampoDePlanilha, type OpcaoDoCampo } from '@merenda/shared/regras';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { opcoesDaConvencao } from '../../mecanismos/convencoes.js';
import { opcao, texto } from '../../mecanismos/importacoes/campos.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { opcoesDosRotulos } from '../../mecanismos/importacoes/opcoes.js';
import { listarItens } from './consultas.js';
import { atualizarItens, inserirItens, soDeAlimento } from './gravacao.js';

/** Items from a spreadsheet. A row finds its item by type and name. */
export const PLANILHA_DE_ITENS: Definicao<ItemNovo, Item> = {
  permissao: 'ITENS',
  titulo: 'Itens',
  travas: [itensProduto],
  abrir: async (banco) => {
    const atuais = await listarItens(banco);
    const lista = await opcoesDaConvencao(banco, 'alergenicos');
    return {
      campos: [
        texto('nome', 'Nome', 'Arroz tipo 1', {
          sinonimos: ['Item', 'Nome do item', 'Descrição', 'Gênero', 'Gênero alimentício'],
          obrigatorio: true,
          explicacao: 'O que se compra, sem marca nem embalagem. Com o tipo, identifica o item.',
        }),
        opcao('itemProdutoTipo', 'Tipo', opcoesDosRotulos(ROTULOS_TIPO_ITEM), 'Alimento', {
          sinonimos: ['Tipo do item', 'Tipo de item'],
          obrigatorio: true,
          explicacao: 'Escolha uma opção da lista. Não pode ser alterado depois do cadastro.',
        }),
        opcao('categoria', 'Categoria', await opcoesDaConvencao(banco, 'categorias-alimento'), 'Cereais e derivados', {
          sinonimos: ['Grupo', 'Categoria do alimento', 'Grupo alimentar'],
          explicacao: 'Escolha uma opção da lista. Obrigatória para alimentos. Deixe em branco nos outros tipos.',
        }),
        opcao(
          'grauProcessamento',
          'Grau de processamento',
          opcoesDosRotulos(ROTULOS_GRAU_PROCESSAMENTO),
          'In natura ou minimamente processado',
          {
            sinonimos: ['Processamento'],
            explicacao:
              'Escolha uma opção da lista, apenas para alimentos. Entra no cálculo dos percentuais de compra do PNAE.',
          },
        ),
        alergenicos('alergenicosContem', 'Alergênicos: contém', lista, {
          explicacao: 'Do rótulo.',
          exemplo: lista[0]?.rotulo,
        }),
        // Another one: a food does not contain and perhaps contain the same.
        alergenicos('alergenicosPodeConter', 'Alergênicos: pode conter', lista, {
          explicacao: TRACOS_DO_ROTULO,
          exemplo: lista[1]?.rotulo,
        }),
        {
          campo: 'alergenicosConferidos',
          titulo: 'Alergênicos conferidos',
          leitura: { tipo: 'logico' },
          explicacao: 'Informe Sim se alguém comparou as listas com o rótulo. Preencha apenas para alimentos.',
          exemplo: 'Sim',
        },
      ],
      chave,
      atuais: new Map(atuais.map((item) => [chave(valoresDe(item)) ?? '', item])),
      esquema: ItemNovo,
      paraCorpo: (valores) => valores,
      valoresDe,
    };
  },
  inserir: inserirItens,
  atualizar: atualizarItens,
};

const alergenicos = (
  campo: string,
  titulo: string,
  opcoes: readonly OpcaoDoCampo[],
  { explicacao, exemplo = '' }: { explicacao: string; exemplo: string | undefined },
) =>
  ({
    campo,
    titulo,
    leitura: { tipo: 'opcoes', opcoes },
    explicacao: `${explicacao} Separe com ponto e vírgula. Preencha apenas para alimentos.`,
    exemplo,
  }) satisfies CampoDePlanilha;

function chave({ nome, itemProdutoTipo }: Valores): string | null {
  const lido = ItemNovo.shape.nome.safeParse(nome);
  return lido.success && typeof itemProdutoTipo === 'string' ? `${itemProdutoTipo} ${lido.data}` : null;
}

function valoresDe({ nome, itemProdutoTipo, ...item }: ItemNovo | Item): Valores & {
  itemProdutoTipo: TipoItem;
  grauProcessamento: GrauProcessamento | null;
} {
  const { alergenicosContem, alergenicosPodeConter, alergenicosConferidos } = item;
  return {
    nome,
    itemProdutoTipo,
    ...soDeAlimento(itemProdutoTipo, item),
    ...(itemProdutoTipo === 'ALIMENTO' && {
      alergenicosContem: alergenicosContem ?? [],
      alergenicosPodeConter: alergenicosPodeConter ?? [],
      alergenicosConferidos: alergenicosConferidos ?? false,
    }),
  };
}
