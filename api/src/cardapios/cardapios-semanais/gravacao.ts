import type {
  CardapioSemanal,
  CardapioSemanalEdicao,
  CardapioSemanalNovo,
  ModalidadeEscolar,
} from '@merenda/shared/contratos';
import { eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { cardapios, cardapioSemanalDias, cardapiosSemanais } from '../../banco/esquema/cardapios/cardapios.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirCategoria, exigirMesmaEtapa } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { exigirEtapaDoCardapio } from '../cardapios/linhas.js';
import { buscarCardapioSemanal, travarCardapioSemanal } from './consultas.js';

/**
 * Registers a weekly menu. 409 when the category and modality have one of the same name; 422 when a menu belongs to
 * another category or modality.
 */
export function criarCardapioSemanal(contexto: Contexto, novo: CardapioSemanalNovo): Promise<CardapioSemanal> {
  return emTransacao(contexto, async (tx) => {
    await exigirCategoria(tx, novo.categoria.id);
    const { nome, categoria, modalidade } = novo;
    const { id } = primeira(
      await comNomeUnico(
        tx
          .insert(cardapiosSemanais)
          .values({ nome, categoriaId: categoria.id, modalidade })
          .returning({ id: cardapiosSemanais.id }),
      ),
    );
    await gravarDias(tx, { id, categoriaId: categoria.id, modalidade }, novo.cardapios);
    const criado = await buscarCardapioSemanal(tx, id);
    await auditar(tx, { entidade: 'cardapios-semanais', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Changes a weekly menu's name and days; the calendar keeps the days that it filled. 404, 409 when it changed since it
 * was read, 422 as for a new one.
 */
export function alterarCardapioSemanal(
  contexto: Contexto,
  id: number,
  edicao: Recebida<CardapioSemanalEdicao>,
): Promise<CardapioSemanal> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarCardapioSemanal(tx, id);
    exigirVersao(antes, edicao.versao, 'O cardápio semanal foi alterado');
    exigirMesmaEtapa(antes, edicao);
    await comNomeUnico(
      tx
        .update(cardapiosSemanais)
        .set({ nome: edicao.nome, versao: antes.versao + 1 })
        .where(eq(cardapiosSemanais.id, id)),
    );
    await gravarDias(tx, { id, categoriaId: antes.categoria.id, modalidade: antes.modalidade.nome }, edicao.cardapios);
    const depois = await buscarCardapioSemanal(tx, id);
    await auditar(tx, { entidade: 'cardapios-semanais', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

interface Dono {
  id: number;
  categoriaId: number;
  modalidade: ModalidadeEscolar;
}

async function gravarDias(tx: Transacao, dono: Dono, linhas: CardapioSemanalNovo['cardapios']): Promise<void> {
  const achados = await tx
    .select()
    .from(cardapios)
    .where(
      inArray(
        cardapios.id,
        linhas.map(({ cardapio }) => cardapio.id),
      ),
    )
    .orderBy(cardapios.id)
    .for('share');
  const porId = new Map(achados.map((cardapio) => [cardapio.id, cardapio]));
  linhas.forEach(({ cardapio: { id } }, posicao) => {
    const campo = `cardapios.${posicao}.cardapio.id`;
    const cardapio = porId.get(id);
    if (!cardapio) throw invalido([{ campo, mensagem: 'Cardápio não encontrado.' }]);
    exigirEtapaDoCardapio(cardapio, dono, campo);
  });
  await tx.delete(cardapioSemanalDias).where(eq(cardapioSemanalDias.cardapioSemanalId, dono.id));
  await tx
    .insert(cardapioSemanalDias)
    .values(
      linhas.map(({ diaSemana, cardapio }) => ({ cardapioSemanalId: dono.id, diaSemana, cardapioId: cardapio.id })),
    );
}

/** Runs a write; throws 409 at the field when another record has the same name, category and modality. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'cardapios_semanais_unico',
    'nome',
    'Já existe um cardápio semanal com este nome para a mesma categoria e modalidade.',
  );
}
