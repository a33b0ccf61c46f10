import type { BuscaCardapios, Cardapio, CardapioEdicao, CardapioNovo, CardapioResumo } from '@merenda/shared/contratos';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { cardapios } from '../../banco/esquema/cardapios.js';
import { categorias, faixasEtarias } from '../../banco/esquema/convencoes.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { CATEGORIA, exigirCategoria, exigirMesmaEtapa, modalidadePorNome } from '../convencoes/etapa.js';
import { recusarSeEmUso } from '../em-uso.js';
import { fichaDeCardapios } from '../fichas-tecnicas/calculo.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { ALTERNATIVOS, gravarAlternativos, gravarPatologias, gravarPratos, PATOLOGIAS, PRATOS } from './linhas.js';

const ENTIDADE = 'cardapios';

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

/**
 * Registers a menu. 409 when the category and modality have one of the same name; 422 when the modality takes another number of dishes,
 * a dish is for another category, an alternative for another category or modality, or a menu that is not REGULAR names no pathology.
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
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a menu's name and rows. 404, 409 when it changed since it was read, 422 as when it is registered or when category, modality or type would change. */
export function alterarCardapio(contexto: Contexto, id: number, edicao: Recebida<CardapioEdicao>): Promise<Cardapio> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
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
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a menu. 409 saying which menus, weekly menus and days of the calendar use it. */
export function excluirCardapio(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O cardápio ${antes.nome}`, [
      {
        tipo: 'cardapioRegular',
        registros: sql`select c.id, c.nome, c.nome as ordem from cardapios c join cardapio_alternativos a on a.cardapio_id = c.id where a.alternativo_id = ${id}`,
      },
      {
        tipo: 'cardapioSemanal',
        registros: sql`select s.id, s.nome, s.nome as ordem from cardapios_semanais s join cardapio_semanal_dias d on d.cardapio_semanal_id = s.id where d.cardapio_id = ${id}`,
      },
      {
        tipo: 'diaDoCalendario',
        registros: sql`select data as id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from lancamentos where cardapio_id = ${id}`,
      },
    ]);
    await tx.delete(cardapios).where(eq(cardapios.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'cardapios_unico',
    'nome',
    'Já existe um cardápio com este nome para a mesma categoria e modalidade.',
  );
}

async function travar(tx: Transacao, id: number): Promise<Cardapio> {
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
