import type { LimiteNacional } from '@merenda/shared/contratos';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { faixasEtarias, referenciasNutricionais as referencias } from '../../banco/esquema/cadastros/convencoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Every bound of the national reference, by age band and modality. */
export function listarLimites(banco: Banco): Promise<LimiteNacional[]> {
  return buscar(banco);
}

/** One limit. 404 when there is none. */
export async function buscarLimite(tx: Transacao, id: number): Promise<LimiteNacional> {
  const [limite] = await buscar(tx, eq(referencias.id, id));
  if (!limite) throw naoEncontrado('Referência nutricional não encontrada.');
  return limite;
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<LimiteNacional[]> {
  const linhas = await banco
    .select(COLUNAS)
    .from(referencias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, referencias.faixaEtariaId))
    .where(filtro)
    .orderBy(asc(referencias.faixaEtariaId), asc(referencias.coberturaPct), asc(referencias.id));
  return linhas.map((linha) => ({ ...linha, minimo: comoNumero(linha.minimo), maximo: comoNumero(linha.maximo) }));
}

const COLUNAS = {
  id: referencias.id,
  norma: referencias.norma,
  fonte: referencias.fonte,
  vigente: referencias.vigente,
  modalidade: referencias.modalidade,
  coberturaPct: referencias.coberturaPct,
  nutriente: referencias.nutriente,
  unidade: referencias.unidade,
  minimo: referencias.minimo,
  maximo: referencias.maximo,
  carater: referencias.carater,
  certeza: referencias.certeza,
  observacao: referencias.observacao,
  versao: referencias.versao,
  faixaEtaria: { id: faixasEtarias.id, nome: faixasEtarias.nome },
};

const comoNumero = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));
