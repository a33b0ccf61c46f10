import type {
  Categoria,
  ComponenteNutricional,
  LimiteNutriente,
  ModalidadeEscolar,
  Nutriente,
  Patologia,
  ReferenciaNutricional,
} from '@merenda/shared/contratos';
import { SEM_REFERENCIA } from '@merenda/shared/regras';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { componentesNutricionais } from '../../banco/esquema/cadastros/catalogo.js';
import {
  categorias,
  faixasEtarias,
  patologias,
  referenciasNutricionais,
} from '../../banco/esquema/cadastros/convencoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** School stages with their age bands, youngest first. */
export function listarCategorias(banco: Banco): Promise<Categoria[]> {
  return banco
    .select({
      id: categorias.id,
      modalidade: categorias.modalidade,
      faixaEtaria: { id: faixasEtarias.id, nome: faixasEtarias.nome },
    })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .orderBy(asc(categorias.ordem));
}

export function listarPatologias(banco: Banco): Promise<Patologia[]> {
  return banco.select({ id: patologias.id, tipo: patologias.tipo }).from(patologias).orderBy(asc(patologias.id));
}

/** Nutrients in the order of the technical sheet. */
export function listarComponentes(banco: Banco | Transacao): Promise<ComponenteNutricional[]> {
  const { id, nome, tipo, grupo, unidadeMedida, ordem } = componentesNutricionais;
  return banco.select({ id, nome, tipo, grupo, unidadeMedida }).from(componentesNutricionais).orderBy(asc(ordem));
}

/** The reference in force for a stage and modality. 404 when the norm has none for them. */
export async function buscarReferencia(
  banco: Banco,
  categoriaId: number,
  modalidade: ModalidadeEscolar,
): Promise<ReferenciaNutricional> {
  const referencia = await referenciaSeHouver(banco, categoriaId, modalidade);
  if (!referencia) throw naoEncontrado(SEM_REFERENCIA);
  return referencia;
}

/** Like `buscarReferencia`; null when the norm has none. */
export async function referenciaSeHouver(
  banco: Banco,
  categoriaId: number,
  modalidade: ModalidadeEscolar,
): Promise<ReferenciaNutricional | null> {
  return (await lerReferencias(banco, [categoriaId]))(categoriaId, modalidade);
}

/** Reads the references in force for these stages once; each is null when the norm has none. */
export async function lerReferencias(
  banco: Banco,
  categoriaIds: readonly number[],
): Promise<(categoriaId: number, modalidade: ModalidadeEscolar) => ReferenciaNutricional | null> {
  const linhas = await banco
    .select({ categoriaId: categorias.id, referencia: referenciasNutricionais })
    .from(referenciasNutricionais)
    .innerJoin(categorias, eq(categorias.faixaEtariaId, referenciasNutricionais.faixaEtariaId))
    .where(and(inArray(categorias.id, [...new Set(categoriaIds)]), eq(referenciasNutricionais.vigente, true)))
    // The norm that gives the reference its name comes first in the table; a later one only adds missing nutrients.
    .orderBy(asc(referenciasNutricionais.id));
  return (categoriaId, modalidade) =>
    referenciaDe(
      linhas
        .filter((linha) => linha.categoriaId === categoriaId && linha.referencia.modalidade === modalidade)
        .map(({ referencia }) => referencia),
    );
}

function referenciaDe(linhas: readonly (typeof referenciasNutricionais.$inferSelect)[]): ReferenciaNutricional | null {
  const [primeira] = linhas;
  if (!primeira) return null;
  const { norma, fonte, coberturaPct } = primeira;
  const nutrientes: Partial<Record<Nutriente, LimiteNutriente>> = {};
  for (const linha of linhas) nutrientes[linha.nutriente] = limite(linha);
  return { norma, fonte, coberturaPct, nutrientes };
}

function limite({
  norma,
  unidade,
  minimo,
  maximo,
  carater,
  certeza,
  observacao,
}: typeof referenciasNutricionais.$inferSelect): LimiteNutriente {
  return { norma, unidade, minimo: numero(minimo), maximo: numero(maximo), carater, certeza, observacao };
}

const numero = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));
