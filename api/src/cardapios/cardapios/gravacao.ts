import type { Cardapio, CardapioEdicao, CardapioNovo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { cardapios } from '../../banco/esquema/cardapios/cardapios.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { exigirCategoria, exigirMesmaEtapa } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { buscarCardapio, travarCardapio } from './consultas.js';
import { gravarAlternativos, gravarPatologias, gravarPratos } from './linhas.js';

/**
 * Registers a menu. 409 when the category and modality have one of the same name; 422 when the modality takes another
 * number of dishes, a dish belongs to another category, an alternative to another category or modality, or a menu that
 * is not REGULAR has no pathology.
 */
export function criarCardapio(contexto: Contexto, novo: CardapioNovo): Promise<Cardapio> {
  return emTransacao(contexto, async (tx) => {
    await exigirCategoria(tx, novo.categoria.id);
    const { nome, categoria, modalidade, cardapioTipo } = novo;
    const { id } = primeira(
      await comNomeUnico(
        tx
          .insert(cardapios)
          .values({ nome, categoriaId: categoria.id, modalidade, cardapioTipo })
          .returning({ id: cardapios.id }),
      ),
    );
    const dono = { id, categoriaId: categoria.id, modalidade };
    await gravarPratos(tx, dono, novo.pratos);
    if (cardapioTipo === 'REGULAR') await gravarAlternativos(tx, dono, novo.alternativos ?? []);
    else await gravarPatologias(tx, dono, novo.patologias ?? []);
    const criado = await buscarCardapio(tx, id);
    await auditar(tx, { entidade: 'cardapios', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Changes a menu's name and rows. 404, 409 when it changed since it was read, 422 as for a new one or when category,
 * modality or type would change.
 */
export function alterarCardapio(contexto: Contexto, id: number, edicao: Recebida<CardapioEdicao>): Promise<Cardapio> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarCardapio(tx, id);
    exigirVersao(antes, edicao.versao, 'O cardápio foi alterado');
    exigirMesmaEtapa(antes, edicao);
    if (edicao.cardapioTipo && edicao.cardapioTipo !== antes.cardapioTipo)
      throw invalido([{ campo: 'cardapioTipo', mensagem: 'O tipo não pode ser alterado.' }]);
    await comNomeUnico(
      tx
        .update(cardapios)
        .set({ nome: edicao.nome, versao: antes.versao + 1 })
        .where(eq(cardapios.id, id)),
    );
    const dono = { id, categoriaId: antes.categoria.id, modalidade: antes.modalidade.nome };
    await gravarPratos(tx, dono, edicao.pratos);
    if (antes.cardapioTipo === 'REGULAR' && edicao.alternativos)
      await gravarAlternativos(tx, dono, edicao.alternativos);
    if (antes.cardapioTipo !== 'REGULAR' && edicao.patologias) await gravarPatologias(tx, dono, edicao.patologias);
    const depois = await buscarCardapio(tx, id);
    await auditar(tx, { entidade: 'cardapios', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Runs a write; throws 409 at the field when another record has the same name, category and modality. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'cardapios_unico',
    'nome',
    'Já existe um cardápio com este nome para a mesma categoria e modalidade.',
  );
}
