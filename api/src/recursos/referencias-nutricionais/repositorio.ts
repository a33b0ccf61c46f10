import type { LimiteEdicao, LimiteNacional } from '@merenda/shared/contratos';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { faixasEtarias, referenciasNutricionais as referencias } from '../../banco/esquema/convencoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../versao.js';

/** Every bound of the national reference, by age band and modality. */
export function listarLimites(banco: Banco): Promise<LimiteNacional[]> {
  return buscar(banco);
}

/** Changes a bound and its source, when the norm changes or its transcription was wrong. 404, 409 when it changed since it was read. */
export function alterarLimite(
  contexto: Contexto,
  id: number,
  { versao, ...edicao }: Recebida<LimiteEdicao>,
): Promise<LimiteNacional> {
  return emTransacao(contexto, async (tx) => {
    await tx.select({ id: referencias.id }).from(referencias).where(eq(referencias.id, id)).for('update');
    const antes = await buscarUm(tx, id);
    exigirVersao(antes, versao, 'A referência foi alterada');
    const { minimo, maximo, norma, fonte, observacao } = edicao;
    await tx
      .update(referencias)
      .set({
        minimo: comoTexto(minimo),
        maximo: comoTexto(maximo),
        norma,
        fonte,
        observacao: observacao || null,
        versao: antes.versao + 1,
      })
      .where(eq(referencias.id, id));
    const depois = await buscarUm(tx, id);
    await auditar(tx, { entidade: 'referencias-nutricionais', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Zero is a bound; blank is none. */
const comoTexto = (limite: number | '' | null | undefined): string | null =>
  typeof limite === 'number' ? String(limite) : null;

async function buscarUm(tx: Transacao, id: number): Promise<LimiteNacional> {
  const [limite] = await buscar(tx, eq(referencias.id, id));
  if (!limite) throw naoEncontrado('Referência nutricional não encontrada.');
  return limite;
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<LimiteNacional[]> {
  const {
    id,
    norma,
    fonte,
    vigente,
    modalidade,
    coberturaPct,
    nutriente,
    unidade,
    minimo,
    maximo,
    carater,
    certeza,
    observacao,
    versao,
  } = referencias;
  const linhas = await banco
    .select({
      id,
      norma,
      fonte,
      vigente,
      modalidade,
      coberturaPct,
      nutriente,
      unidade,
      minimo,
      maximo,
      carater,
      certeza,
      observacao,
      versao,
      faixaEtaria: { id: faixasEtarias.id, nome: faixasEtarias.nome },
    })
    .from(referencias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, referencias.faixaEtariaId))
    .where(filtro)
    .orderBy(asc(referencias.faixaEtariaId), asc(coberturaPct), asc(id));
  return linhas.map((linha) => ({ ...linha, minimo: comoNumero(linha.minimo), maximo: comoNumero(linha.maximo) }));
}

const comoNumero = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));
