import { api } from '@merenda/shared';
import { ROTULOS_GRAU_PROCESSAMENTO, ROTULOS_TIPO_ITEM, type Item } from '@merenda/shared/contratos';
import { opcoesDe, type CampoDeBusca } from '@merenda/shared/ui';
import { lerDescricoes } from '../convencoes/descricoes.js';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';

const BUSCA: CampoDeBusca<Item>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  {
    tipo: 'opcao',
    campo: 'itemProdutoTipo',
    rotulo: 'Tipo',
    opcoes: opcoesDe(ROTULOS_TIPO_ITEM),
    valor: ({ itemProdutoTipo }) => itemProdutoTipo,
  },
];

/** The items of the catalogue. */
export const itens: Relatorio = async ({ id, signal }) => {
  const [lidos, categoria] = await Promise.all([
    api.get('relatorios/itens-produto', { signal }),
    lerDescricoes('categorias-alimento', signal),
  ]);
  const filtrados = filtrar('itens', id, lidos, BUSCA);
  if (!filtrados) return null;
  return {
    titulo: 'Itens',
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [{ titulo: 'Nome' }, { titulo: 'Tipo' }, { titulo: 'Categoria' }, { titulo: 'Grau de processamento' }],
        linhas: filtrados.linhas.map((item) => [
          item.nome,
          ROTULOS_TIPO_ITEM[item.itemProdutoTipo],
          categoria(item.categoria),
          item.grauProcessamento && ROTULOS_GRAU_PROCESSAMENTO[item.grauProcessamento],
        ]),
        vazia: 'Nenhum item encontrado.',
      },
    ],
  };
};
