import { DIAS_SEMANA, type CardapioSemanal, type CardapioSemanalResumo } from '@merenda/shared/contratos';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { cardapiosSemanais } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { CATEGORIA, modalidadePorNome } from '../../cadastros/index.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { fichaDeCardapios } from '../fichas-tecnicas/calculo.js';

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

/** Locks a weekly menu until the end of the transaction and reads it. 404 when there is none. */
export async function travarCardapioSemanal(tx: Transacao, id: number): Promise<CardapioSemanal> {
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
