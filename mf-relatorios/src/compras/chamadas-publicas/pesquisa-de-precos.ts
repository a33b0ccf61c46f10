import { SEM_COTACOES } from '@merenda/shared/regras';
import type { Relatorio } from '../../folha/relatorio.js';
import { dadosDaChamada, lerChamada, nomeDaChamada } from './dados-da-chamada.js';

/** The price research of a public call: the quotes of each item, their mean and what is added to it. */
export const pesquisaDePrecos: Relatorio = async ({ id = '', signal }) => {
  const { chamada, embalagem } = await lerChamada(id, signal);
  return {
    titulo: `Pesquisa de preços – ${nomeDaChamada(chamada)}`,
    dados: dadosDaChamada(chamada),
    tabelas: [
      {
        titulo: 'Cotações',
        colunas: [
          { titulo: 'Produto', agrupa: true },
          { titulo: 'Fonte' },
          { titulo: 'Data', tipo: 'data' },
          { titulo: 'Preço', tipo: 'moeda' },
        ],
        linhas: chamada.itens.flatMap((item) =>
          item.cotacoes.map(({ fonte, data, valor }) => [
            `${item.produto.nome} (${embalagem(item)})`,
            fonte,
            data,
            valor,
          ]),
        ),
        vazia: SEM_COTACOES,
      },
      {
        titulo: 'Preço da chamada, por unidade',
        colunas: [
          { titulo: 'Produto' },
          { titulo: 'Média', tipo: 'moeda' },
          { titulo: 'Frete', tipo: 'moeda' },
          { titulo: 'Embalagem', tipo: 'moeda' },
          { titulo: 'Encargos', tipo: 'moeda' },
          { titulo: 'Preço', tipo: 'moeda' },
        ],
        linhas: chamada.itens.map(({ produto, media, frete, embalagem, encargos, preco }) => [
          produto.nome,
          media,
          frete,
          embalagem,
          encargos,
          preco,
        ]),
        vazia: 'Nenhum item.',
      },
    ],
    textos: [
      {
        titulo: 'Como o preço foi formado',
        texto:
          'O preço de cada item é a média de ao menos três cotações no mercado local, com prioridade para a feira do produtor, somada ao frete, à embalagem e aos encargos (Resolução CD/FNDE nº 26/2013, art. 29). Não há disputa de menor preço: todos os fornecedores vendem pelo preço da chamada.',
      },
    ],
    assinaturas: [{ papel: 'Responsável pela pesquisa de preços' }],
  };
};
