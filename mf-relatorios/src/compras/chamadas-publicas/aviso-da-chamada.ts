import { ROTULOS_STATUS_CHAMADA, type StatusChamada } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { somar } from '@merenda/shared/regras';
import type { Relatorio } from '../../folha/relatorio.js';
import {
  celulasComPreco,
  COM_PRECO,
  dadosDaChamada,
  lerChamada,
  nomeDaChamada,
  valorPeloPreco,
} from './dados-da-chamada.js';

/** States in which suppliers must not answer the call: its title names them. */
const NAO_VALE: ReadonlySet<StatusChamada> = new Set(['RASCUNHO', 'CANCELADA']);

/** The published text of a public call: what is bought at which price, who may sell, how projects are ranked. */
export const avisoDaChamada: Relatorio = async ({ id = '', signal }) => {
  const { chamada, embalagem } = await lerChamada(id, signal);
  const { itens, prazo, limitePorCaf, status } = chamada;
  const valores = itens.map((item) => valorPeloPreco(item, item.quantidade) ?? 0);
  return {
    titulo: `Edital da ${nomeDaChamada(chamada)}${NAO_VALE.has(status) ? ` – ${ROTULOS_STATUS_CHAMADA[status]}` : ''}`,
    dados: dadosDaChamada(chamada),
    tabelas: [
      {
        titulo: 'Gêneros alimentícios',
        colunas: [{ titulo: 'Produto' }, ...COM_PRECO, { titulo: 'Entrega' }],
        linhas: itens.map((item) => [
          item.produto.nome,
          ...celulasComPreco(item, embalagem(item), item.quantidade),
          item.entrega,
        ]),
        total: ['Total', null, null, null, somar(valores).toNumber(), null],
        vazia: 'Nenhum item.',
      },
    ],
    textos: [
      {
        titulo: 'Objeto',
        texto:
          'O município compra da agricultura familiar e do empreendedor familiar rural os gêneros alimentícios deste edital, para a alimentação escolar, com dispensa de licitação (Lei 11.947/2009, art. 14, § 1º).',
      },
      {
        titulo: 'Quem pode vender',
        texto:
          'Fornecedores individuais, grupos informais e grupos formais com inscrição válida no Cadastro Nacional da Agricultura Familiar (CAF).',
      },
      {
        titulo: 'Projetos de venda',
        texto: `Os projetos de venda são entregues na unidade gestora até ${prazo}, com a documentação de habilitação do fornecedor e, para os produtos que a exigem, a documentação higiênico-sanitária. O fornecedor declara que os gêneros são de produção própria.`,
      },
      {
        titulo: 'Preço',
        texto:
          'Os fornecedores vendem pelo preço deste edital, que inclui frete, embalagem e encargos. Não há disputa de menor preço.',
      },
      {
        titulo: 'Seleção',
        texto:
          'A seleção é feita item por item, nesta ordem: fornecedores do município, da Região Geográfica Imediata, da Intermediária, do estado e do país; depois os grupos prioritários (assentamentos da reforma agrária, comunidades indígenas e quilombolas, grupos de mulheres e jovens agricultores, sem ordem entre si); depois os produtos orgânicos ou agroecológicos certificados (Lei 10.831/2003); e depois grupos formais, grupos informais e fornecedores individuais. O que continuar empatado é decidido por sorteio registrado em ata.',
      },
      {
        titulo: 'Limite de venda',
        texto: `Cada família, por sua CAF, pode vender até ${formatarMoeda(limitePorCaf)} no ano civil a este município (Resolução CD/FNDE nº 21/2021, mantida pela nº 4/2026). O limite de um grupo formal é este valor vezes o número das suas famílias com CAF.`,
      },
    ],
    assinaturas: [{ papel: 'Responsável pela unidade gestora' }, { papel: 'Ordenador de despesas' }],
  };
};
