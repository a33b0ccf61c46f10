import type { RascunhoDeSolicitacao } from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import {
  agrupar,
  type Candidato,
  conteudoDaEmbalagem,
  type FaltaNaJanela,
  recusaConversao,
  somar,
  valorDasEmbalagens,
} from '@merenda/shared/regras';
import type { Oferta } from './ofertas.js';
import { citar, type Necessidade } from './simulacao.js';

/** A product of a contract for a need. */
export interface OfertaDoItem extends Candidato {
  oferta: Oferta;
}

/** The shortage of a need in a delivery window. */
export type Falta = FaltaNaJanela & { necessidade: Necessidade };

/** Packages of a contract that cover a shortage, or a part of it. */
interface EmbalagensDaFalta {
  falta: Falta;
  candidato: OfertaDoItem;
  embalagens: number;
}

/** The products of the contracts for each item that lacks something, in its unit of measure. */
export function candidatosPorItem(faltas: readonly Falta[], ofertas: readonly Oferta[]): Map<string, OfertaDoItem[]> {
  const doItem = agrupar(ofertas, ({ produto }) => produto.item.id);
  return new Map(
    faltas.map(({ necessidade: { item, unidadeMedida } }) => [
      item.chave,
      (doItem.get(item.id) ?? [])
        .filter(({ produto }) => !recusaConversao(produto.unidadeMedida, unidadeMedida))
        .map((oferta) => ({
          oferta,
          itemPropostaId: oferta.itemPropostaId,
          aquisicaoId: oferta.aquisicao.id,
          produtoId: oferta.produto.id,
          conteudo: conteudoDaEmbalagem(oferta.produto, unidadeMedida),
          precoUnidade: oferta.precoUnidade,
          agriculturaFamiliar: oferta.fornecedor.agriculturaFamiliar,
          vigencia: oferta.vigencia,
          disponivel: oferta.disponivel,
        })),
    ]),
  );
}

/** One draft for each unit and proposal, by unit and supplier. */
export function montarRascunhos(
  pedidos: readonly EmbalagensDaFalta[],
  ultimas: ReadonlyMap<string, number>,
): RascunhoDeSolicitacao[] {
  const grupos = agrupar(pedidos, ({ falta, candidato }) => `${falta.unidade.id} ${candidato.oferta.propostaId}`);
  return [...grupos]
    .map(([chave, doGrupo]): RascunhoDeSolicitacao => {
      const [primeiro] = doGrupo;
      const { fornecedor, aquisicao, propostaId } = primeiro.candidato.oferta;
      const itens = [...agrupar(doGrupo, ({ candidato }) => candidato.produtoId).values()].map(itemDoRascunho);
      return {
        unidade: citar(primeiro.falta.necessidade.unidade),
        fornecedor,
        aquisicao,
        proposta: propostaId,
        categorias: [
          ...new Set(doGrupo.flatMap(({ falta }) => falta.necessidade.usos.map((uso) => uso.servido.categoriaId))),
        ].sort((uma, outra) => uma - outra),
        itens: itens.sort((um, outro) => compararTextos(um.produto.nome, outro.produto.nome)),
        valor: somar(itens.map(({ valor }) => valor)).toNumber(),
        ultimaSolicitacao: ultimas.get(chave) ?? null,
      };
    })
    .sort(
      (um, outro) =>
        compararTextos(um.unidade.nome, outro.unidade.nome) ||
        compararTextos(um.fornecedor.nome, outro.fornecedor.nome) ||
        um.proposta - outro.proposta,
    );
}

function itemDoRascunho(
  linhas: readonly [EmbalagensDaFalta, ...EmbalagensDaFalta[]],
): RascunhoDeSolicitacao['itens'][number] {
  const [primeira] = linhas;
  const { produto, disponivel, precoUnidade } = primeira.candidato.oferta;
  const quantidade = linhas.reduce((total, { embalagens }) => total + embalagens, 0);
  return {
    produto,
    quantidade,
    disponivel,
    precoUnidade,
    valor: valorDasEmbalagens(quantidade, precoUnidade).toNumber(),
  };
}
