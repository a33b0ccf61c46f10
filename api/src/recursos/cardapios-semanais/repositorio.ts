import {
  type CardapioSemanal,
  type CardapioSemanalEdicao,
  type CardapioSemanalNovo,
  type CardapioSemanalResumo,
  DIAS_SEMANA,
  type ModalidadeEscolar,
} from '@merenda/shared/contratos';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { cardapios, cardapioSemanalDias, cardapiosSemanais } from '../../banco/esquema/cardapios.js';
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

const ENTIDADE = 'cardapios-semanais';

/** Every weekly menu, by name. */
export function listarCardapiosSemanais(banco: Banco): Promise<CardapioSemanalResumo[]> {
  return buscar(banco);
}

/** The weekly menu with the mean of its menus' technical sheets; 404 when there is none. */
export async function buscarCardapioSemanal(banco: Banco | Transacao, id: number): Promise<CardapioSemanal> {
  const [semanal] = await buscar(banco, eq(cardapiosSemanais.id, id));
  if (!semanal) throw naoEncontrado('Cardápio semanal não encontrado.');
  return {
    ...semanal,
    nutrientes: await fichaDeCardapios(
      banco,
      semanal.cardapios.map(({ cardapio }) => cardapio.id),
    ),
  };
}

/** Registers a weekly menu. 409 when the category and modality have one of the same name; 422 when a menu is for others. */
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
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a weekly menu's name and days; the calendar keeps the days that it filled. 404, 409 when it changed since it was read, 422 as when it is registered. */
export function alterarCardapioSemanal(
  contexto: Contexto,
  id: number,
  edicao: Recebida<CardapioSemanalEdicao>,
): Promise<CardapioSemanal> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
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
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a weekly menu. 409 saying which days of the calendar it filled. */
export function excluirCardapioSemanal(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O cardápio semanal ${antes.nome}`, [
      {
        tipo: 'diaDoCalendario',
        registros: sql`select data as id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from lancamentos where cardapio_semanal_id = ${id}`,
      },
    ]);
    await tx.delete(cardapiosSemanais).where(eq(cardapiosSemanais.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
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
    if (cardapio.categoriaId !== dono.categoriaId || cardapio.modalidade !== dono.modalidade) {
      throw invalido([{ campo, mensagem: `O cardápio ${cardapio.nome} é de outra categoria ou modalidade.` }]);
    }
  });
  await tx.delete(cardapioSemanalDias).where(eq(cardapioSemanalDias.cardapioSemanalId, dono.id));
  await tx
    .insert(cardapioSemanalDias)
    .values(
      linhas.map(({ diaSemana, cardapio }) => ({ cardapioSemanalId: dono.id, diaSemana, cardapioId: cardapio.id })),
    );
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'cardapios_semanais_unico',
    'nome',
    'Já existe um cardápio semanal com este nome para a mesma categoria e modalidade.',
  );
}

async function travar(tx: Transacao, id: number): Promise<CardapioSemanal> {
  await tx
    .select({ id: cardapiosSemanais.id })
    .from(cardapiosSemanais)
    .where(eq(cardapiosSemanais.id, id))
    .for('update');
  return buscarCardapioSemanal(tx, id);
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<CardapioSemanalResumo[]> {
  const { id, nome, modalidade, versao } = cardapiosSemanais;
  const linhas = await banco
    .select({ id, nome, categoria: CATEGORIA, modalidade, cardapios: DIAS, versao })
    .from(cardapiosSemanais)
    .innerJoin(categorias, eq(categorias.id, cardapiosSemanais.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(filtro);
  return linhas
    .map((linha) => ({
      ...linha,
      modalidade: modalidadePorNome(linha.modalidade),
      cardapios: linha.cardapios.sort((a, b) => DIAS_SEMANA.indexOf(a.diaSemana) - DIAS_SEMANA.indexOf(b.diaSemana)),
    }))
    .sort(porNome);
}

const DIAS = sql<CardapioSemanalResumo['cardapios']>`coalesce((
  select json_agg(json_build_object('diaSemana', d.dia_semana, 'cardapio', json_build_object('id', c.id, 'nome', c.nome)) order by c.nome, c.id)
  from cardapio_semanal_dias d join cardapios c on c.id = d.cardapio_id where d.cardapio_semanal_id = cardapios_semanais.id), '[]')`;
