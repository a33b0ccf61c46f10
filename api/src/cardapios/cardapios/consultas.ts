import type { BuscaCardapios, Cardapio, CardapioResumo } from '@merenda/shared/contratos';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { cardapios } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { CATEGORIA, modalidadePorNome } from '../../cadastros/index.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { fichaDeCardapios } from '../fichas-tecnicas/calculo.js';
import { ALTERNATIVOS, PATOLOGIAS, PRATOS } from './linhas.js';

/** The menus of a category and modality, or all, by name. */
export function listarCardapios(banco: Banco, { categoria, modalidade }: BuscaCardapios): Promise<CardapioResumo[]> {
  return buscar(
    banco,
    and(
      categoria ? eq(cardapios.categoriaId, categoria) : undefined,
      modalidade ? eq(cardapios.modalidade, modalidade) : undefined,
    ),
  );
}

/** The menu with its technical sheet; 404 when there is none. */
export async function buscarCardapio(banco: Banco | Transacao, id: number): Promise<Cardapio> {
  const [cardapio] = await buscar(banco, eq(cardapios.id, id));
  if (!cardapio) throw naoEncontrado('Cardápio não encontrado.');
  return { ...cardapio, nutrientes: await fichaDeCardapios(banco, [id]) };
}

/** Locks a menu until the end of the transaction and reads it. 404 when there is none. */
export async function travarCardapio(tx: Transacao, id: number): Promise<Cardapio> {
  await tx.select({ id: cardapios.id }).from(cardapios).where(eq(cardapios.id, id)).for('update');
  return buscarCardapio(tx, id);
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<CardapioResumo[]> {
  const { id, nome, modalidade, cardapioTipo, versao } = cardapios;
  const linhas = await banco
    .select({
      id,
      nome,
      categoria: CATEGORIA,
      modalidade,
      cardapioTipo,
      alternativos: ALTERNATIVOS,
      patologias: PATOLOGIAS,
      pratos: PRATOS,
      versao,
    })
    .from(cardapios)
    .innerJoin(categorias, eq(categorias.id, cardapios.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(filtro);
  return linhas.map((linha) => ({ ...linha, modalidade: modalidadePorNome(linha.modalidade) })).sort(porNome);
}
