import { CAMPOS_DO_ITEM, ItemNovo, type Item } from '@merenda/shared/contratos';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { camposDaPlanilha, valoresDosCampos } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarItens } from './consultas.js';
import { atualizarItens, inserirItens } from './gravacao.js';

/** Items from a spreadsheet. A row finds its item by type and name. */
export const PLANILHA_DE_ITENS: Definicao<ItemNovo, Item> = {
  permissao: 'ITENS',
  titulo: 'Itens',
  travas: [itensProduto],
  abrir: async (banco) => {
    const atuais = await listarItens(banco);
    return {
      campos: await camposDaPlanilha(banco, CAMPOS_DO_ITEM, {
        nome: { sinonimos: ['Item', 'Nome do item', 'Descrição', 'Gênero', 'Gênero alimentício'] },
        itemProdutoTipo: { sinonimos: ['Tipo do item', 'Tipo de item'] },
        categoria: { sinonimos: ['Grupo', 'Categoria do alimento', 'Grupo alimentar'] },
        grauProcessamento: { sinonimos: ['Processamento'] },
      }),
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

function chave({ nome, itemProdutoTipo }: Valores): string | null {
  const lido = ItemNovo.shape.nome.safeParse(nome);
  return lido.success && typeof itemProdutoTipo === 'string' ? `${itemProdutoTipo} ${lido.data}` : null;
}

const valoresDe = (item: ItemNovo | Item): Valores => valoresDosCampos(CAMPOS_DO_ITEM, item);
