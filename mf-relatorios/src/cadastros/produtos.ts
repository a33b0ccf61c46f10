import { api } from '@merenda/shared';
import { SIMBOLOS_UNIDADE_MEDIDA, type Produto } from '@merenda/shared/contratos';
import { descreverLimites } from '@merenda/shared/regras';
import type { CampoDeBusca } from '@merenda/shared/ui';
import { lerDescricoes } from '../convencoes/descricoes.js';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';

const BUSCA: CampoDeBusca<Produto>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'item', rotulo: 'Item', texto: ({ item }) => item.nome },
];

/** The products of the catalogue, with what one package holds. */
export const produtos: Relatorio = async ({ id, signal }) => {
  const [lidos, unidade] = await Promise.all([
    api.get('relatorios/produtos', { signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const filtrados = filtrar('produtos', id, lidos, BUSCA);
  if (!filtrados) return null;
  return {
    titulo: 'Produtos',
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [
          { titulo: 'Nome' },
          { titulo: 'Item' },
          { titulo: 'Embalagem' },
          { titulo: 'Conteúdo', tipo: 'quantidade' },
          { titulo: 'Medida' },
          { titulo: 'Perecível' },
          { titulo: 'Temperatura', opcional: true },
        ],
        linhas: filtrados.linhas.map((produto) => [
          produto.nome,
          produto.item.nome,
          unidade(produto.unidadeProduto),
          produto.medidaReal,
          SIMBOLOS_UNIDADE_MEDIDA[produto.unidadeMedida],
          produto.isPerecivel ? 'Sim' : 'Não',
          descreverLimites(produto),
        ]),
        vazia: 'Nenhum produto encontrado.',
      },
    ],
  };
};
