import { api } from '@merenda/shared';
import { SIMBOLOS_UNIDADE_MEDIDA, type Alimento } from '@merenda/shared/contratos';
import type { CampoDeBusca } from '@merenda/shared/ui';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';

/** The foods, with what their nutrients are stated for. */
export const alimentos: Relatorio = async ({ id, signal }) => {
  const [lidos, categorias] = await Promise.all([
    api.get('relatorios/alimentos', { signal }),
    api.get('convencoes/:lista', { caminho: { lista: 'categorias-alimento' }, signal }),
  ]);
  const opcoes = categorias.map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao }));
  const busca: CampoDeBusca<Alimento>[] = [
    { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
    { campo: 'item', rotulo: 'Item', texto: ({ itemAlimento }) => itemAlimento.nome },
    {
      tipo: 'opcao',
      campo: 'categoria',
      rotulo: 'Categoria',
      opcoes,
      valor: ({ itemAlimento }) => itemAlimento.categoria ?? undefined,
    },
  ];
  const filtrados = filtrar('alimentos', id, lidos, busca);
  if (!filtrados) return null;
  return {
    titulo: 'Alimentos',
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [
          { titulo: 'Nome' },
          { titulo: 'Forma' },
          { titulo: 'Item' },
          { titulo: 'Categoria' },
          { titulo: 'Quantidade base', tipo: 'quantidade' },
          { titulo: 'Unidade' },
        ],
        linhas: filtrados.linhas.map(({ nome, forma, itemAlimento, quantidadeBase, unidadeMedida }) => [
          nome,
          forma.descricao,
          itemAlimento.nome,
          opcoes.find(({ valor }) => valor === itemAlimento.categoria)?.rotulo ?? itemAlimento.categoria,
          quantidadeBase,
          SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
        ]),
        vazia: 'Nenhum alimento encontrado.',
      },
    ],
  };
};
